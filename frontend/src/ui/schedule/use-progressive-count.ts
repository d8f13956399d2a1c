import { startTransition, useEffect, useState } from 'react';
import { useIsHydrating } from '../page/prerender';

/** Rendering this many sessions takes no noticeable time. */
const batchSize = 48;

// Prerendered pages and back navigations start with all items: without JavaScript everything must be readable, and the
// scroll position must be restorable. A change of `view` starts over; a refetch does not.
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
