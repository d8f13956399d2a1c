import { type MouseEvent, useCallback, useContext } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { over, VisitContext } from '../../../ui/page/page-below';
import { sitePath } from '../../../ui/page/page-path';

// A click handler for a list of plain links: a thousand router links would all render again at every navigation. A
// session opens over the page with its own URL, a speaker as a page.
export function useOpenSessionOnClick() {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const path = sitePath(link.pathname);
      void navigate(path, path.startsWith('/speakers/') ? {} : { state: over(location) });
    },
    [navigate, location],
  );
}

export function useOpenSessionSlug(): string | undefined {
  const { dialogPath: path } = useContext(VisitContext);
  return path && matchPath('/conferences/:slug/sessions/:sessionSlug', path)?.params.sessionSlug;
}
