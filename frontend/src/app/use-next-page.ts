import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadSanitisedText } from '../ui/rich-text';

/**
 * What only machines read of the page that was opened is not to be there on the next; the rest of the head React sees to. And
 * what the browser draws from then on may hold rich text.
 */
export function useNextPage(): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (pathname === opened.current) return;
    void loadSanitisedText().catch(() => undefined);
    for (const tag of document.head.querySelectorAll('[data-published="added"]')) tag.remove();
  }, [pathname]);
}
