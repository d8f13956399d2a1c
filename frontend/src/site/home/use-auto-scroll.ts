import { type PointerEvent, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../ui/scroll/motion';
import { useOnScreen } from '../../ui/scroll/use-on-screen';
import { copyWidth, wrapped } from './looped-strip';

const tick = { milliseconds: 50, pixels: 1 };
const step = 300;
/** How long a step takes to glide; advancing meanwhile would cut it short. */
const glideMilliseconds = 600;

/** Moves a strip that holds its content three times: by itself while somebody can see it, by steps and by dragging. */
export function useAutoScroll(isPaused: boolean) {
  const track = useRef<HTMLElement>(null);
  const glide = useRef({ until: 0, to: 0 });
  const drag = useRef<{ x: number }>(undefined);
  const isMoving = useOnScreen(track) && !isPaused;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (!strip || drag.current || Date.now() < glide.current.until) return;
      strip.scrollLeft = wrapped(strip, strip.scrollLeft + tick.pixels);
    }, tick.milliseconds);
    return () => clearInterval(timer);
  }, [isMoving]);

  function move(direction: 1 | -1) {
    const strip = track.current;
    if (!strip) return;
    // A press during a glide adds to where that one leads.
    const { until, to } = glide.current;
    const target = (Date.now() < until ? to : strip.scrollLeft) + direction * step;
    const jump = target < 0 ? copyWidth(strip) : wrapped(strip, strip.scrollLeft) - strip.scrollLeft;
    if (jump !== 0) strip.scrollLeft += jump;
    glide.current = { until: Date.now() + glideMilliseconds, to: target + jump };
    strip.scrollTo({ left: target + jump, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  // A finger scrolls the strip by itself, and the strip glides on when it is lifted.
  const holdForTouch = (until: number) => {
    glide.current.until = until;
  };
  const letGo = () => holdForTouch(Date.now() + 2 * glideMilliseconds);

  return {
    track,
    move,
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
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onTouchStart: () => holdForTouch(Number.POSITIVE_INFINITY),
      onTouchEnd: letGo,
      onTouchCancel: letGo,
    },
  };
}
