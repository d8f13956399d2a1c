import { prefersReducedMotion } from './motion';

const timeoutMs = 10_000;
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/** Lists above the element are filled in and estimated heights become known. Stops when the user scrolls. */
export function keepInView(find: () => Element | null): () => void {
  let isSmooth = !prefersReducedMotion();
  let lastHeight = document.body.offsetHeight;
  let lastElement = find();
  const scroll = () => find()?.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant', block: 'start' });
  // A MutationObserver runs before the change is painted, so that nothing visibly moves.
  const observer = new MutationObserver(() => {
    const element = find();
    if (document.body.offsetHeight === lastHeight && element === lastElement) return;
    lastHeight = document.body.offsetHeight;
    lastElement = element;
    scroll();
  });
  const correctPosition = () => {
    const previousY = window.scrollY;
    isSmooth = false;
    scroll();
    if (window.scrollY === previousY) window.removeEventListener('scrollend', correctPosition);
  };
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scrollend', correctPosition);
    for (const type of userInputEvents) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, timeoutMs);
  window.addEventListener('scrollend', correctPosition);
  for (const type of userInputEvents) window.addEventListener(type, stop, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
