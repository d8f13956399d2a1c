import type { PrerenderedPage } from '../ui/page/prerender';

const dataBlockPattern = /<script type="application\/json" id="prerendered-data">(.*?)<\/script>/s;

export async function readPrerenderedData(path: string): Promise<unknown> {
  const page = await fetchPrerenderedPage().catch(() => undefined);
  return page?.queries.find(([queryPath]) => queryPath === path)?.[1];
}

/** The address of a preview has no prerendered page, because that would show the live row. */
async function fetchPrerenderedPage(): Promise<PrerenderedPage | undefined> {
  const response = await fetch(window.location.pathname + window.location.search, { headers: { Accept: 'text/html' } });
  const [, json] = dataBlockPattern.exec(response.ok ? await response.text() : '') ?? [];
  return json ? (JSON.parse(json) as PrerenderedPage) : undefined;
}
