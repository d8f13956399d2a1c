import { userInputEvents } from '../ui/scroll/keep-in-view';

const timeoutMs = 3_000;

/** The key End leads to where the browser takes the end of a page to be, before it has laid out much of it: goes on from there. */
export function completeEndKeyScroll(): void {
  let until = 0;
  for (const move of userInputEvents)
    window.addEventListener(
      move,
      (event) => {
        const isEnd = event instanceof KeyboardEvent && event.key === 'End' && !event.defaultPrevented;
        const { target } = event;
        const isElsewhere = target instanceof Element && target.closest('input, select, textarea, [role="dialog"]');
        until = isEnd && !isElsewhere ? event.timeStamp + timeoutMs : 0;
      },
      { passive: true },
    );
  new ResizeObserver(() => {
    if (performance.now() < until) window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  }).observe(document.body);
}
