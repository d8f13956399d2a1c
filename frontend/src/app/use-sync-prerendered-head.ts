import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageNavigationContext } from '../ui/page/page-navigation';
import { localPath } from '../ui/page/page-path';
import { loadSanitisedText } from '../ui/text/rich-text';

export function useSyncPrerenderedHead(): void {
  const { pathname } = useLocation();
  const path = localPath(useContext(PageNavigationContext).dialogPath ?? pathname);
  const syncedPath = useRef(path);
  useEffect(() => {
    if (path === syncedPath.current) return;
    syncedPath.current = path;
    // Unlike the first page, later ones render rich text in the browser.
    void loadSanitisedText().catch(() => undefined);
    for (const tag of document.head.querySelectorAll('[data-prerendered="seo"]')) tag.remove();
    const add = (tags: Element[]) => {
      if (syncedPath.current === path) document.head.append(...tags);
    };
    void import('../api/prerendered-head')
      .then(({ fetchPrerenderedHead }) => fetchPrerenderedHead(path))
      .then(add, () => undefined);
  }, [path]);
}
