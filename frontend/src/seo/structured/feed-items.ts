import type { EpisodeSummary, FeedItem } from '@majlis/contracts/feed-items';
import type { SiteText } from '@majlis/contracts/site-texts';
import { addressOn, type Node, type Page } from './node';
import { publisher } from './organisation';
import { isoDuration } from './times';

type Site = Pick<Page, 'origin'>;

/** What lists tell machines of; the pages themselves show all. */
const listed = 10;

/** The first things of a list, in its order. */
export const itemList = <T>(items: readonly T[], describe: (item: T) => Node): Node => ({
  '@type': 'ItemList',
  numberOfItems: Math.min(items.length, listed),
  itemListElement: items
    .slice(0, listed)
    .map((item, i) => ({ '@type': 'ListItem', position: i + 1, item: describe(item) })),
});

/** A publication or a post, which is at home elsewhere. Without an author it is the network's own. */
const article = (type: 'ScholarlyArticle' | 'BlogPosting', page: Site, text: SiteText) => (item: FeedItem) => ({
  '@type': type,
  headline: item.title,
  name: item.title,
  description: item.description,
  datePublished: item.pubDate,
  author: item.author ? { '@type': 'Person', name: item.author } : publisher(page, text),
  publisher: publisher(page, text),
  url: item.link,
  mainEntityOfPage: item.link,
  keywords: item.categories,
  image: item.imageUrl && addressOn(page, item.imageUrl),
});

export const scholarlyArticle = (page: Site, text: SiteText) => article('ScholarlyArticle', page, text);
export const blogPosting = (page: Site, text: SiteText) => article('BlogPosting', page, text);

const series = (page: Site, text: SiteText): Node => ({
  '@type': 'PodcastSeries',
  '@id': addressOn(page, '/podcasts#series'),
  name: `${text('site.name')} podcast`,
  url: addressOn(page, '/podcasts'),
  webFeed: addressOn(page, '/feeds/podcast.xml'),
});

export const podcastEpisode =
  (page: Site, text: SiteText) =>
  ({ slug, title, description, pubDate, duration, audioUrl, link, ...more }: EpisodeSummary): Node => ({
    '@type': 'PodcastEpisode',
    name: title,
    description,
    url: addressOn(page, `/podcasts/${encodeURIComponent(slug)}`),
    sameAs: link,
    datePublished: pubDate,
    duration: isoDuration(duration),
    episodeNumber: more.episodeNumber,
    image: addressOn(page, more.imageUrl ?? `/share/podcasts/${encodeURIComponent(slug)}.jpg`),
    associatedMedia: audioUrl && {
      '@type': 'AudioObject',
      name: title,
      contentUrl: audioUrl,
      duration: isoDuration(duration),
      uploadDate: pubDate,
    },
    partOfSeries: series(page, text),
    publisher: publisher(page, text),
  });
