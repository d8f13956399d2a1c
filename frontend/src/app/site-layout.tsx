import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '../site/footer/footer';
import { NavigationBar } from '../site/navigation/navigation-bar';
import { PlayerPlace } from '../site/player/player-place';
import { useFocusOnPage } from '../ui/hooks/use-focus-on-page';
import { LazySlowNotice } from '../ui/page/lazy-slow-notice';
import { PagePlace } from '../ui/page/page-place';
import { PagePending } from './page-pending';
import { RouteError } from './route-error';
import { useNextPage } from './use-next-page';

/** The frame of every public page. */
export function SiteLayout() {
  const main = useFocusOnPage(useLocation().pathname);
  useNextPage();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1} ref={main}>
        {/* A written page is taken over part by part, so that it answers all the while. */}
        <PagePlace pending={<PagePending />} failed={<RouteError />}>
          <Outlet />
        </PagePlace>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <PlayerPlace />
      <LazySlowNotice />
    </>
  );
}
