const longest = 10_000;
/** What a reader does to move on or to change the page. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Keeps what the page was scrolled to where it is while what stands above it is filled in, until the reader takes over.
 * Gives back what ends it at once.
 */
export function keepInPlace(find: () => Element | null): () => void {
  let height = document.body.offsetHeight;
  let known = find();
  // Told before the change is painted, unlike an observer of sizes, so that nothing is seen to move.
  const watch = new MutationObserver(() => {
    const part = find();
    // It may be drawn late, in the very room that was kept for it.
    if (document.body.offsetHeight === height && part === known) return;
    height = document.body.offsetHeight;
    known = part;
    part?.scrollIntoView({ behavior: 'instant', block: 'start' });
  });
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, end);
  };
  const timer = setTimeout(end, longest);
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  watch.observe(document.body, { childList: true, subtree: true });
  return end;
}
