/** Comes to the last of these addresses by way of the others. */
export function visit(first: string, ...later: string[]): void {
  window.history.replaceState({ idx: 0, key: 'first' }, '', first);
  for (const [index, address] of later.entries())
    window.history.pushState({ idx: index + 1, key: `visit-${index}` }, '', address);
}
