const scrollMarginPx = 48;
/** A part of the page is below the header, where a finger is as well. */
const pageMarginPx = 80;
const scrollStepPx = 14;

/** Scrolls the first of these elements that the point is near an edge of. Returns whether one has scrolled. */
export const autoScroll = (elements: (Element | null)[], x: number, y: number): boolean =>
  elements.some((element) => element !== null && scrollNear(element, x, y));

function scrollNear(element: Element, x: number, y: number): boolean {
  const isPage = element === document.documentElement;
  const box = isPage ? new DOMRect(0, 0, window.innerWidth, window.innerHeight) : element.getBoundingClientRect();
  if (!contains(box, x, y)) return false;
  const margin = isPage ? pageMarginPx : scrollMarginPx;
  const { scrollLeft, scrollTop } = element;
  element.scrollBy({
    left: stepNear(x, box.left + margin, box.right - margin),
    top: stepNear(y, box.top + margin, box.bottom - margin),
    behavior: 'instant',
  });
  return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop;
}

export const contains = (box: DOMRect | undefined, x: number, y: number): boolean =>
  box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function stepNear(at: number, from: number, to: number): number {
  if (at < from) return -scrollStepPx;
  return at > to ? scrollStepPx : 0;
}
