/** The known name that was probably meant by a mistyped one: a letter or two away, or a quarter of a long one. */
export function nearestName(mistyped: string, known: Iterable<string>): string | undefined {
  const wanted = mistyped.toUpperCase();
  const byDistance = [...known].map((name) => ({ name, distance: editsBetween(wanted, name) }));
  byDistance.sort((a, b) => a.distance - b.distance);
  const [nearest] = byDistance;
  return nearest && nearest.distance <= Math.max(2, wanted.length / 4) ? nearest.name : undefined;
}

/** Letters to change, add or leave out on the way from one word to the other. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
