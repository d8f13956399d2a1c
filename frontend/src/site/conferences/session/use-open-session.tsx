import { type MouseEvent, useCallback, useContext } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../ui/page/lazy-part';
import { dialogOver, isPlainClick, PageNavigationContext, sitePath } from '../../../ui/page/page-navigation';

// One click handler serves a list of plain links, because a thousand router links would all render again at every navigation.
// A session opens over the page with its own URL, a speaker as a page.
export function useOpenSessionOnClick() {
  const navigate = useNavigate();
  const location = useLocation();
  return useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const path = sitePath(link.pathname);
      void navigate(path, path.startsWith('/speakers/') ? {} : { state: dialogOver(location) });
    },
    [navigate, location],
  );
}

export function useOpenSessionSlug(): string | undefined {
  const { dialogPath: path } = useContext(PageNavigationContext);
  return path && matchPath('/conferences/:slug/sessions/:sessionSlug', path)?.params.sessionSlug;
}

export const LazySessionDialog = lazyPart(async () => (await import('./session-dialog')).SessionDialog);

/** A failed prefetch is ignored, because opening a session loads the code again. */
export const prefetchSessionDialog = (): void => void LazySessionDialog.load().catch(() => undefined);
