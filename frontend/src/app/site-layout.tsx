import { Suspense, useContext, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { send } from '../api/client';
import { PageMeta } from '../seo/page-meta';
import { Footer } from '../site/footer/footer';
import { NavigationBar } from '../site/navigation/navigation-bar';
import { PageSkeleton } from '../site/pages/page-skeleton';
import { PlayerBarSlot } from '../site/player/player-bar-slot';
import { useFocusOnChange } from '../ui/hooks';
import { LazySlowNotice } from '../ui/page/lazy-part';
import { LoadBoundary } from '../ui/page/load-boundary';
import { Notice } from '../ui/page/notice';
import { localPath, PageNavigationContext } from '../ui/page/page-navigation';
import { loadSanitisedText } from '../ui/text/rich-text';

export function SiteLayout() {
  const { pathname } = useLocation();
  const main = useFocusOnChange(pathname);
  useAnnouncePage(pathname);
  useSyncPrerenderedHead();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('app.skipToContent')}
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1} ref={main}>
        <LoadBoundary loading={<PageSkeleton isCodeLoading />} failed={() => <RouteErrorPage />}>
          <Outlet />
        </LoadBoundary>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <PlayerBarSlot />
      <LazySlowNotice />
    </>
  );
}

/**
 * Sends a request for each page that is opened within the site, because the gateway counts visits from its log
 * (infra/adr/monitoring.md).
 */
function useAnnouncePage(path: string): void {
  const announcedPath = useRef(path);
  useEffect(() => {
    if (announcedPath.current === path) return;
    announcedPath.current = path;
    void send('HEAD', path).catch(() => undefined);
  }, [path]);
}

function useSyncPrerenderedHead(): void {
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

export const RouteErrorPage = () => (
  <div className="page-width section">
    <PageMeta title={t('app.pageFailed')} noindex />
    <Notice role="alert" isPage title={t('app.pageFailed')} text={t('app.connectionMayBeLost')}>
      <div className="actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {t('app.loadAgain')}
        </button>
        <Link className="btn btn-outline-primary" to="/">
          {t('ui.goToTheHomePage')}
        </Link>
      </div>
    </Notice>
  </div>
);
