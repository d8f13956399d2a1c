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
  queries: [path: string, data: unknown][];
};

export const PrerenderContext = createContext<PrerenderInfo | undefined>(undefined);

const openedAt = Date.now();
const subscribeToNothing = () => () => {};

/** A value of the browser, and during prerendering and hydration another one that does not depend on it. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered);

export const useOrigin = (): string => useContext(PrerenderContext)?.origin ?? window.location.origin;

/** Time when the page was opened; during hydration, when it was prerendered. */
export function usePageOpenedAt(): number {
  const prerender = useContext(PrerenderContext);
  return useBrowserValue(() => openedAt, prerender?.at ?? openedAt);
}

/** True during prerendering and hydration, when output must not depend on the browser. */
export const useIsHydrating = (): boolean => useBrowserValue(() => false, true);

/** True if the page was prerendered as not found, for the item `name` that was requested, until a fetch finds it. */
export function useIsPrerenderedNotFound(name: string): boolean {
  const isMissing = useContext(PrerenderContext)?.isMissing;
  const isHydrating = useIsHydrating();
  const [missing] = useState(isMissing && isHydrating ? name : undefined);
  return missing === name;
}
