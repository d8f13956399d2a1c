import { matchRoutes } from 'react-router-dom';
import { loadPage, siteRoutes } from './site-routes';

/** What tells that a link may be followed next: a pointer over it, a finger on it, the focus. */
const intentEvents = ['pointerover', 'touchstart', 'focusin'];

/** Fetches the code of a page while its link is about to be followed. */
export function prefetchOnIntent(): void {
  const fetched = new Set<string>();
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || fetched.has(link.pathname) || !isPage(link.pathname)) return;
    fetched.add(link.pathname);
    // That it fails now is no matter: it is fetched again when the link is followed.
    void loadPage(link.pathname).catch(() => fetched.delete(link.pathname));
  };
  for (const sign of intentEvents) document.addEventListener(sign, fetchPage, { passive: true });
}

/** Documents, feeds and the staff area are none. */
const isPage = (address: string): boolean => matchRoutes(siteRoutes, address)?.at(-1)?.route.path !== '*';
