import * as messages from '#messages/staff/status';
import { fillIn } from '../../messages/fill-in';

export function StatusHelp() {
  return (
    <>
      <li>{messages.instancesHelp}</li>
      <li>{messages.pauseHelp}</li>
      <li>{messages.pagesHelp}</li>
      <li>{fillIn(messages.commandsHelp, { command: <code>make backup</code> })}</li>
    </>
  );
}
