import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** The values a page is prerendered with. Hydration must render with the same ones. */
export type PrerenderInfo = {
  origin: string;
  /** Time of prerendering, in milliseconds since 1970. */
  at: number;
  isMissing?: boolean;
};

export type PrerenderedPage = PrerenderInfo & {
  /** Percent-encoded, as in `location.pathname`. */
  path: string;
  /** The key is the path of a read, or that of the start of a long list (api/long-list.ts). */
  queries: [key: string, data: unknown][];
};

export const PrerenderContext = createContext<PrerenderInfo | undefined>(undefined);

const openedAt = Date.now();
const subscribeToNothing = () => () => {};

/** Returns a value that depends on the browser; during prerendering and hydration it returns `prerendered` instead. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered);

export const useOrigin = (): string => useContext(PrerenderContext)?.origin ?? window.location.origin;

/** Returns the time when the page was opened, or during hydration when it was prerendered. */
export function usePageOpenedAt(): number {
  const prerender = useContext(PrerenderContext);
  return useBrowserValue(() => openedAt, prerender?.at ?? openedAt);
}

/** True during prerendering and hydration, when output must not depend on the browser. */
export const useIsHydrating = (): boolean => useBrowserValue(() => false, true);

/**
 * Returns true if the page was prerendered as not found for the slugs in its address, `name`. Callers show the row if a later read
 * finds it.
 */
export function useIsPrerenderedNotFound(name: string): boolean {
  const isMissing = useContext(PrerenderContext)?.isMissing;
  const isHydrating = useIsHydrating();
  const [missing] = useState(isMissing && isHydrating ? name : undefined);
  return missing === name;
}
