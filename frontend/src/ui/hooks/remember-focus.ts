import { hasScreenKeyboard } from './screen-keyboard';

/**
 * Remembers the focused row. The returned function focuses this row, a neighbour or the list, if the focused button has
 * gone: otherwise keyboard users would start at the top of the page.
 */
export function rememberFocus(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const containers = [row?.closest('section'), row?.closest('form')];
  return () => {
    // When a focused button disappears within a dialog, the dialog has the focus.
    if (!document.activeElement?.matches('body, [role="dialog"]')) return;
    const focusable = hasScreenKeyboard() ? button : `${button}, input:enabled`;
    const control = [...rows, ...containers]
      .find((element) => element?.isConnected && element.querySelector(focusable))
      ?.querySelector<HTMLElement>(focusable);
    (control ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
}

const button = 'button:enabled';
