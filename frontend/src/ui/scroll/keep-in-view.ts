import { prefersReducedMotion } from './motion';

const timeoutMs = 10_000;
/** What a reader does to move on or to change the page. */
export const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Keeps a part to which the page is being scrolled in view while its place changes, until the reader takes over: lists above
 * it are filled in, and the true length of what is laid out only near the window is known late. Gives back what ends it at once.
 */
export function keepInView(find: () => Element | null): () => void {
  let isMoving = !prefersReducedMotion();
  let height = document.body.offsetHeight;
  let known = find();
  const scroll = () => find()?.scrollIntoView({ behavior: isMoving ? 'smooth' : 'instant', block: 'start' });
  // Told before the change is painted, unlike an observer of sizes, so that nothing is seen to move.
  const watch = new MutationObserver(() => {
    const part = find();
    // It may be drawn late, in the very room that was kept for it.
    if (document.body.offsetHeight === height && part === known) return;
    height = document.body.offsetHeight;
    known = part;
    scroll();
  });
  // Comes again after each correction, until there is nothing to correct: then the reader may scroll elsewhere.
  const correct = () => {
    const place = window.scrollY;
    isMoving = false;
    scroll();
    if (window.scrollY === place) window.removeEventListener('scrollend', correct);
  };
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', correct);
    for (const move of userInputEvents) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, timeoutMs);
  window.addEventListener('scrollend', correct);
  for (const move of userInputEvents) window.addEventListener(move, end, { passive: true });
  watch.observe(document.body, { childList: true, subtree: true });
  return end;
}
