/** The distance in px between the starts of the first two copies; 0 before layout. */
export function loopLength(strip: HTMLElement): number {
  const [first, second] = strip.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : 0;
}

/** The equivalent offset within the first copy; a jump there is invisible. */
export function wrapOffset(strip: HTMLElement, offset: number): number {
  const length = loopLength(strip);
  return length === 0 ? offset : ((offset % length) + length) % length;
}
