import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { hasProceedings } from '@majlis/contracts/programme/proceedings';
import { programmeReleasedAt } from '@majlis/contracts/programme/programme-changes';
import {
  parsePublishedLanguages,
  pathInLanguage,
  readInLanguage,
  type SiteLanguage,
} from '@majlis/contracts/shared/languages';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import { mainPages } from '@majlis/contracts/site/main-pages';
import { xmlElement } from '@majlis/kit/xml/xml-element';
import { fetchAllConferences } from '../api-client.js';
import { absoluteUrl, type FetchJson, type FileContext, latestPast } from './render-file.js';

/** The protocol allows 50,000 URLs and 50 MB per file; 45,000 of our URLs stay below both. */
const maxUrlsPerSitemap = 45_000;

type SitemapUrl = { url: string; lastModified?: string | undefined; alternates: [tag: string, url: string][] };
type ListedUrl = Omit<SitemapUrl, 'alternates'>;

/** Breaks are neither for search engines nor for the site's own search. */
export const isIndexable = ({ sessionType }: { sessionType: string }) => !['break', 'networking'].includes(sessionType);

async function urlsOfConference(
  fetchJson: FetchJson,
  { origin, now }: FileContext,
  conference: Conference,
): Promise<ListedUrl[]> {
  const { id, slug } = conference;
  const [agenda, documents] = await Promise.all([fetchJson(endpoints.agenda(id)), fetchJson(endpoints.documents(id))]);
  const sessions = agenda.filter(isIndexable);
  const subpages = [
    ...(programmeReleasedAt(conference, now) === null ? [] : ['changes']),
    ...(hasProceedings(documents) ? ['proceedings'] : []),
  ];
  return [
    { url: absoluteUrl(origin, 'conferences', slug) },
    ...subpages.map((subpage) => ({ url: absoluteUrl(origin, 'conferences', slug, subpage) })),
    ...sessions.map((session) => ({ url: absoluteUrl(origin, 'conferences', slug, 'sessions', session.slug) })),
  ];
}

async function collectUrls(fetchJson: FetchJson, context: FileContext): Promise<SitemapUrl[]> {
  const languages = parsePublishedLanguages(createContentLookup(await fetchJson(endpoints.content))('site.languages'));
  const lists = await Promise.all(languages.map((language) => listUrls(fetchJson, context, language)));
  const [written = []] = lists;
  return written.flatMap(({ lastModified }, index) => {
    // Each address names all of its languages, and itself among them.
    const alternates = languages.flatMap(({ tag }, place): [string, string][] => {
      const url = lists[place]?.[index]?.url;
      return url ? [[tag, url]] : [];
    });
    return alternates.map(([, url]) => ({ url, lastModified, alternates: languages.length > 1 ? alternates : [] }));
  });
}

/** Lists the URLs in the same order in each language. */
async function listUrls(fetchJson: FetchJson, context: FileContext, language: SiteLanguage): Promise<ListedUrl[]> {
  const { origin, now } = context;
  const fetchTranslated: FetchJson = ({ path }) => fetchJson({ path: readInLanguage(path, language.tag) });
  const [research, posts, episodes, pages, speakers, conferences] = await Promise.all([
    fetchJson(endpoints.researchItems),
    fetchJson(endpoints.blogPosts),
    fetchJson(endpoints.episodeSummaries),
    fetchTranslated(endpoints.publishedPages),
    fetchTranslated(endpoints.publicSpeakers),
    fetchAllConferences(fetchTranslated),
  ]);
  const newestOf = (...lists: { pubDate?: string }[][]) =>
    latestPast(
      lists.flat().map(({ pubDate }) => pubDate),
      now,
    );
  const lastModified: Record<string, string | undefined> = {
    '/': newestOf(research, posts, episodes),
    '/research': newestOf(research),
    '/blog': newestOf(posts),
    '/podcasts': newestOf(episodes),
  };
  const urls: ListedUrl[] = mainPages.map((page) => ({
    url: new URL(page, origin).href,
    lastModified: lastModified[page],
  }));
  for (const { slug, editedAt } of pages) urls.push({ url: absoluteUrl(origin, slug), lastModified: editedAt });
  for (const { slug, pubDate } of episodes)
    urls.push({ url: absoluteUrl(origin, 'podcasts', slug), lastModified: latestPast([pubDate], now) });
  for (const { slug } of speakers) urls.push({ url: absoluteUrl(origin, 'speakers', slug) });
  for (const conference of conferences) urls.push(...(await urlsOfConference(fetchTranslated, context, conference)));
  return urls.map((listed) => ({ ...listed, url: origin + pathInLanguage(new URL(listed.url).pathname, language) }));
}

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const linkNamespace = { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
const xmlDocument = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;

const urlElement = ({ url, lastModified, alternates }: SitemapUrl) =>
  xmlElement(
    'url',
    {},
    [
      xmlElement('loc', {}, url),
      lastModified ? xmlElement('lastmod', {}, lastModified) : '',
      ...alternates.map(([hreflang, href]) => xmlElement('xhtml:link', { rel: 'alternate', hreflang, href })),
    ].join(''),
  );

const urlSet = (urls: SitemapUrl[]) =>
  xmlDocument(xmlElement('urlset', { ...namespace, ...linkNamespace }, urls.map(urlElement).join('\n')));

export async function renderSitemap(fetchJson: FetchJson, context: FileContext): Promise<string> {
  const urls = await collectUrls(fetchJson, context);
  if (urls.length <= maxUrlsPerSitemap) return urlSet(urls);
  const files = Array.from({ length: Math.ceil(urls.length / maxUrlsPerSitemap) }, (_, i) => `sitemap-${i + 1}.xml`);
  const elements = files.map((file) =>
    xmlElement('sitemap', {}, xmlElement('loc', {}, absoluteUrl(context.origin, file))),
  );
  return xmlDocument(xmlElement('sitemapindex', namespace, elements.join('\n')));
}

export const renderSitemapChunk =
  (number: number) =>
  async (fetchJson: FetchJson, context: FileContext): Promise<string | undefined> => {
    const urls = await collectUrls(fetchJson, context);
    const chunk = urls.slice((number - 1) * maxUrlsPerSitemap, number * maxUrlsPerSitemap);
    return urls.length > maxUrlsPerSitemap && chunk.length > 0 ? urlSet(chunk) : undefined;
  };
