type StorageArea = 'sessionStorage' | 'localStorage';

/** What the browser keeps under a key; null also where it is set to keep nothing: access alone throws there. */
export function readStorage(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Has the browser keep a text, or with null forget it; where it may not, or is full, what is kept is lost with the page. */
export function writeStorage(area: StorageArea, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // Nothing that is kept here is worth more than the page itself.
  }
}
