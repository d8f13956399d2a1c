import { useRef } from 'react';

/** As far apart as the clicks of a double click are at most. */
const doubleClickMs = 600;

/** Has a button write once: not by the second click of a double click, nor while the write of the press before is under way. */
export function useSingleSubmit(): (write: () => Promise<unknown>) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  // That a mutation is pending is known only after the next render.
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
