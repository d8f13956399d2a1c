/** The list with `id` taken out and put back so that it stands at `position`. */
export function moved(ids: string[], id: string, position: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, position), 0, id);
}

/** Where a row dragged to height `y` would stand: after every other row whose middle lies above it. */
export function positionAt(middles: number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}
