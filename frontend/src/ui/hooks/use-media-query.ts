import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is now as a media query asks; no, while a page is written, for nobody knows who will open it. */
export function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (look: () => void) => {
      const list = window.matchMedia(media);
      list.addEventListener('change', look);
      return () => list.removeEventListener('change', look);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media).matches,
    () => false,
  );
}
