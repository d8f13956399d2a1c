import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom';
import type { LeaveGuard } from '../ui/leave-guard';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** What links and useNavigate() call, and whether the last of them wanted the page to stay where it is. */
export function navigatorOf(history: BrowserHistory, guard: LeaveGuard) {
  let isToStay = false;
  const go = (step: () => void, wish: boolean | undefined) => {
    const goNow = () => {
      isToStay = wish ?? false;
      step();
    };
    if (!guard.holds(goNow)) goNow();
  };
  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state, options) => go(() => history.push(shownAs(to, options), state), options?.preventScrollReset),
    replace: (to, state, options) => go(() => history.replace(to, state), options?.preventScrollReset),
  };
  return { navigator, keepsPlace: () => isToStay };
}

/** A place that shows another address than its own, like a dialog that can be shared. */
function shownAs(to: To, { mask, state }: NavigateOptions = {}): To {
  if (!mask) return to;
  const whole = (address: To) => ({
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(typeof address === 'string' ? address : createPath(address)),
  });
  return Object.assign(whole(to), { state, key: Math.random().toString(36).slice(2), mask: whole(mask) });
}
