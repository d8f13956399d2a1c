import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { Footer } from '../site/footer/footer';
import { NavigationBar } from '../site/navigation/navigation-bar';
import { PlayerPlace } from '../site/player/player-place';
import { useFocusOnPage } from '../ui/use-focus-on-page';

/** The frame of every public page. */
export function SiteLayout() {
  // What opens within a page, such as a dialog that has an address, is no other page.
  const [, page] = useMatches();
  const main = useFocusOnPage(page?.pathname);
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <PlayerPlace />
      <ScrollRestoration />
    </>
  );
}
