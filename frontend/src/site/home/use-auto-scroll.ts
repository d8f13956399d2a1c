import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../ui/scroll/motion';

const autoScrollStep = { milliseconds: 50, pixels: 1 };
const arrowStepPx = 300;
/** Auto-scrolling pauses during the smooth scroll of a step, because it would cancel it. */
const animationMs = 600;

/** Scrolls a strip that holds its content three times, automatically while it is visible, by steps and by dragging. */
export function useAutoScroll(isPaused: boolean) {
  const track = useRef<HTMLElement>(null);
  const animation = useRef({ until: 0, to: 0 });
  const drag = useRef<{ x: number }>(undefined);
  const isMoving = useOnScreen(track) && !isPaused;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (!strip || drag.current || Date.now() < animation.current.until) return;
      strip.scrollLeft = wrapOffset(strip, strip.scrollLeft + autoScrollStep.pixels);
    }, autoScrollStep.milliseconds);
    return () => clearInterval(timer);
  }, [isMoving]);

  function move(direction: 1 | -1) {
    const strip = track.current;
    if (!strip) return;
    // A press during the animation adds to the target of the previous press.
    const { until, to } = animation.current;
    const target = (Date.now() < until ? to : strip.scrollLeft) + direction * arrowStepPx;
    const jump = target < 0 ? loopLength(strip) : wrapOffset(strip, strip.scrollLeft) - strip.scrollLeft;
    if (jump !== 0) strip.scrollLeft += jump;
    animation.current = { until: Date.now() + animationMs, to: target + jump };
    strip.scrollTo({ left: target + jump, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  // Touch scrolling is native and has momentum, so auto-scrolling waits until that has ended.
  const pauseUntil = (until: number) => {
    animation.current.until = until;
  };
  const resumeAfterMomentum = () => pauseUntil(Date.now() + 2 * animationMs);

  return {
    track,
    move,
    dragHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse') return;
        drag.current = { x: event.clientX };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse' || !drag.current) return;
        const strip = event.currentTarget;
        strip.scrollLeft = wrapOffset(strip, strip.scrollLeft + drag.current.x - event.clientX);
        drag.current = { x: event.clientX };
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') drag.current = undefined;
      },
      onPointerCancel: () => {
        drag.current = undefined;
      },
      onTouchStart: () => pauseUntil(Number.POSITIVE_INFINITY),
      onTouchEnd: resumeAfterMomentum,
      onTouchCancel: resumeAfterMomentum,
    },
  };
}

/** The distance in px between the starts of the first two copies; 0 before layout. */
function loopLength(strip: HTMLElement): number {
  const [first, second] = strip.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}

/** The equivalent offset within the first copy; a jump there is invisible. */
export function wrapOffset(strip: HTMLElement, offset: number): number {
  const length = loopLength(strip);
  return length === 0 ? offset : ((offset % length) + length) % length;
}

function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen;
}
