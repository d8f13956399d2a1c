import { startTransition, useEffect, useState } from 'react';
import { useIsHydrating } from '../../../ui/page/prerender';

/** So many sessions are drawn without a pause that could be felt. */
const batchSize = 48;

/**
 * How many of `total` are to be drawn by now: a screen at once, then ever more in the pauses. It begins again with another
 * `view` of them; what is fetched anew stays as long as it was. A written page has all of them from the beginning, and so
 * has one that somebody returns to, who is to find their place in it.
 */
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
