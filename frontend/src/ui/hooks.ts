import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrating } from './page/prerender';

/** Returns a stable function that calls the latest `callback`, so that memoized rows need not render again. */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Returns the value once it has not changed for `delayMs`. */
export function useDebouncedValue<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}

/** False during prerendering and hydration, because the viewport is unknown there. */
export function useMediaQuery(mediaQuery: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(mediaQuery);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [mediaQuery],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(mediaQuery).matches,
    () => false,
  );
}

/** Reports whether the element is within `rootMargin` of the window. A new `key` restarts the observation. */
export function useIntersection(
  element: RefObject<Element | null>,
  onChange: (isIntersecting: boolean) => void,
  rootMargin = '0px',
  key?: unknown,
): void {
  const report = useEffectEvent(onChange);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, key]);
}

/** Returns a reference; its element gets the focus when the value changes. */
export function useFocusOnChange<Focused extends HTMLElement>(value: string | undefined): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current === value) return;
    previousValue.current = value;
    element.current?.focus({ preventScroll: true });
  }, [value]);
  return element;
}

const minuteMs = 60_000;

/** The start of the current minute, in milliseconds since 1970. Undefined during prerendering and hydration. */
export const useCurrentMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    onEachMinute,
    () => Date.now() - (Date.now() % minuteMs),
    () => undefined,
  );

/** Calls `onChange` at the start of each minute, until the function that it returns is called. */
export function onEachMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const waitForNextMinute = () => {
    timer = setTimeout(
      () => {
        onChange();
        waitForNextMinute();
      },
      minuteMs - (Date.now() % minuteMs),
    );
  };
  waitForNextMinute();
  return () => clearTimeout(timer);
}

/** Rendering this many sessions takes no noticeable time. */
const batchSize = 48;

// Prerendered pages and back navigations start with all items: without JavaScript everything must be readable, and the scroll
// position must be restorable. A new `view` starts with the first items again; a refetch does not.
export function useProgressiveCount(total: number, view: string, isBackNavigation: boolean): number {
  const isHydrating = useIsHydrating();
  const [progress, setProgress] = useState({ view, count: isHydrating || isBackNavigation ? total : batchSize });
  const count = progress.view === view ? progress.count : batchSize;
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setProgress({ view, count: count + batchSize })));
    return () => clearTimeout(timer);
  }, [count, total, view]);
  return count;
}

/**
 * Returns true while the page is printed. It renders synchronously, so that parts for print only are there before the browser
 * prints.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
