import { matchRoutes } from 'react-router-dom';
import type { PrerenderedPage } from '../ui/page/prerender';
import { siteRoutes } from './site-routes';
import { isStaffAreaPath } from './staff-area-path';

/** The page that was written for the address that is open, if it came as one. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const block = document.getElementById('published')?.textContent;
  if (!block) return undefined;
  const page: PrerenderedPage = JSON.parse(block);
  if (!isPageOf(window.location.pathname, page)) return undefined;
  // What opens above a page when a link is followed is a page of its own when it is loaded again.
  window.history.replaceState({ ...window.history.state, usr: null, masked: null }, '');
  return page;
}

/** What is missing is told by one page of each kind, whatever its address; the staff area draws its own. */
const isPageOf = (address: string, { path, isMissing }: PrerenderedPage): boolean =>
  address === path || (!!isMissing && !isStaffAreaPath(address) && routeAt(address) === routeAt(path));

const routeAt = (address: string) => matchRoutes(siteRoutes, address)?.at(-1)?.route;

/** Takes a page that answers another address out of the document, before its own is drawn. */
export function removePrerenderedPage(root: HTMLElement): void {
  root.replaceChildren();
  unmarkPrerendered();
  for (const tag of document.head.querySelectorAll('[data-published]')) tag.remove();
}

/** What is shown from now on was not written: it is laid out as a whole (styles/_written-page.scss). */
export function unmarkPrerendered(): void {
  document.getElementById('root')?.removeAttribute('data-written');
}
