import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Footer } from '../site/footer/footer';
import { NavigationBar } from '../site/navigation/navigation-bar';

/** The frame of every public page. */
export function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <NavigationBar />
      <main id="content" tabIndex={-1} ref={useFocusOnNewPage()}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus to a page that was opened by a link, as a browser does for a new document. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
