import { matchRoutes } from 'react-router-dom';
import { loadPage, siteRoutes } from './site-routes';

const intentEvents = ['pointerover', 'touchstart', 'focusin'];

export function prefetchOnIntent(): void {
  const fetched = new Set<string>();
  const fetchPage = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || fetched.has(link.pathname) || !isPage(link.pathname)) return;
    fetched.add(link.pathname);
    void loadPage(link.pathname).catch(() => fetched.delete(link.pathname));
  };
  for (const eventName of intentEvents) document.addEventListener(eventName, fetchPage, { passive: true });
}

const isPage = (path: string): boolean => matchRoutes(siteRoutes, path)?.at(-1)?.route.path !== '*';
