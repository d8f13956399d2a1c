import { type MouseEvent, useCallback } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { sitePath } from '../../../ui/page/page-path';

// A click handler for a list of plain links: a thousand router links would all render again at every navigation. A
// session opens over the page with its own URL (`mask`), a speaker as a page.
export function useOpenSessionOnClick() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const path = sitePath(link.pathname);
      if (path.startsWith('/speakers/')) return void navigate(path);
      // The filter stays in the URL of the page below the dialog.
      void navigate({ search: window.location.search }, { mask: link.pathname, preventScrollReset: true });
    },
    [navigate],
  );
}

export function useOpenSessionSlug(): string | undefined {
  const { mask } = useLocation();
  return mask && matchPath('/conferences/:slug/sessions/:sessionSlug', sitePath(mask.pathname))?.params.sessionSlug;
}
