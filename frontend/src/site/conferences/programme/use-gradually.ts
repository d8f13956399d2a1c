import { startTransition, useEffect, useState } from 'react';
import { useIsTakenOver } from '../../../ui/page/published';

/** So many sessions are drawn without a pause that could be felt. */
const atOnce = 48;

/**
 * How many of `total` are to be drawn by now: a screen at once, then ever more in the pauses. It begins again with another
 * `view` of them; what is fetched anew stays as long as it was. A written page has all of them from the beginning, and so
 * has one that somebody returns to, who is to find their place in it.
 */
export function useGradually(total: number, view: string, isReturn: boolean): number {
  const isTakenOver = useIsTakenOver();
  const [drawn, setDrawn] = useState({ view, count: isTakenOver || isReturn ? total : atOnce });
  const count = drawn.view === view ? drawn.count : atOnce;
  useEffect(() => {
    if (count >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn({ view, count: count + atOnce })));
    return () => clearTimeout(timer);
  }, [count, total, view]);
  return count;
}
