import { reads } from '@majlis/contracts/endpoints';
import type { PodcastEpisode } from '@majlis/contracts/feed-items';
import { type SiteText, siteTexts } from '@majlis/contracts/site-texts';
import { addressOn, type Circumstances, element, newestFirst, type ReadAnswer, textElement } from './writing.js';

/** Podcast apps list no other episodes than those in the feed. */
const maxEpisodes = 1_000;

const namespaces = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

/** By the ending of the address. */
const audioTypes: Record<string, string> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
  mp4: 'audio/mp4',
  aac: 'audio/aac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  flac: 'audio/flac',
  wav: 'audio/wav',
};

/** An enclosure needs a type: without a known ending it is taken for the most common one. */
const typeByEnding = (address: string): string =>
  audioTypes[/\.(\w+)$/.exec(address.replace(/[?#].*/, ''))?.[1]?.toLowerCase() ?? ''] ?? 'audio/mpeg';

/** An unknown length is written as 0, as the RSS Advisory Board recommends. */
const enclosure = (url: string, { audioType = typeByEnding(url), audioBytes = 0 }: PodcastEpisode) =>
  element('enclosure', { url, length: String(audioBytes), type: audioType });

function item(episode: PodcastEpisode, origin: string): string {
  const { slug, title, description, pubDate, audioUrl, duration, episodeNumber, fullDescription } = episode;
  if (!audioUrl) return '';
  const address = addressOn(origin, 'podcasts', slug);
  return element(
    'item',
    {},
    [
      textElement('title', title),
      textElement('link', address),
      textElement('guid', address, { isPermaLink: 'true' }),
      textElement('pubDate', new Date(pubDate).toUTCString()),
      textElement('description', description),
      textElement('content:encoded', fullDescription),
      enclosure(audioUrl, episode),
      textElement('itunes:duration', duration),
      // Apple accepts only numbers above zero.
      textElement('itunes:episode', episodeNumber ? String(episodeNumber) : ''),
      ...(episode.categories ?? []).map((category) => textElement('category', category)),
    ].join('\n'),
  );
}

/** 'Religion & Spirituality > Islam' is a category with a subcategory in it. */
const category = (names: string): string =>
  names
    .split('>')
    .map((name) => name.trim())
    .reduceRight((content, text) => (text ? element('itunes:category', { text }, content) : content), '');

function channel(text: SiteText, origin: string, items: string[]): string[] {
  const name = text('site.name');
  const title = `${name}: Podcast`;
  const page = addressOn(origin, 'podcasts');
  const cover = addressOn(origin, 'share', 'podcast-cover.jpg');
  const owner = [textElement('itunes:name', name), textElement('itunes:email', text('contact.email'))];
  return [
    textElement('title', title),
    textElement('link', page),
    element('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: addressOn(origin, 'feeds', 'podcast.xml'),
    }),
    textElement('description', text('site.description')),
    textElement('language', 'en'),
    element('image', {}, [textElement('url', cover), textElement('title', title), textElement('link', page)].join('')),
    element('itunes:image', { href: cover }),
    textElement('itunes:author', name),
    element('itunes:owner', {}, owner.join('')),
    category(text('podcast.category')),
    textElement('itunes:explicit', String(/^(yes|true)$/i.test(text('podcast.explicit').trim()))),
    ...items,
  ];
}

/** /feeds/podcast.xml: RSS as podcast apps take it. An episode without a recording is none to them. */
export async function podcastFeed(read: ReadAnswer, { origin }: Circumstances): Promise<string> {
  const [entries, episodes] = await Promise.all([read(reads.content), read(reads.allPodcastEpisodes)]);
  const items = episodes
    .filter(({ audioUrl }) => audioUrl)
    .toSorted(newestFirst)
    .slice(0, maxEpisodes)
    .map((episode) => item(episode, origin));
  const content = element('channel', {}, channel(siteTexts(entries), origin, items).filter(Boolean).join('\n'));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', { version: '2.0', ...namespaces }, content)}\n`;
}
