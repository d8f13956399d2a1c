import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/content';
import { fillIn } from '../../messages/fill-in';
import { HelpBox } from '../help-box';

export function ContentHelp() {
  return (
    <HelpBox section="content">
      <ol>
        <li>{fillIn(messages.helpFind, { default: <em>{messages.defaultBadge}</em> })}</li>
        <li>{fillIn(messages.helpEdit, { edit: <strong>{common.edit}</strong> })}</li>
        <li>{fillIn(messages.helpDelete, { delete: <strong>{common.deleteRow}</strong> })}</li>
      </ol>
    </HelpBox>
  );
}
