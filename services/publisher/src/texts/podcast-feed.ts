import { type ContentLookup, createContentLookup } from '@majlis/contracts/content-lookup';
import { endpoints } from '@majlis/contracts/endpoints';
import type { PodcastEpisode } from '@majlis/contracts/feed-items';
import { absoluteUrl, type FetchJson, type FileContext, newestFirst, xmlElement, xmlTextElement } from './xml.js';

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
  xmlElement('enclosure', { url, length: String(audioBytes), type: audioType });

function item(episode: PodcastEpisode, origin: string): string {
  const { slug, title, description, pubDate, audioUrl, duration, episodeNumber, fullDescription } = episode;
  if (!audioUrl) return '';
  const address = absoluteUrl(origin, 'podcasts', slug);
  return xmlElement(
    'item',
    {},
    [
      xmlTextElement('title', title),
      xmlTextElement('link', address),
      xmlTextElement('guid', address, { isPermaLink: 'true' }),
      xmlTextElement('pubDate', new Date(pubDate).toUTCString()),
      xmlTextElement('description', description),
      xmlTextElement('content:encoded', fullDescription),
      enclosure(audioUrl, episode),
      xmlTextElement('itunes:duration', duration),
      // Apple accepts only numbers above zero.
      xmlTextElement('itunes:episode', episodeNumber ? String(episodeNumber) : ''),
      ...(episode.categories ?? []).map((category) => xmlTextElement('category', category)),
    ].join('\n'),
  );
}

/** 'Religion & Spirituality > Islam' is a category with a subcategory in it. */
const category = (names: string): string =>
  names
    .split('>')
    .map((name) => name.trim())
    .reduceRight((content, text) => (text ? xmlElement('itunes:category', { text }, content) : content), '');

function channel(text: ContentLookup, origin: string, items: string[]): string[] {
  const name = text('site.name');
  const title = `${name}: Podcast`;
  const page = absoluteUrl(origin, 'podcasts');
  const cover = absoluteUrl(origin, 'share', 'podcast-cover.jpg');
  const owner = [xmlTextElement('itunes:name', name), xmlTextElement('itunes:email', text('contact.email'))];
  return [
    xmlTextElement('title', title),
    xmlTextElement('link', page),
    xmlElement('atom:link', {
      rel: 'self',
      type: 'application/rss+xml',
      href: absoluteUrl(origin, 'feeds', 'podcast.xml'),
    }),
    xmlTextElement('description', text('site.description')),
    xmlTextElement('language', 'en'),
    xmlElement(
      'image',
      {},
      [xmlTextElement('url', cover), xmlTextElement('title', title), xmlTextElement('link', page)].join(''),
    ),
    xmlElement('itunes:image', { href: cover }),
    xmlTextElement('itunes:author', name),
    xmlElement('itunes:owner', {}, owner.join('')),
    category(text('podcast.category')),
    xmlTextElement('itunes:explicit', String(/^(yes|true)$/i.test(text('podcast.explicit').trim()))),
    ...items,
  ];
}

/** /feeds/podcast.xml: RSS as podcast apps take it. An episode without a recording is none to them. */
export async function renderPodcastFeed(read: FetchJson, { origin }: FileContext): Promise<string> {
  const [entries, episodes] = await Promise.all([read(endpoints.content), read(endpoints.allPodcastEpisodes)]);
  const items = episodes
    .filter(({ audioUrl }) => audioUrl)
    .toSorted(newestFirst)
    .slice(0, maxEpisodes)
    .map((episode) => item(episode, origin));
  const content = xmlElement(
    'channel',
    {},
    channel(createContentLookup(entries), origin, items).filter(Boolean).join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('rss', { version: '2.0', ...namespaces }, content)}\n`;
}
