import type { Conference } from '@majlis/contracts/conferences';
import type { ContentKey } from '@majlis/contracts/content-defaults';
import { reads } from '@majlis/contracts/endpoints';
import type { FeedItem, PodcastEpisode } from '@majlis/contracts/feed-items';
import { siteTexts } from '@majlis/contracts/site-texts';
import { atom, type Entry } from './atom.js';
import { addressOn, type Circumstances, type ReadAnswer } from './writing.js';

/** Their addresses are /feeds/<name>.xml. */
export const feedNames = ['research', 'blog', 'podcast', 'conferences'] as const;
export type FeedName = (typeof feedNames)[number];

/** What readers of a feed are given; whoever comes later finds the rest on the page. */
const entriesInAFeed = 50;

const pages: Record<FeedName, { path: string; title: string; subtitle: ContentKey }> = {
  research: { path: 'research', title: 'Research', subtitle: 'site.description' },
  blog: { path: 'blog', title: 'Blog', subtitle: 'blog.subtitle' },
  podcast: { path: 'podcasts', title: 'Podcast', subtitle: 'site.description' },
  conferences: { path: 'conferences', title: 'Conferences', subtitle: 'site.description' },
};

const newestFirst = (one: { pubDate: string }, other: { pubDate: string }) =>
  Date.parse(other.pubDate) - Date.parse(one.pubDate);

const publication = ({ title, description, pubDate, author, categories, link }: FeedItem): Entry => ({
  id: link,
  title,
  address: link,
  updated: pubDate,
  published: pubDate,
  summary: description,
  author,
  categories,
});

const audioTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
};

/** By the end of its address; a recording whose address does not say remains without. */
const audioType = (address: string): string | undefined =>
  audioTypes[/\.(\w+)$/.exec(address.replace(/[?#].*/, ''))?.[1]?.toLowerCase() ?? ''];

const episode =
  (origin: string) =>
  (item: PodcastEpisode): Entry => {
    const address = addressOn(origin, 'podcasts', item.slug);
    const { title, pubDate, audioUrl, description } = item;
    const enclosure = audioUrl ? { address: audioUrl, type: audioType(audioUrl) } : undefined;
    return {
      id: address,
      title,
      address,
      updated: pubDate,
      published: pubDate,
      summary: description,
      content: item.fullDescription,
      enclosure,
    };
  };

/**
 * Nobody is told when a conference was last edited. What readers are to notice is that it is announced, and then that it
 * is held: until it begins its date is that of the list.
 */
const conference =
  ({ origin, at }: Circumstances) =>
  ({ id, title, slug, startDate, shortDescription, description, subtitle, tags }: Conference): Entry => ({
    id: `urn:uuid:${id}`,
    title,
    address: addressOn(origin, 'conferences', slug),
    updated: new Date(Math.min(Date.parse(startDate), at)).toISOString(),
    summary: shortDescription || subtitle || description,
    categories: tags,
  });

async function entriesOf(name: FeedName, read: ReadAnswer, circumstances: Circumstances): Promise<Entry[]> {
  if (name === 'conferences') return (await read(reads.conferences)).map(conference(circumstances));
  if (name === 'podcast')
    return (await read(reads.allPodcastEpisodes)).toSorted(newestFirst).map(episode(circumstances.origin));
  const items = await read(name === 'research' ? reads.researchItems : reads.blogPosts);
  return items.toSorted(newestFirst).map(publication);
}

/** /feeds/<name>.xml */
export const feed =
  (name: FeedName) =>
  async (read: ReadAnswer, circumstances: Circumstances): Promise<string> => {
    const text = siteTexts(await read(reads.content));
    const entries = await entriesOf(name, read, circumstances);
    const { origin, at } = circumstances;
    const { path, title, subtitle } = pages[name];
    return atom({
      address: addressOn(origin, 'feeds', `${name}.xml`),
      title: `${text('site.name')}: ${title}`,
      subtitle: text(subtitle),
      author: text('site.name'),
      page: addressOn(origin, path),
      icon: addressOn(origin, 'icon-192.png'),
      at,
      entries: entries.slice(0, entriesInAFeed),
    });
  };
