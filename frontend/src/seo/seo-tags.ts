import { type ContentLookup, createContentLookup, parseAiTrainingPolicy } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import { describePage, feedTitles, type PageDescription } from './describe-page';
import { breadcrumbList } from './structured/breadcrumbs';
import { absoluteUrl, jsonLd, type PageContext } from './structured/json-ld';
import { organisationSummary, website } from './structured/organisation';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const meta = ([name, content]: [name: string, content: string]): string =>
  `<meta name="${name}" content="${escaped(content)}">`;

/** What only machines read of a page, to be written into its head; nothing for what is no page. */
export function renderSeoTags(path: string, circumstances: Omit<PageContext, 'path'>): string {
  const page = { ...circumstances, path: new URL(path, circumstances.origin).pathname };
  const text = createContentLookup(page.answer(endpoints.content));
  const described = describePage(page, text);
  if (!described) return '';
  return [...described.feeds.map(discovery(page, text)), ...forTraining(text, described).map(meta)]
    .concat((described.citation ?? []).map(meta), structured(page, text, described))
    .join('');
}

const discovery = (page: PageContext, text: ContentLookup) => (feed: keyof typeof feedTitles) => {
  const title = escaped(`${text('site.name')}: ${feedTitles[feed]}`);
  const address = absoluteUrl(page, `/feeds/${feed}.xml`);
  // Podcast apps read RSS only.
  const type = `application/${feed === 'podcast' ? 'rss' : 'atom'}+xml`;
  return `<link rel="alternate" type="${type}" title="${title}" href="${escaped(address)}">`;
};

/** Whether machines may learn from the page, and what they then learn from. The rule that crawlers obey is in robots. */
function forTraining(text: ContentLookup, { contentType, lastUpdated }: PageDescription): [string, string][] {
  const { isAllowed, isAttributionRequired, quality, authority } = parseAiTrainingPolicy(text);
  const tags: [string, string][] = [
    ['ai:content-type', contentType],
    ['ai:quality', quality],
    ['ai:authority', authority],
    ['ai:training-allowed', String(isAllowed)],
    ['ai:attribution-required', String(isAttributionRequired)],
    ['ai:last-updated', lastUpdated ?? ''],
    // The reservation of rights of the TDM Reservation Protocol, which says it in one digit.
    ['tdm-reservation', isAllowed ? '0' : '1'],
  ];
  return tags.filter(([, content]) => content);
}

function structured(
  page: PageContext,
  text: ContentLookup,
  { type, breadcrumbs: crumbs, nodes, language = 'en', lastUpdated }: PageDescription,
): string {
  const address = absoluteUrl(page, page.path);
  const webPage = {
    '@type': type,
    '@id': `${address}#page`,
    url: address,
    name: crumbs.at(-1)?.name ?? text('site.name'),
    inLanguage: language,
    isPartOf: { '@id': absoluteUrl(page, '/#website') },
    dateModified: lastUpdated,
  };
  const site = nodes.some((node) => node['@type'] === 'Organization') ? [] : [organisationSummary(page, text)];
  return jsonLd([...site, website(page, text), webPage, breadcrumbList(page, crumbs), ...nodes]);
}
