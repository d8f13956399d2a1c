import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to a page that was opened by a link, as a browser does for a new document; `page` is its address. */
export function useFocusMainOnNavigate(page: string | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
