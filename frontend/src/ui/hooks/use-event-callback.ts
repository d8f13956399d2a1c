import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest `callback`, so that memoized rows need not render again. */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
