import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest `callback`, so that memoized rows need not render again. */
export function useEventCallback<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
