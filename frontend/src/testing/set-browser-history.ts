let visits = 0;

/** Comes to the last of these addresses by way of the others. Each visit has a key of its own, as in a browser. */
export function setBrowserHistory(first: string, ...later: string[]): void {
  visits += 1;
  window.history.replaceState({ idx: 0, key: `first-${visits}` }, '', first);
  for (const [index, address] of later.entries())
    window.history.pushState({ idx: index + 1, key: `visit-${visits}-${index}` }, '', address);
}
