import { reads } from '@majlis/contracts/endpoints';
import { aiTraining, type SiteText, siteTexts } from '@majlis/contracts/site-texts';
import { type Described, describePage, feedTitles } from './describe-page';
import { breadcrumbs } from './structured/breadcrumbs';
import { addressOn, jsonLd, type Page } from './structured/node';
import { publisher, website } from './structured/organisation';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

const meta = ([name, content]: [name: string, content: string]): string =>
  `<meta name="${name}" content="${escaped(content)}">`;

/** What only machines read of a page, to be written into its head; nothing for what is no page. */
export function headOf(path: string, circumstances: Omit<Page, 'path'>): string {
  const page = { ...circumstances, path: new URL(path, circumstances.origin).pathname };
  const text = siteTexts(page.answer(reads.content));
  const described = describePage(page, text);
  if (!described) return '';
  return [...described.feeds.map(discovery(page, text)), ...forTraining(text, described).map(meta)]
    .concat((described.citation ?? []).map(meta), structured(page, text, described))
    .join('');
}

const discovery = (page: Page, text: SiteText) => (feed: keyof typeof feedTitles) => {
  const title = escaped(`${text('site.name')}: ${feedTitles[feed]}`);
  const address = addressOn(page, `/feeds/${feed}.xml`);
  // Podcast apps read RSS only.
  const type = `application/${feed === 'podcast' ? 'rss' : 'atom'}+xml`;
  return `<link rel="alternate" type="${type}" title="${title}" href="${escaped(address)}">`;
};

/** Whether machines may learn from the page, and what they then learn from. The rule that crawlers obey is in robots. */
function forTraining(text: SiteText, { contentType, lastUpdated }: Described): [string, string][] {
  const { isAllowed, isAttributionRequired, quality, authority } = aiTraining(text);
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
  page: Page,
  text: SiteText,
  { type, crumbs, nodes, language = 'en', lastUpdated }: Described,
): string {
  const address = addressOn(page, page.path);
  const webPage = {
    '@type': type,
    '@id': `${address}#page`,
    url: address,
    name: crumbs.at(-1)?.name ?? text('site.name'),
    inLanguage: language,
    isPartOf: { '@id': addressOn(page, '/#website') },
    dateModified: lastUpdated,
  };
  const site = nodes.some((node) => node['@type'] === 'Organization') ? [] : [publisher(page, text)];
  return jsonLd([...site, website(page, text), webPage, breadcrumbs(page, crumbs), ...nodes]);
}
