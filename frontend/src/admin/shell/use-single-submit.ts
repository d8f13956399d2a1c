import { useRef } from 'react';

/** The clicks of a double click are at most this far apart. */
const doubleClickMs = 600;

/** Ignores the second click of a double click, and clicks while the previous request is in flight. */
export function useSingleSubmit(): (request: () => Promise<unknown>) => void {
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  // `isPending` of a mutation changes only with the next render.
  const isInFlight = useRef(false);
  return (request) => {
    const isRepeated = performance.now() - clickedAt.current < doubleClickMs;
    clickedAt.current = performance.now();
    if (isRepeated || isInFlight.current) return;
    const release = () => {
      isInFlight.current = false;
    };
    isInFlight.current = true;
    request().then(release, release);
  };
}
