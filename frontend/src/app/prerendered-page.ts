import { matchRoutes } from 'react-router-dom';
import { sitePath } from '../ui/page/page-navigation';
import type { PrerenderedPage } from '../ui/page/prerender';
import { isStaffAreaPath, stopEstimatingHeights } from './addresses';
import { loadPage, siteRoutes } from './site-routes';

/** Loads the code of the prerendered page. If that fails, the page stays: it can be read, and its links work. */
export async function loadPrerenderedPage(): Promise<PrerenderedPage | undefined> {
  const block = document.getElementById('prerendered-data')?.textContent;
  if (!block) return undefined;
  const page: PrerenderedPage = JSON.parse(block);
  await loadPage(page.path);
  // While the code was loading, Back may have led to another URL.
  if (!isPageOf(sitePath(window.location.pathname), page)) return undefined;
  return page;
}

/** All unknown addresses of a component get the same prerendered 404 page. The staff area renders a 404 page of its own. */
const isPageOf = (pathname: string, { path, isMissing }: PrerenderedPage): boolean =>
  pathname === path ||
  (!!isMissing && !isStaffAreaPath(window.location.pathname) && componentAt(pathname) === componentAt(path));

const componentAt = (pathname: string) => matchRoutes(siteRoutes, pathname)?.at(-1)?.route.Component;

export function removePrerenderedPage(root: HTMLElement): void {
  root.replaceChildren();
  stopEstimatingHeights();
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}
