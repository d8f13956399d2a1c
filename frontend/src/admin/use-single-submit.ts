import { useRef } from 'react';

/** The clicks of a double click are at most this far apart. */
const doubleClickMs = 600;

/** Ignores the second click of a double click, and clicks while the previous request is in flight. */
export function useSingleSubmit(): (write: () => Promise<unknown>) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  // `isPending` of a mutation changes only with the next render.
  const isUnderWay = useRef(false);
  return (write) => {
    const isRepeated = performance.now() - pressedAt.current < doubleClickMs;
    pressedAt.current = performance.now();
    if (isRepeated || isUnderWay.current) return;
    const end = () => {
      isUnderWay.current = false;
    };
    isUnderWay.current = true;
    write().then(end, end);
  };
}
