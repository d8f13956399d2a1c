import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, doing what the newest one does: rows that are given it need not be drawn anew. */
export function useEventCallback<Args extends unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  return useCallback((...args: Args) => current.current(...args), []);
}
