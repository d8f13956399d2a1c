import { rich, texts } from '#messages/staff';

const keys = {
  pickUp: () => <kbd>Enter</kbd>,
  lengthen: () => <kbd>Shift</kbd>,
  putDown: () => <kbd>Enter</kbd>,
  giveUp: () => <kbd>Escape</kbd>,
};

export const SessionGridHelp = () =>
  texts('sessionGrid.help').map((_text, index) => <li key={index}>{rich(`sessionGrid.help.${index}`, keys)}</li>);
