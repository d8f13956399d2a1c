import { userInputEvents } from '../ui/scroll/keep-in-view';

const timeoutMs = 10_000;

/** The End key scrolls to the estimated end of a partly laid out page; this scrolls on while it grows. */
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
  new ResizeObserver(() => {
    const now = performance.now();
    if (now > deadline) return;
    deadline = now + timeoutMs;
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  }).observe(document.body);
}
