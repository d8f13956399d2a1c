const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Mod-Shift-8 is Ctrl+Shift+8, or ⌘⇧8 on a Mac. */
export function formatKeys(keys: string): string {
  if (!isMac())
    return keys
      .replace('Mod', 'Ctrl')
      .split(/-(?=.)/)
      .map(capitalizeKey)
      .join('+');
  return keys.replace('Mod-', '⌘').replace('Shift-', '⇧').replace('Alt-', '⌥').toUpperCase();
}

const capitalizeKey = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

/** Converts keys to the notation of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string =>
  keys
    .replace('Mod', isMac() ? 'Meta' : 'Control')
    .split(/-(?=.)/)
    .map(capitalizeKey)
    .join('+');
