import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import { defaultLanguage, type SiteLanguage } from '@majlis/contracts/shared/languages';
import type { ContentKey } from '@majlis/contracts/site/content-defaults';
import { createContentLookup } from '@majlis/contracts/site/content-lookup';
import { xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import { renderPodcastFeed } from './podcast-feed.js';
import {
  absoluteUrl,
  type FetchJson,
  type FileContext,
  latestPast,
  newestFirst,
  pageUrl,
  type RenderFile,
} from './render-file.js';

export const feedNames = ['research', 'blog', 'podcast', 'conferences'] as const;
type FeedName = (typeof feedNames)[number];
type AtomName = Exclude<FeedName, 'podcast'>;

const maxFeedEntries = 50;

const subtitles: Record<AtomName, ContentKey> = {
  research: 'site.description',
  blog: 'blog.subtitle',
  conferences: 'site.description',
};

type DatedItem = FeedItem & { pubDate: string };

const toFeedItemEntry = ({ title, description, pubDate, author, categories, link }: DatedItem): AtomEntry => ({
  id: link,
  title,
  url: link,
  updated: pubDate,
  published: pubDate,
  summary: description,
  author,
  categories,
});

/** The API has no edit time: a conference is dated now until it begins, then with its start, so readers notice both. */
const toConferenceEntry =
  (context: FileContext) =>
  ({ id, title, slug, startDate, shortDescription, description, subtitle, tags }: Conference): AtomEntry => ({
    id: isDefault(context.language) ? `urn:uuid:${id}` : pageUrl(context, 'conferences', id),
    title,
    url: pageUrl(context, 'conferences', slug),
    updated: new Date(Math.min(Date.parse(startDate), context.now)).toISOString(),
    summary: shortDescription || subtitle || description,
    categories: tags,
  });

const isDefault = ({ tag }: SiteLanguage) => tag === defaultLanguage.tag;

async function fetchEntries(name: AtomName, fetchJson: FetchJson, context: FileContext): Promise<AtomEntry[]> {
  if (name === 'conferences') return (await fetchJson(endpoints.conferences)).map(toConferenceEntry(context));
  const items = await fetchJson(name === 'research' ? endpoints.researchItems : endpoints.blogPosts);
  // An Atom entry needs a date, so undated items are left out.
  const dated = items.flatMap((item) => (item.pubDate ? { ...item, pubDate: item.pubDate } : []));
  return dated.toSorted(newestFirst).map(toFeedItemEntry);
}

/** Podcast apps read only RSS; the other feeds are Atom. */
export const renderFeed = (name: FeedName): RenderFile<string> =>
  name === 'podcast' ? renderPodcastFeed : atomFeed(name);

const atomFeed =
  (name: AtomName) =>
  async (fetchJson: FetchJson, context: FileContext): Promise<string> => {
    const text = createContentLookup(await fetchJson(endpoints.content));
    const entries = await fetchEntries(name, fetchJson, context);
    const { origin, now, language, messages } = context;
    return renderAtom({
      url: pageUrl(context, 'feeds', `${name}.xml`),
      language: language.tag,
      title: `${text('site.name')}: ${messages.t(`navigation.${name}`)}`,
      subtitle: text(subtitles[name]),
      author: text('site.name'),
      pageUrl: pageUrl(context, name),
      icon: absoluteUrl(origin, 'icon-192.png'),
      now,
      entries: entries.slice(0, maxFeedEntries),
    });
  };

export type AtomEntry = {
  /** The id must never change, because feed readers recognise the entry by it. */
  id: string;
  title: string;
  url: string;
  updated: string;
  published?: string;
  summary: string;
  author?: string | undefined;
  categories?: readonly string[];
};

type AtomFeed = {
  url: string;
  /** A language tag. */
  language: string;
  title: string;
  subtitle: string;
  author: string;
  pageUrl: string;
  icon: string;
  /** In milliseconds; dates after it do not count as updates. */
  now: number;
  entries: AtomEntry[];
};

const authorElement = (name: string | undefined) =>
  name ? xmlElement('author', {}, xmlTextElement('name', name)) : '';

const entryElement = (item: AtomEntry): string =>
  xmlElement(
    'entry',
    {},
    [
      xmlTextElement('id', item.id),
      xmlTextElement('title', item.title) || xmlElement('title', {}),
      xmlElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      xmlTextElement('updated', item.updated),
      xmlTextElement('published', item.published),
      authorElement(item.author),
      ...(item.categories ?? []).map((term) => xmlElement('category', { term })),
      xmlTextElement('summary', item.summary),
    ].join('\n'),
  );

/** Renders an Atom feed (RFC 4287). */
export function renderAtom({ url, language, pageUrl, icon, now, entries, ...feed }: AtomFeed): string {
  const updateTimes = entries.map((entry) => entry.updated);
  const updated = latestPast(updateTimes, now) ?? new Date(now).toISOString();
  const content = [
    xmlTextElement('id', url),
    xmlTextElement('title', feed.title),
    xmlTextElement('subtitle', feed.subtitle),
    xmlTextElement('updated', updated),
    xmlElement('link', { rel: 'self', type: 'application/atom+xml', href: url }),
    xmlElement('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    xmlTextElement('icon', icon),
    authorElement(feed.author),
    ...entries.map(entryElement),
  ];
  const root = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('feed', root, content.join('\n'))}\n`;
}
