import { useEffect, useRef } from 'react';
import { send } from '../api/client';

/** The gateway counts visits from its log (ADR 0043), where a page that was opened within the site would be missing. */
export function useAnnouncePage(path: string): void {
  const announcedPath = useRef(path);
  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    void send('HEAD', path).catch(() => undefined);
  }, [path]);
}
