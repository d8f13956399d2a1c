import { useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router-dom';

/** A page that a link opens starts at its top. On Back and reload the browser restores the position itself. */
export function useStartAtTop({ key, pathname, search, hash }: Location): void {
  const isOpened = useNavigationType() !== 'POP';
  const shown = useRef({ key, pathname, search });
  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = { key, pathname, search };
    if (key === previous.key || !isOpened) return;
    // A new entry takes the value of the one before it, which a session changes (use-close-session.ts).
    window.history.scrollRestoration = 'auto';
    const isSamePage = pathname === previous.pathname;
    if (!isSamePage || (search === previous.search && !hash)) window.scrollTo(0, 0);
  }, [key, pathname, search, hash, isOpened]);
}
