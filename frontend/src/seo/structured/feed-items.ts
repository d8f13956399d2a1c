import type { EpisodeSummary, FeedItem } from '@majlis/contracts/feeds/feed-items';
import type { ContentLookup } from '@majlis/contracts/site/content-lookup';
import { t } from '#messages';
import { absoluteUrl, isoDuration, type JsonLdNode, localUrl, organisationSummary, type Site } from './json-ld';

const maxListItems = 10;

export const itemList = <T>(items: readonly T[], toNode: (item: T) => JsonLdNode): JsonLdNode => ({
  '@type': 'ItemList',
  numberOfItems: Math.min(items.length, maxListItems),
  itemListElement: items
    .slice(0, maxListItems)
    .map((item, i) => ({ '@type': 'ListItem', position: i + 1, item: toNode(item) })),
});

/** The item's link is its main page, which is on another site. Without an author, the network is the author. */
const article = (type: 'ScholarlyArticle' | 'BlogPosting', page: Site, text: ContentLookup) => (item: FeedItem) => ({
  '@type': type,
  headline: item.title,
  name: item.title,
  description: item.description,
  datePublished: item.pubDate,
  author: item.author ? { '@type': 'Person', name: item.author } : organisationSummary(page, text),
  publisher: organisationSummary(page, text),
  url: item.link,
  mainEntityOfPage: item.link,
  keywords: item.categories,
  image: item.imageUrl && absoluteUrl(page, item.imageUrl),
});

export const scholarlyArticle = (page: Site, text: ContentLookup) => article('ScholarlyArticle', page, text);
export const blogPosting = (page: Site, text: ContentLookup) => article('BlogPosting', page, text);

const podcastSeries = (page: Site, text: ContentLookup): JsonLdNode => ({
  '@type': 'PodcastSeries',
  '@id': absoluteUrl(page, '/podcasts#series'),
  name: t('seo.podcastOf', { site: text('site.name') }),
  url: localUrl(page, '/podcasts'),
  webFeed: absoluteUrl(page, '/feeds/podcast.xml'),
});

export const podcastEpisode =
  (page: Site, text: ContentLookup) =>
  ({ slug, title, description, pubDate, duration, audioUrl, link, ...more }: EpisodeSummary): JsonLdNode => ({
    '@type': 'PodcastEpisode',
    name: title,
    description,
    url: localUrl(page, `/podcasts/${encodeURIComponent(slug)}`),
    sameAs: link,
    datePublished: pubDate,
    duration: isoDuration(duration),
    episodeNumber: more.episodeNumber,
    image: more.imageUrl
      ? absoluteUrl(page, more.imageUrl)
      : localUrl(page, `/share/podcasts/${encodeURIComponent(slug)}.jpg`),
    associatedMedia: audioUrl && {
      '@type': 'AudioObject',
      name: title,
      contentUrl: audioUrl,
      duration: isoDuration(duration),
      uploadDate: pubDate,
    },
    partOfSeries: podcastSeries(page, text),
    publisher: organisationSummary(page, text),
  });
