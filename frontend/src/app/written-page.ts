import { matchRoutes } from 'react-router-dom';
import type { PublishedPage } from '../ui/page/published';
import { siteRoutes } from './site-routes';
import { isStaffArea } from './staff-address';

/** The page that was written for the address that is open, if it came as one. */
export function openedPage(): PublishedPage | undefined {
  const block = document.getElementById('published')?.textContent;
  if (!block) return undefined;
  const page: PublishedPage = JSON.parse(block);
  if (!isFor(window.location.pathname, page)) return undefined;
  // What opens above a page when a link is followed is a page of its own when it is loaded again.
  window.history.replaceState({ ...window.history.state, usr: null, masked: null }, '');
  return page;
}

/** What is missing is told by one page of each kind, whatever its address; the staff area draws its own. */
const isFor = (address: string, { path, isMissing }: PublishedPage): boolean =>
  address === path || (!!isMissing && !isStaffArea(address) && pageAt(address) === pageAt(path));

const pageAt = (address: string) => matchRoutes(siteRoutes, address)?.at(-1)?.route;

/** Takes a page that answers another address out of the document, before its own is drawn. */
export function dropPage(root: HTMLElement): void {
  root.replaceChildren();
  leavePage();
  for (const tag of document.head.querySelectorAll('[data-published]')) tag.remove();
}

/** What is shown from now on was not written: it is laid out as a whole (styles/_written-page.scss). */
export function leavePage(): void {
  document.getElementById('root')?.removeAttribute('data-written');
}
