import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { t } from '#messages';
import { pathPrefix } from '#messages/language';
import { NavigationBlocker, NavigationBlockerContext } from '../ui/dialog/navigation-blocker';
import { LazySlowNotice } from '../ui/page/lazy-slow-notice';
import { useIsHydrating } from '../ui/page/prerender';
import { handOverToBrowser, restoreScrollPosition, saveScrollPosition } from '../ui/scroll/scroll-restoration';
import { createNavigator, newLocationKey } from './navigator';
import { unmarkPrerendered } from './prerendered-page';
import * as styles from './site-router.module.scss';

/** Scroll positions are saved by history key, which the first entry of a document lacks. */
function createHistory() {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: newLocationKey() }, '');
  return createBrowserHistory({ v5Compat: true });
}

/** Replaces React Router's browser router, whose data loading is a fifth of the code of a first visit (ADR 0013). */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [blocker] = useState(() => new NavigationBlocker());
  const [history] = useState(createHistory);
  const [{ location, action }, setRendered] = useState({ location: history.location, action: history.action });
  const [{ navigator, preservesScroll, renderedKey, setRenderedKey }] = useState(() =>
    createNavigator(history, blocker),
  );
  const [isNavigating, startTransition] = useTransition();

  useLayoutEffect(() => {
    let isReverting = false;
    let isAllowed = false;
    const render = () => startTransition(() => setRendered({ location: history.location, action: history.action }));
    // During hydration, Back may have led to another URL.
    if (history.location.key !== renderedKey()) render();
    return history.listen(({ action, delta }) => {
      if (isReverting) {
        isReverting = false;
        return;
      }
      const proceed = () => {
        isAllowed = true;
        history.go(delta ?? 0);
      };
      if (action === 'POP' && delta && !isAllowed && blocker.interceptBack(proceed)) {
        isReverting = true;
        history.go(-delta);
        return;
      }
      isAllowed = false;
      saveScrollPosition(renderedKey());
      render();
    });
  }, [history, blocker, renderedKey, startTransition]);

  // A prerendered page may have been scrolled before it hydrates.
  const isHydrating = useRef(useIsHydrating());
  const renderedPath = useRef('');
  useLayoutEffect(() => {
    setRenderedKey(location.key);
    if (!isHydrating.current) {
      unmarkPrerendered();
      restoreScrollPosition(
        location,
        action !== 'POP' && preservesScroll(),
        location.pathname === renderedPath.current,
      );
    }
    isHydrating.current = false;
    renderedPath.current = location.pathname;
  }, [location, action, preservesScroll, setRenderedKey]);

  useEffect(() => {
    const takeOverScrolling = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOverScrolling();
    const onPageHide = () => handOverToBrowser(renderedKey());
    // After a restore from the back/forward cache Safari scrolls only after this event.
    const onPageShow = () => setTimeout(takeOverScrolling);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [renderedKey]);

  return (
    <NavigationBlockerContext value={blocker}>
      <Router basename={pathPrefix} location={location} navigationType={action} navigator={navigator}>
        {isNavigating && (
          <>
            <div className={styles.progressBar} role="status">
              <span className="visually-hidden">{t('ui.loading')}</span>
            </div>
            <LazySlowNotice isCodeLoading />
          </>
        )}
        {children}
      </Router>
    </NavigationBlockerContext>
  );
}
