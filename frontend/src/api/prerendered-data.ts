import type { PrerenderedPage } from '../ui/page/prerender';

const savedAtPattern = /<html data-saved-at="([^"]+)"/;
const dataBlockPattern = /<script type="application\/json" id="prerendered-data">(.*?)<\/script>/s;

export async function readPrerenderedData(path: string): Promise<unknown> {
  const page = await fetchPrerenderedPage().catch(() => undefined);
  return page?.queries.find(([queryPath]) => queryPath === path)?.[1];
}

/** The address of a preview has no prerendered page, because that would show the live row. */
async function fetchPrerenderedPage(): Promise<PrerenderedPage | undefined> {
  const response = await fetch(window.location.pathname + window.location.search, { headers: { Accept: 'text/html' } });
  const html = response.ok ? await response.text() : '';
  // The service worker marks its copies. The page says of which time what it shows is.
  const [, savedAt] = savedAtPattern.exec(html) ?? [];
  if (savedAt) document.documentElement.dataset.savedAt = savedAt;
  const [, json] = dataBlockPattern.exec(html) ?? [];
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined;
}
