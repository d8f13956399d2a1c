const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform);

/** Mod-Shift-8 is Ctrl+Shift+8, or ⌘⇧8 on a Mac. */
export function formatKeys(keys: string): string {
  if (!isMac()) return joinKeys(keys, 'Ctrl');
  return keys.replace('Mod-', '⌘').replace('Shift-', '⇧').replace('Alt-', '⌥').toUpperCase();
}

/** Converts keys to the notation of `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string => joinKeys(keys, isMac() ? 'Meta' : 'Control');

const joinKeys = (keys: string, mod: string): string =>
  keys
    .replace('Mod', mod)
    .split(/-(?=.)/)
    .map((key) => (key.length === 1 ? key.toUpperCase() : key))
    .join('+');
