import * as messages from '#messages/staff/pages';

export function PagesHelp() {
  return (
    <>
      <li>{messages.helpWrite}</li>
      <li>{messages.helpAddress}</li>
      <li>{messages.helpPlace}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
