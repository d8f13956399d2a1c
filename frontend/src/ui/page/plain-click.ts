/** With a modifier or another button the browser opens a link elsewhere. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: ClickKeys): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

type ClickKeys = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
