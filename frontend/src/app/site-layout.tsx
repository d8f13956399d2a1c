import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { t } from '#messages';
import { Footer } from '../site/footer/footer';
import { NavigationBar } from '../site/navigation/navigation-bar';
import { PageSkeleton } from '../site/pages/page-skeleton';
import { PlayerBarSlot } from '../site/player/player-bar-slot';
import { useFocusMainOnNavigate } from '../ui/hooks/use-focus-main-on-navigate';
import { LazySlowNotice } from '../ui/page/lazy-slow-notice';
import { LoadBoundary } from '../ui/page/load-boundary';
import { RouteErrorPage } from './route-error-page';
import { useAnnouncePage } from './use-announce-page';
import { useSyncPrerenderedHead } from './use-sync-prerendered-head';

export function SiteLayout() {
  const { pathname } = useLocation();
  const main = useFocusMainOnNavigate(pathname);
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
