import { userInputEvents } from '../ui/scroll/keep-in-view';

const timeoutMs = 10_000;
const animationMs = 2_000;

/**
 * The End key scrolls to the estimated end of a partly laid out page; this scrolls on while it grows. The browser's own
 * animation may go on meanwhile, to the end that it had estimated.
 */
export function completeEndKeyScroll(): void {
  let deadline = 0;
  for (const eventName of userInputEvents)
    window.addEventListener(
      eventName,
      (event) => {
        const isEnd = event instanceof KeyboardEvent && event.key === 'End' && !event.defaultPrevented;
        const { target } = event;
        const isInControl = target instanceof Element && target.closest('input, select, textarea, [role="dialog"]');
        deadline = isEnd && !isInControl ? event.timeStamp + timeoutMs : 0;
      },
      { passive: true },
    );
  const scrollOn = (minTimeLeftMs: number) => {
    const now = performance.now();
    if (now + minTimeLeftMs > deadline) return;
    deadline = now + timeoutMs;
    window.scrollTo(0, document.body.scrollHeight);
  };
  new ResizeObserver(() => scrollOn(0)).observe(document.body);
  window.addEventListener('scrollend', () => scrollOn(timeoutMs - animationMs));
}
