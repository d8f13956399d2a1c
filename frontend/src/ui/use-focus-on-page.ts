import { type RefObject, useEffect, useRef } from 'react';
import { useMatches } from 'react-router-dom';

/**
 * Moves the focus to a page that was opened by a link, as a browser does for a new document. What opens within a page,
 * such as a dialog that has an address, is no other page.
 */
export function useFocusOnPage(): RefObject<HTMLElement | null> {
  const [, page] = useMatches();
  const pathname = page?.pathname;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
