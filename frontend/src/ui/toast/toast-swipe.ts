import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** Pixels to the right after which a toast goes. */
const swipeThreshold = 50;

/** Props that let an element be pushed away to the right with a finger or the mouse. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number | null>(null);
  const [pushed, setPushed] = useState(0);

  const stop = () => {
    start.current = null;
    setPushed(0);
  };
  const distance = (event: PointerEvent) => (start.current === null ? 0 : Math.max(0, event.clientX - start.current));
  const style: CSSProperties | undefined = pushed > 0 ? { transform: `translateX(${pushed}px)` } : undefined;

  return {
    style,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => setPushed(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) >= swipeThreshold) onAway();
      else stop();
    },
    onPointerCancel: stop,
  };
}
