type StorageArea = 'sessionStorage' | 'localStorage';

/** Returns null if the key is missing or the browser blocks storage, where access throws. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if the text could not be stored, so that it is lost with the page. */
export function writeStorage(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
