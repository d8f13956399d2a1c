import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Tells that a session was opened from the page that lies below it. */
export type OpenedHere = { isOpenedHere: true };
const openedHere: OpenedHere = { isOpenedHere: true };

/**
 * Follows the plain links of a long list as the router's own would: those redraw themselves at every visit, all thousand.
 * Clicks that mean a new tab or a download are the browser's.
 */
export function useOpenSession() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(link.pathname, { preventScrollReset: true, state: openedHere });
    },
    [navigate],
  );
}
