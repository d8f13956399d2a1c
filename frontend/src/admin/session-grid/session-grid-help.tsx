import { help } from '#messages/staff/session-grid';
import { fillIn } from '../../messages/fill-in';

const keys = {
  pickUp: <kbd>Enter</kbd>,
  lengthen: <kbd>Shift</kbd>,
  putDown: <kbd>Enter</kbd>,
  giveUp: <kbd>Escape</kbd>,
};

export const SessionGridHelp = () => help.map((text) => <li key={text}>{fillIn(text, keys)}</li>);
