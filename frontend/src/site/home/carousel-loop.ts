/** From the start of the first copy of a strip's content to the start of the second. */
export function loopLength(strip: HTMLElement): number {
  const [first, second] = strip.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}

/** A place within the first copy that looks the same, so that a jump there cannot be seen. */
export function wrapOffset(strip: HTMLElement, place: number): number {
  const copy = loopLength(strip);
  return copy === 0 ? place : ((place % copy) + copy) % copy;
}
