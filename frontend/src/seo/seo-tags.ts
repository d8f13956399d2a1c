import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import {
  defaultLanguage,
  parsePublishedLanguages,
  pathInLanguage,
  type SiteLanguage,
} from '@majlis/contracts/shared/languages';
import { type ContentLookup, createContentLookup, parseAiTrainingPolicy } from '@majlis/contracts/site/content-lookup';
import { t } from '#messages';
import { pathPrefix, language as siteLanguage } from '#messages/language';
import { localPath } from '../ui/page/page-navigation';
import { describePage } from './describe-page';
import {
  absoluteUrl,
  breadcrumbList,
  jsonLd,
  localUrl,
  organisationSummary,
  type PageContext,
  type PageDescription,
  website,
} from './structured/json-ld';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const metaTag = ([name, content]: [name: string, content: string]): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

/** The tags of the head that only programs read. They are prerendered only, so browsers do not load this code. */
export function renderSeoTags(path: string, context: Omit<PageContext, 'path'>): string {
  const page = { ...context, path: new URL(path, context.origin).pathname };
  const text = createContentLookup(page.getData(endpoints.content));
  const description = describePage(page, text);
  if (!description) return '';
  return [
    ...languageLinks(page, text),
    ...feedLinks(page, text, description),
    ...[...aiTags(text, description), ...(description.citation ?? [])].map(metaTag),
    structuredData(page, text, description),
  ].join('');
}

/** These links let search engines show each reader the page in their language. */
function languageLinks(page: PageContext, text: ContentLookup): string[] {
  const languages = parsePublishedLanguages(text('site.languages'));
  if (languages.length === 1) return [];
  const link = (hreflang: string, path: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(absoluteUrl(page, path))}">`;
  return [
    ...languages.map((language) => link(language.tag, pathOfPageInLanguage(page, language))),
    link('x-default', pathOfPageInLanguage(page, defaultLanguage)),
  ];
}

function feedLinks(page: PageContext, text: ContentLookup, { feeds = [], ownFeed }: PageDescription): string[] {
  const shared = feeds.map((name) => ({
    title: t('seo.feedTitle', { site: text('site.name'), feed: name }),
    // The other feeds carry texts of other sites, which are not translated.
    path: name === 'conferences' ? localPath('/feeds/conferences.xml') : `/feeds/${name}.xml`,
    // Podcast apps read RSS only.
    format: name === 'podcast' ? 'rss' : 'atom',
  }));
  return [...(ownFeed ? [{ ...ownFeed, format: 'atom' }] : []), ...shared].map(
    ({ title, path, format }) =>
      `<link rel="alternate" type="application/${format}+xml" title="${escapeHtml(title)}" href="${escapeHtml(absoluteUrl(page, path))}">`,
  );
}

/** The policy for programs that read pages; crawlers are bound by robots.txt (services/publisher/src/files/robots.ts). */
function aiTags(text: ContentLookup, { contentType, lastUpdated }: PageDescription): [string, string][] {
  const { isAllowed, isAttributionRequired, quality, authority } = parseAiTrainingPolicy(text);
  const tags: [string, string][] = [
    ['ai:content-type', contentType],
    ['ai:quality', quality],
    ['ai:authority', authority],
    ['ai:training-allowed', String(isAllowed)],
    ['ai:attribution-required', String(isAttributionRequired)],
    ['ai:last-updated', lastUpdated ?? ''],
    // TDM Reservation Protocol: 1 reserves the rights to text and data mining.
    ['tdm-reservation', isAllowed ? '0' : '1'],
  ];
  return tags.filter(([, content]) => content);
}

function structuredData(
  page: PageContext,
  text: ContentLookup,
  { type, breadcrumbs, nodes = [], language = siteLanguage, lastUpdated }: PageDescription,
): string {
  const url = localUrl(page, page.path);
  const webPage = {
    '@type': type,
    '@id': `${url}#page`,
    url,
    name: breadcrumbs.at(-1)?.name ?? text('site.name'),
    // Pages in the default language show what was written, in any language.
    inLanguage: pathPrefix ? siteLanguage : language,
    isPartOf: { '@id': absoluteUrl(page, '/#website') },
    dateModified: lastUpdated,
    mainEntity: type === 'ProfilePage' ? { '@id': nodes[0]?.['@id'] } : undefined,
  };
  const publisher = nodes.some((node) => node['@type'] === 'Organization') ? [] : [organisationSummary(page, text)];
  return jsonLd([...publisher, website(page, text), webPage, breadcrumbList(page, breadcrumbs), ...nodes]);
}

type SluggedRow = { slug: string; slugs?: Record<string, string> | null | undefined };

/** The path of this page in a language, in which conferences, sessions, speakers and text pages may have slugs of their own. */
function pathOfPageInLanguage(page: PageContext, language: SiteLanguage): string {
  const slugOf = (endpoint: Endpoint<SluggedRow>, slug: string): string => {
    const slugs = page.getData(endpoint)?.slugs;
    return slugs?.[language.tag] ?? slugs?.[defaultLanguage.tag] ?? slug;
  };
  const segments = page.path.split('/').map(decodeURIComponent);
  const [, area = '', slug = '', , sessionSlug = ''] = segments;
  if (slug === '') segments[1] = slugOf(endpoints.pageBySlug(area), area);
  else if (area === 'speakers') segments[2] = slugOf(endpoints.speakerBySlug(slug), slug);
  else if (area === 'conferences') {
    segments[2] = slugOf(endpoints.conferenceBySlug(slug), slug);
    if (sessionSlug) segments[4] = slugOf(endpoints.sessionBySlug(slug, sessionSlug), sessionSlug);
  }
  return pathInLanguage(segments.map(encodeURIComponent).join('/'), language);
}
