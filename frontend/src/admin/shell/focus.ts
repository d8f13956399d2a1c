import { type RefObject, useEffect, useRef } from 'react';

export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}

/** The returned function focuses the same row or one beside it: a removed button would lose the focus to the page. */
export function rememberFocus(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling];
  const containers = [row?.closest('section'), row?.closest('form')];
  return () => {
    if (!document.activeElement?.matches('body, [role="dialog"]')) return;
    const focusable = hasScreenKeyboard() ? button : `${button}, input:enabled:not([data-row])`;
    const control = [...rows, ...containers]
      .find((element) => element?.isConnected && element.querySelector(focusable))
      ?.querySelector<HTMLElement>(focusable);
    (control ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
}

/** Changes a list from which the pressed button goes. */
export function changeKeepingFocus(change: () => void): void {
  const restoreFocus = rememberFocus();
  change();
  setTimeout(restoreFocus);
}

const button = 'button:enabled';

/** Focusing a field on such a device opens a keyboard that covers half of the screen. */
export const hasScreenKeyboard = (): boolean => window.matchMedia('(pointer: coarse)').matches;
