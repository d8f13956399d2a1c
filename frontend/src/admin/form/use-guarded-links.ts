import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { askBeforeLeaving, hasUnsavedInput } from '../../ui/dialog/leave-guard';
import { isPlainClick } from '../../ui/page/plain-click';

const pageLinks = 'a[href]:not([href^="#"], [target], [download])';

/** The links of the staff area ask before they leave unsaved input. */
export function useGuardedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(pageLinks) : null;
      if (!link || !isPlainClick(event) || !hasUnsavedInput() || link.origin !== window.location.origin) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      askBeforeLeaving(() => void navigate({ pathname, search, hash }));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate]);
}
