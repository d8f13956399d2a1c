import type { Conference } from '@majlis/contracts/conferences';
import type { ContentKey } from '@majlis/contracts/content-defaults';
import { createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import type { FeedItem } from '@majlis/contracts/feed-items';
import { type AtomEntry, renderAtom } from './atom.js';
import { renderPodcastFeed } from './podcast-feed.js';
import { absoluteUrl, type FetchJson, type FileContext, newestFirst, type RenderFile } from './xml.js';

/** Their addresses are /feeds/<name>.xml. */
export const feedNames = ['research', 'blog', 'podcast', 'conferences'] as const;
export type FeedName = (typeof feedNames)[number];
type AtomName = Exclude<FeedName, 'podcast'>;

/** What readers of a feed are given; whoever comes later finds the rest on the page. */
const entriesInAFeed = 50;

const pages: Record<AtomName, { path: string; title: string; subtitle: ContentKey }> = {
  research: { path: 'research', title: 'Research', subtitle: 'site.description' },
  blog: { path: 'blog', title: 'Blog', subtitle: 'blog.subtitle' },
  conferences: { path: 'conferences', title: 'Conferences', subtitle: 'site.description' },
};

const publication = ({ title, description, pubDate, author, categories, link }: FeedItem): AtomEntry => ({
  id: link,
  title,
  url: link,
  updated: pubDate,
  published: pubDate,
  summary: description,
  author,
  categories,
});

/**
 * Nobody is told when a conference was last edited. What readers are to notice is that it is announced, and then that it
 * is held: until it begins its date is that of the list.
 */
const conference =
  ({ origin, at }: FileContext) =>
  ({ id, title, slug, startDate, shortDescription, description, subtitle, tags }: Conference): AtomEntry => ({
    id: `urn:uuid:${id}`,
    title,
    url: absoluteUrl(origin, 'conferences', slug),
    updated: new Date(Math.min(Date.parse(startDate), at)).toISOString(),
    summary: shortDescription || subtitle || description,
    categories: tags,
  });

async function entriesOf(name: AtomName, read: FetchJson, circumstances: FileContext): Promise<AtomEntry[]> {
  if (name === 'conferences') return (await read(endpoints.conferences)).map(conference(circumstances));
  const items = await read(name === 'research' ? endpoints.researchItems : endpoints.blogPosts);
  return items.toSorted(newestFirst).map(publication);
}

/** /feeds/<name>.xml: podcast apps read RSS, all others read Atom. */
export const renderFeed = (name: FeedName): RenderFile<string> =>
  name === 'podcast' ? renderPodcastFeed : atomFeed(name);

const atomFeed =
  (name: AtomName) =>
  async (read: FetchJson, circumstances: FileContext): Promise<string> => {
    const text = createContentLookup(await read(endpoints.content));
    const entries = await entriesOf(name, read, circumstances);
    const { origin, at } = circumstances;
    const { path, title, subtitle } = pages[name];
    return renderAtom({
      url: absoluteUrl(origin, 'feeds', `${name}.xml`),
      title: `${text('site.name')}: ${title}`,
      subtitle: text(subtitle),
      author: text('site.name'),
      pageUrl: absoluteUrl(origin, path),
      icon: absoluteUrl(origin, 'icon-192.png'),
      now: at,
      entries: entries.slice(0, entriesInAFeed),
    });
  };
