import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { fetchAllConferences } from '../fetch-all-conferences.js';
import { mainPages } from '../targets/pages.js';
import { absoluteUrl, type FetchJson, type FileContext, latestPast, xmlElement } from './xml.js';

/** A file of the protocol holds 50,000 addresses at most; 45,000 of ours stay below its 50 MB, too. */
const maxUrlsPerSitemap = 45_000;

type SitemapUrl = { address: string; lastChanged?: string | undefined };

/** An hour's rest has no page that anybody would look for. */
const isIndexable = ({ sessionType }: { sessionType: string }) => !['break', 'networking'].includes(sessionType);

async function urlsOfConference(read: FetchJson, origin: string, { id, slug }: Conference): Promise<SitemapUrl[]> {
  const agenda = await read(endpoints.agenda(id));
  const sessions = agenda.filter(isIndexable);
  return [{ address: absoluteUrl(origin, 'conferences', slug) }].concat(
    sessions.map((session) => ({ address: absoluteUrl(origin, 'conferences', slug, 'sessions', session.id) })),
  );
}

/** Every page that is to be found. When it last changed is told only where what it shows says so. */
async function collectUrls(read: FetchJson, { origin, at }: FileContext): Promise<SitemapUrl[]> {
  const [research, posts, episodes, conferences] = await Promise.all([
    read(endpoints.researchItems),
    read(endpoints.blogPosts),
    read(endpoints.episodeSummaries),
    fetchAllConferences(read),
  ]);
  const newestOf = (...lists: { pubDate: string }[][]) =>
    latestPast(
      lists.flat().map(({ pubDate }) => pubDate),
      at,
    );
  const lastChanged: Record<string, string | undefined> = {
    '/': newestOf(research, posts, episodes),
    '/research': newestOf(research),
    '/blog': newestOf(posts),
    '/podcasts': newestOf(episodes),
  };
  const places: SitemapUrl[] = mainPages.map((page) => ({
    address: new URL(page, origin).href,
    lastChanged: lastChanged[page],
  }));
  for (const { slug, pubDate } of episodes)
    places.push({ address: absoluteUrl(origin, 'podcasts', slug), lastChanged: latestPast([pubDate], at) });
  for (const conference of conferences) places.push(...(await urlsOfConference(read, origin, conference)));
  return places;
}

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const declared = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

const place = ({ address, lastChanged }: SitemapUrl) =>
  xmlElement('url', {}, xmlElement('loc', {}, address) + (lastChanged ? xmlElement('lastmod', {}, lastChanged) : ''));

const writePlaces = (places: SitemapUrl[]) => declared(xmlElement('urlset', namespace, places.map(place).join('\n')));

/** /sitemap.xml: every page or, where those are too many for one file, the files that have them. */
export async function renderSitemap(read: FetchJson, circumstances: FileContext): Promise<string> {
  const places = await collectUrls(read, circumstances);
  if (places.length <= maxUrlsPerSitemap) return writePlaces(places);
  const files = Array.from({ length: Math.ceil(places.length / maxUrlsPerSitemap) }, (_, i) => `sitemap-${i + 1}.xml`);
  const written = files.map((file) =>
    xmlElement('sitemap', {}, xmlElement('loc', {}, absoluteUrl(circumstances.origin, file))),
  );
  return declared(xmlElement('sitemapindex', namespace, written.join('\n')));
}

/** /sitemap-1.xml and so on; undefined where the pages do not need so many files. */
export const renderSitemapChunk =
  (number: number) =>
  async (read: FetchJson, circumstances: FileContext): Promise<string | undefined> => {
    const places = await collectUrls(read, circumstances);
    const part = places.slice((number - 1) * maxUrlsPerSitemap, number * maxUrlsPerSitemap);
    return places.length > maxUrlsPerSitemap && part.length > 0 ? writePlaces(part) : undefined;
  };
