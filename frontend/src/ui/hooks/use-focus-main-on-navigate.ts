import { type RefObject, useEffect, useRef } from 'react';

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
