import { type MouseEvent, useCallback } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';

/**
 * Follows the plain links of a long list as the router's own would: those redraw themselves at every visit, all thousand.
 * The page stays where it is and shows the address of the session. Clicks that mean a new tab or a download are the browser's.
 */
export function useOpenSessionOnClick() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // What was searched stays in the page's own address.
      void navigate({ search: window.location.search }, { mask: link.pathname, preventScrollReset: true });
    },
    [navigate],
  );
}

/** The session that is open above the page of its conference. */
export function useOpenSessionId(): string | undefined {
  const { mask } = useLocation();
  return mask && matchPath('/conferences/:slug/sessions/:sessionId', mask.pathname)?.params.sessionId;
}
