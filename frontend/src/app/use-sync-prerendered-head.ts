import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadSanitisedText } from '../ui/text/rich-text';

/**
 * What only machines read in the head of a page is taken from the page as it was written; the rest of the head React sees
 * to. And what the browser draws after the first page may hold rich text.
 */
export function useSyncPrerenderedHead(): void {
  const { pathname, mask } = useLocation();
  const address = mask?.pathname ?? pathname;
  const described = useRef(address);
  useEffect(() => {
    if (address === described.current) return;
    described.current = address;
    void loadSanitisedText().catch(() => undefined);
    for (const tag of document.head.querySelectorAll('[data-published="added"]')) tag.remove();
    const add = (tags: Element[]) => {
      if (described.current === address) document.head.append(...tags);
    };
    // Without them the page reads as well.
    void import('../api/prerendered-head')
      .then(({ fetchPrerenderedHead }) => fetchPrerenderedHead(address))
      .then(add, () => undefined);
  }, [address]);
}
