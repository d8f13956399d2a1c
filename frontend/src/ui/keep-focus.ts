/**
 * Remembers the row in which the focus is. What is answered gives the focus to that row, or to one beside it, when the
 * button that had it has gone; otherwise whoever works by keyboard would begin at the top of the page again.
 */
export function keepFocus(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const places = [row, row?.nextElementSibling, row?.previousElementSibling];
  return () => {
    if (document.activeElement !== document.body) return;
    const button = places.find((place) => place?.isConnected)?.querySelector<HTMLElement>('button:enabled');
    (button ?? document.querySelector('main'))?.focus({ preventScroll: true });
  };
}
