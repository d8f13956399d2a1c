import { hasScreenKeyboard } from './screen-keyboard';

/**
 * Remembers the row in which the focus is. What is answered gives the focus to that row, or to one beside it, when the
 * button that had it has gone, and to what stands around them when all of them have; otherwise whoever works by keyboard
 * would begin at the top of the page again.
 */
export function rememberFocus(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const around = [row?.closest('section'), row?.closest('form')];
  return () => {
    // A dialog takes the focus that a button within it had.
    if (!document.activeElement?.matches('body, [role="dialog"]')) return;
    const focusable = hasScreenKeyboard() ? button : `${button}, input:enabled`;
    const control = [...rows, ...around]
      .find((place) => place?.isConnected && place.querySelector(focusable))
      ?.querySelector<HTMLElement>(focusable);
    (control ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
}

const button = 'button:enabled';
