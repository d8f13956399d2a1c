/** True for Control (or Command) and K. The editor of formatted texts handles these keys itself: they add a link there. */
export const isPaletteShortcut = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  defaultPrevented,
}: KeyboardEvent): boolean =>
  !defaultPrevented && (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

const maxWaitMs = 10_000;
let queuedAt = Number.NEGATIVE_INFINITY;

/** Remembers that the shortcut was pressed before the palette had loaded. */
export function queuePalette(): void {
  queuedAt = performance.now();
}

export function takeQueuedPalette(): boolean {
  const isQueued = performance.now() - queuedAt < maxWaitMs;
  queuedAt = Number.NEGATIVE_INFINITY;
  return isQueued;
}
