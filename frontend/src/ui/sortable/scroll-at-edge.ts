const edge = 80;
const step = 14;

/** While something is dragged near the upper or lower edge of what scrolls around a row, that is scrolled along. */
export function scrollAtEdge(row: HTMLElement | undefined, y: number): void {
  const box = row && scrollingAround(row);
  const { top, bottom } = box?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
  const margin = Math.min(edge, (bottom - top) / 4);
  if (y < top + margin) (box ?? window).scrollBy(0, -step);
  if (y > bottom - margin) (box ?? window).scrollBy(0, step);
}

/** None when it is the page itself. */
export function scrollingAround(element: HTMLElement): HTMLElement | undefined {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return undefined;
  const scrolls = parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY);
  return scrolls ? parent : scrollingAround(parent);
}
