import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { NavigationBlocker, NavigationBlockerContext } from '../ui/dialog/navigation-blocker';
import { LazySlowNotice } from '../ui/page/lazy-slow-notice';
import { useIsHydrating } from '../ui/page/prerender';
import { handOverToBrowser, restoreScrollPosition, saveScrollPosition } from '../ui/scroll/scroll-restoration';
import { createNavigator, newLocationKey } from './navigator';
import { unmarkPrerendered } from './prerendered-page';
import * as styles from './site-router.module.scss';

/** The entry that a document begins with has no key, by which its place on the page could be kept. */
function createHistory() {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: newLocationKey() }, '');
  return createBrowserHistory({ v5Compat: true });
}

/**
 * Keeps what is drawn, the address bar and the place on the page in step. The library's own router for browsers does this too,
 * along with the loading and sending of data, which is the query library's here: a fifth of all the code of a first visit.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [guard] = useState(() => new NavigationBlocker());
  const [history] = useState(createHistory);
  const [{ location, action }, setShown] = useState({ location: history.location, action: history.action });
  const [{ navigator, keepsPlace, shownKey, noteShown }] = useState(() => createNavigator(history, guard));
  const [isOnTheWay, startTransition] = useTransition();

  useLayoutEffect(() => {
    let isSentBack = false;
    let isAllowed = false;
    return history.listen(({ location, action, delta }) => {
      if (isSentBack) {
        isSentBack = false;
        return;
      }
      const goAgain = () => {
        isAllowed = true;
        history.go(delta ?? 0);
      };
      if (action === 'POP' && delta && !isAllowed && guard.interceptBack(goAgain)) {
        // The address bar has gone already: it comes back until the answer is there.
        isSentBack = true;
        history.go(-delta);
        return;
      }
      isAllowed = false;
      saveScrollPosition(shownKey());
      // The page that is open stays until the code of the next is here.
      startTransition(() => setShown({ location, action }));
    });
  }, [history, guard, shownKey, startTransition]);

  // A written page is where the reader has scrolled it to.
  const isInPlace = useRef(useIsHydrating());
  const shownPath = useRef('');
  useLayoutEffect(() => {
    noteShown(location.key);
    if (!isInPlace.current) {
      unmarkPrerendered();
      restoreScrollPosition(location, action !== 'POP' && keepsPlace(), location.pathname === shownPath.current);
    }
    isInPlace.current = false;
    shownPath.current = location.pathname;
  }, [location, action, keepsPlace, noteShown]);

  useEffect(() => {
    const scrollOurselves = () => {
      window.history.scrollRestoration = 'manual';
    };
    scrollOurselves();
    const leave = () => handOverToBrowser(shownKey());
    // A page that comes back from the browser's memory goes on where it was: Safari goes there only after it has told of it.
    const comeBack = () => setTimeout(scrollOurselves);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [shownKey]);

  return (
    <NavigationBlockerContext value={guard}>
      <Router location={location} navigationType={action} navigator={navigator}>
        {isOnTheWay && (
          <>
            <div className={styles.onTheWay} role="status">
              <span className="visually-hidden">Loading...</span>
            </div>
            <LazySlowNotice isCodeLoading />
          </>
        )}
        {children}
      </Router>
    </NavigationBlockerContext>
  );
}
