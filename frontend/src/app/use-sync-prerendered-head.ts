import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadSanitisedText } from '../ui/text/rich-text';

/**
 * After a navigation the head tags for crawlers come from the new page's prerendered file; React renders the others. A
 * later page may show rich text, so its sanitiser is loaded now.
 */
export function useSyncPrerenderedHead(): void {
  const { pathname, mask } = useLocation();
  const path = mask?.pathname ?? pathname;
  const syncedPath = useRef(path);
  useEffect(() => {
    if (path === syncedPath.current) return;
    syncedPath.current = path;
    void loadSanitisedText().catch(() => undefined);
    for (const tag of document.head.querySelectorAll('[data-published="added"]')) tag.remove();
    const add = (tags: Element[]) => {
      if (syncedPath.current === path) document.head.append(...tags);
    };
    // The page works without these tags.
    void import('../api/prerendered-head')
      .then(({ fetchPrerenderedHead }) => fetchPrerenderedHead(path))
      .then(add, () => undefined);
  }, [path]);
}
