import { createContext, useContext, useState, useSyncExternalStore } from 'react';

/** What a page was written with: it must be drawn with the very same when the browser takes it over. */
export type PrerenderInfo = {
  /** Where the site is, like https://www.example.org. */
  origin: string;
  /** When the page was written, in milliseconds since 1970. */
  at: number;
  /** True of a page that says that there is no such thing: it is the answer to many addresses. */
  isMissing?: boolean;
};

/** What stands in a written page for the browser that takes it over. */
export type PrerenderedPage = PrerenderInfo & {
  /** As a browser writes it. */
  path: string;
  /** What the page has read, so that nothing is read twice. */
  queries: [path: string, data: unknown][];
};

/** None where the page is drawn in the browser from the beginning. */
export const PrerenderContext = createContext<PrerenderInfo | undefined>(undefined);

const openedAt = Date.now();
const never = () => () => {};

/** The address of the site, without a slash at its end. */
export function useOrigin(): string {
  return useContext(PrerenderContext)?.origin ?? window.location.origin;
}

/** The time when the page was opened; while a written page is taken over, when it was written. */
export function useNow(): number {
  const published = useContext(PrerenderContext);
  return useSyncExternalStore(
    never,
    () => openedAt,
    () => published?.at ?? openedAt,
  );
}

/** Whether the page is being written, or taken over as it was written: then it is drawn without what only a browser knows. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Whether the page came as the one that says that there is no such thing, to be shown for this one until it is found after all. */
export function useIsPrerenderedNotFound(name: string): boolean {
  const isMissing = useContext(PrerenderContext)?.isMissing;
  const isTakenOver = useIsHydrating();
  const [missing] = useState(isMissing && isTakenOver ? name : undefined);
  return missing === name;
}
