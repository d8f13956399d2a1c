import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../site/footer/footer';
import { NavigationBar } from '../site/navigation/navigation-bar';
import { PlayerPlace } from '../site/player/player-place';
import { useFocusOnPage } from '../ui/use-focus-on-page';

/** The frame of every public page. */
export function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1} ref={useFocusOnPage()}>
        <Outlet />
      </main>
      <Footer />
      <PlayerPlace />
      <ScrollRestoration />
    </>
  );
}
