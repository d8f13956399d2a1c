import { useEffect, useState } from 'react';
import { lazyDialog } from '../../ui/page/lazy-part';
import { isPlainClick } from '../../ui/page/plain-click';

const SearchPalette = lazyDialog(async () => (await import('./search-palette')).SearchPalette);

/** Opens the palette by the link in the header, which leads to the page of the search until this code has loaded, and by the keyboard. */
export function SearchShortcut() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onEvent = (event: KeyboardEvent | MouseEvent) => {
      if (!(event instanceof KeyboardEvent ? isShortcut(event) : isPressOnLink(event))) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onEvent);
    // Before React Router, which would follow the link.
    document.addEventListener('click', onEvent, { capture: true });
    return () => {
      document.removeEventListener('keydown', onEvent);
      document.removeEventListener('click', onEvent, { capture: true });
    };
  }, []);
  return isOpen && <SearchPalette onClose={() => setOpen(false)} />;
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isEditable(target);
}

const isPressOnLink = (event: MouseEvent): boolean =>
  isPlainClick(event) && event.target instanceof Element && event.target.closest('header a[href="/search"]') !== null;
