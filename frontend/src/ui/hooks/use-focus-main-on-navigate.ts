import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the page after a navigation, as browsers do for a new document. */
export function useFocusMainOnNavigate(path: string | undefined): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const renderedPath = useRef(path);
  useEffect(() => {
    if (renderedPath.current === path) return;
    renderedPath.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
