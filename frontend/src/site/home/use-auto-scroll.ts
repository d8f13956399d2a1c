import { type PointerEvent, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../ui/motion';

const tick = { milliseconds: 50, pixels: 1 };
const step = 300;
/** How long a step takes to glide; advancing meanwhile would cut it short. */
const glideMilliseconds = 600;

/**
 * Moves a strip that holds its content three times: by itself, by steps and by dragging. Whenever it has moved past one
 * whole copy it jumps back by exactly that copy, which nobody can see.
 */
export function useAutoScroll(isPaused: boolean) {
  const track = useRef<HTMLElement>(null);
  const heldUntil = useRef(0);
  const drag = useRef<{ x: number }>(undefined);

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (!strip || drag.current || Date.now() < heldUntil.current) return;
      strip.scrollLeft = wrapped(strip, strip.scrollLeft + tick.pixels);
    }, tick.milliseconds);
    return () => clearInterval(timer);
  }, [isPaused]);

  return {
    track,
    move: (direction: 1 | -1) => {
      const strip = track.current;
      if (!strip) return;
      heldUntil.current = Date.now() + glideMilliseconds;
      // A step back from the very start, or on from the end, begins one copy further in.
      strip.scrollLeft = wrapped(strip, strip.scrollLeft, direction * step);
      strip.scrollBy({ left: direction * step, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    },
    dragging: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse') return;
        drag.current = { x: event.clientX };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse' || !drag.current) return;
        const strip = event.currentTarget;
        strip.scrollLeft = wrapped(strip, strip.scrollLeft + drag.current.x - event.clientX);
        drag.current = { x: event.clientX };
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') drag.current = undefined;
      },
      // A finger scrolls the strip by itself, and the strip glides on when it is lifted.
      onTouchStart: () => {
        heldUntil.current = Number.POSITIVE_INFINITY;
      },
      onTouchEnd: () => {
        heldUntil.current = Date.now() + 2 * glideMilliseconds;
      },
      onTouchCancel: () => {
        heldUntil.current = Date.now() + 2 * glideMilliseconds;
      },
    },
  };
}

/** The same place of the strip, such that `ahead` pixels from it stay within the strip. */
function wrapped(strip: HTMLElement, place: number, ahead = 0): number {
  const copy = copyWidth(strip);
  if (copy === 0) return place;
  if (place + ahead < 0) return place + copy;
  return place + ahead >= copy ? place % copy : place;
}

/** From the start of the first copy to the start of the second. */
function copyWidth(strip: HTMLElement): number {
  const [first, second] = strip.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}
