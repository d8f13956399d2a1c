import { endpoints } from '@majlis/contracts/api/endpoints';
import type { PodcastEpisode } from '@majlis/contracts/feeds/feed-items';
import { type ContentLookup, createContentLookup } from '@majlis/contracts/site/content-lookup';
import { xmlElement, xmlTextElement } from '@majlis/kit/xml/xml-element';
import { absoluteUrl, type FetchJson, type FileContext, newestFirst } from './render-file.js';

/** Podcast apps list only the episodes that the feed contains, so it has far more entries than the other feeds. */
const maxEpisodes = 1_000;

const namespaces = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
};

const audioTypesByExtension: Record<string, string> = {
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

/** An enclosure must have a type; audio/mpeg is the most common one. */
const audioTypeOf = (url: string): string =>
  audioTypesByExtension[/\.(\w+)$/.exec(url.replace(/[?#].*/, ''))?.[1]?.toLowerCase() ?? ''] ?? 'audio/mpeg';

/** The RSS Advisory Board recommends 0 for an unknown length. */
const enclosureElement = (url: string, { audioType = audioTypeOf(url), audioBytes = 0 }: PodcastEpisode) =>
  xmlElement('enclosure', { url, length: String(audioBytes), type: audioType });

function itemElement(episode: PodcastEpisode, origin: string): string {
  const { slug, title, description, pubDate, audioUrl, duration, episodeNumber, fullDescription, guid, imageUrl } =
    episode;
  const { transcripts = [], chapters } = episode;
  if (!audioUrl) return '';
  const pageUrl = absoluteUrl(origin, 'podcasts', slug);
  return xmlElement(
    'item',
    {},
    [
      xmlTextElement('title', title),
      xmlTextElement('link', pageUrl),
      // The guid is that of the source, so that apps which know the episode from there recognise it.
      xmlTextElement('guid', guid, { isPermaLink: String(guid === episode.link) }),
      xmlTextElement('pubDate', pubDate && new Date(pubDate).toUTCString()),
      xmlTextElement('description', description),
      xmlTextElement('content:encoded', fullDescription),
      enclosureElement(audioUrl, episode),
      xmlTextElement('itunes:duration', duration),
      // Apple Podcasts accepts only numbers above zero.
      xmlTextElement('itunes:episode', episodeNumber ? String(episodeNumber) : ''),
      imageUrl ? xmlElement('itunes:image', { href: new URL(imageUrl, origin).href }) : '',
      ...transcripts.map(({ url, type, language }) =>
        xmlElement('podcast:transcript', { url, type, ...(language && { language }) }),
      ),
      chapters ? xmlElement('podcast:chapters', chapters) : '',
      ...(episode.categories ?? []).map((category) => xmlTextElement('category', category)),
    ].join('\n'),
  );
}

const categoryElement = (names: string): string =>
  names
    .split('>')
    .map((name) => name.trim())
    .reduceRight((content, text) => (text ? xmlElement('itunes:category', { text }, content) : content), '');

function channelElements(text: ContentLookup, origin: string, items: string[]): string[] {
  const name = text('site.name');
  const title = `${name}: Podcast`;
  const pageUrl = absoluteUrl(origin, 'podcasts');
  const coverUrl = absoluteUrl(origin, 'share', 'podcast-cover.jpg');
  const owner = [xmlTextElement('itunes:name', name), xmlTextElement('itunes:email', text('contact.email'))];
  return [
    xmlTextElement('title', title),
    xmlTextElement('link', pageUrl),
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
      [xmlTextElement('url', coverUrl), xmlTextElement('title', title), xmlTextElement('link', pageUrl)].join(''),
    ),
    xmlElement('itunes:image', { href: coverUrl }),
    xmlTextElement('itunes:author', name),
    // Episodes of several sources, newest first, can be heard in any order.
    xmlTextElement('itunes:type', 'episodic'),
    xmlElement('itunes:owner', {}, owner.join('')),
    categoryElement(text('podcast.category')),
    xmlTextElement('itunes:explicit', String(/^(yes|true)$/i.test(text('podcast.explicit').trim()))),
    ...items,
  ];
}

export async function renderPodcastFeed(fetchJson: FetchJson, { origin }: FileContext): Promise<string> {
  const [entries, episodes] = await Promise.all([
    fetchJson(endpoints.content),
    fetchJson(endpoints.allPodcastEpisodes),
  ]);
  const items = episodes
    .filter(({ audioUrl }) => audioUrl)
    .toSorted(newestFirst)
    .slice(0, maxEpisodes)
    .map((episode) => itemElement(episode, origin));
  const content = xmlElement(
    'channel',
    {},
    channelElements(createContentLookup(entries), origin, items).filter(Boolean).join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('rss', { version: '2.0', ...namespaces }, content)}\n`;
}
