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

/**
 * What links and useNavigate() call, whether the last of them wanted the page to stay where it is, and the key of the place
 * that the reader sees.
 */
export function createNavigator(history: BrowserHistory, guard: NavigationBlocker) {
  let isToStay = false;
  let shown = history.location.key;
  let opened = shown;
  const isOnTheWay = () => history.location.key === opened && opened !== shown;
  // As in the browser itself, what was asked for before and has not been shown yet is given up for it.
  const open = (to: To, state: unknown) => {
    if (isOnTheWay()) history.replace(to, state);
    else history.push(to, state);
    opened = history.location.key;
  };
  const go = (step: () => void, wish: boolean | undefined) => {
    const goNow = () => {
      isToStay = wish ?? false;
      step();
    };
    if (!guard.intercept(goNow)) goNow();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state, options) => go(() => open(applyMask(to, options), state), options?.preventScrollReset),
    replace: (to, state, options) => {
      // What the page that is being left writes into the address would take the place of the one that was asked for.
      if (options?.preventScrollReset && isOnTheWay()) return;
      go(() => history.replace(to, state), options?.preventScrollReset);
    },
  };
  const noteShown = (key: string) => {
    shown = key;
  };
  return { navigator, keepsPlace: () => isToStay, shownKey: () => shown, noteShown };
}

export const newLocationKey = () => Math.random().toString(36).slice(2);

/** A place that shows another address than its own, like a dialog that can be shared. */
function applyMask(to: To, { mask, state }: NavigateOptions = {}): To {
  if (!mask) return to;
  const whole = (address: To) => ({
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(typeof address === 'string' ? address : createPath(address)),
  });
  return Object.assign(whole(to), { state, key: newLocationKey(), mask: whole(mask) });
}
