import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import type { NavigationBlocker } from '../ui/dialog/navigation-blocker';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

export function createNavigator(history: BrowserHistory, blocker: NavigationBlocker) {
  let preserveScroll = false;
  let rendered = history.location.key;
  let requested = rendered;
  const isNavigating = () => history.location.key === requested && requested !== rendered;
  // As in browsers, a new navigation replaces a pending one.
  const open = (to: To, state: unknown) => {
    if (isNavigating()) history.replace(to, state);
    else history.push(to, state);
    requested = history.location.key;
  };
  const go = (step: () => void, keepScroll: boolean | undefined) => {
    const proceed = () => {
      preserveScroll = keepScroll ?? false;
      step();
    };
    if (!blocker.intercept(proceed)) proceed();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state, options) => go(() => open(applyMask(to, options), state), options?.preventScrollReset),
    replace: (to, state, options) => {
      // A filter that the page being left writes to the URL must not replace the pending page.
      if (options?.preventScrollReset && isNavigating()) return;
      go(() => history.replace(to, state), options?.preventScrollReset);
    },
  };
  const setRenderedKey = (key: string) => {
    rendered = key;
  };
  return { navigator, preservesScroll: () => preserveScroll, renderedKey: () => rendered, setRenderedKey };
}

export const newLocationKey = () => Math.random().toString(36).slice(2);

/** With a mask the address bar shows another URL than the route, as for a dialog with a URL of its own. */
function applyMask(to: To, { mask, state }: NavigateOptions = {}): To {
  if (!mask) return to;
  const toFullPath = (target: To) => ({
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(typeof target === 'string' ? target : createPath(target)),
  });
  return Object.assign(toFullPath(to), { state, key: newLocationKey(), mask: toFullPath(mask) });
}
