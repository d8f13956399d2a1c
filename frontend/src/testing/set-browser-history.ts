let historyCount = 0;

/** Fills the history so that the last of these URLs is current. As in a browser, the first entry has no state. */
export function setBrowserHistory(firstUrl: string, ...laterUrls: string[]): void {
  historyCount += 1;
  window.history.replaceState(null, '', firstUrl);
  for (const [index, url] of laterUrls.entries())
    window.history.pushState({ idx: index + 1, key: `visit-${historyCount}-${index}` }, '', url);
}
