import type { Conference } from '@majlis/contracts/conferences';
import type { ContentKey } from '@majlis/contracts/content-defaults';
import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import type { FeedItem } from '@majlis/contracts/feed-items';
import { type AtomEntry, renderAtom } from './atom.js';
import { renderPodcastFeed } from './podcast-feed.js';
import { absoluteUrl, type FetchJson, type FileContext, newestFirst, type RenderFile } from './render-file.js';

export const feedNames = ['research', 'blog', 'podcast', 'conferences'] as const;
export type FeedName = (typeof feedNames)[number];
type AtomName = Exclude<FeedName, 'podcast'>;

const maxFeedEntries = 50;

const pages: Record<AtomName, { path: string; title: string; subtitle: ContentKey }> = {
  research: { path: 'research', title: 'Research', subtitle: 'site.description' },
  blog: { path: 'blog', title: 'Blog', subtitle: 'blog.subtitle' },
  conferences: { path: 'conferences', title: 'Conferences', subtitle: 'site.description' },
};

const toFeedItemEntry = ({ title, description, pubDate, author, categories, link }: FeedItem): AtomEntry => ({
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
  ({ origin, now }: FileContext) =>
  ({ id, title, slug, startDate, shortDescription, description, subtitle, tags }: Conference): AtomEntry => ({
    id: `urn:uuid:${id}`,
    title,
    url: absoluteUrl(origin, 'conferences', slug),
    updated: new Date(Math.min(Date.parse(startDate), now)).toISOString(),
    summary: shortDescription || subtitle || description,
    categories: tags,
  });

async function fetchEntries(name: AtomName, fetchJson: FetchJson, context: FileContext): Promise<AtomEntry[]> {
  if (name === 'conferences') return (await fetchJson(endpoints.conferences)).map(toConferenceEntry(context));
  const items = await fetchJson(name === 'research' ? endpoints.researchItems : endpoints.blogPosts);
  return items.toSorted(newestFirst).map(toFeedItemEntry);
}

/** Podcast apps read only RSS; the other feeds are Atom. */
export const renderFeed = (name: FeedName): RenderFile<string> =>
  name === 'podcast' ? renderPodcastFeed : atomFeed(name);

const atomFeed =
  (name: AtomName) =>
  async (fetchJson: FetchJson, context: FileContext): Promise<string> => {
    const text = createContentLookup(await fetchJson(endpoints.content));
    const entries = await fetchEntries(name, fetchJson, context);
    const { origin, now } = context;
    const { path, title, subtitle } = pages[name];
    return renderAtom({
      url: absoluteUrl(origin, 'feeds', `${name}.xml`),
      title: `${text('site.name')}: ${title}`,
      subtitle: text(subtitle),
      author: text('site.name'),
      pageUrl: absoluteUrl(origin, path),
      icon: absoluteUrl(origin, 'icon-192.png'),
      now,
      entries: entries.slice(0, maxFeedEntries),
    });
  };
