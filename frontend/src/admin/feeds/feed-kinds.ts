import { endpoints } from '@majlis/contracts/endpoints';
import { type FeedKind, feedKinds } from '@majlis/contracts/feed-sources';

type FeedKindConfig = {
  /** Of its tab and its sources. */
  title: string;
  /** One of its items in toasts and counts. */
  noun: string;
  /** The setting that names its sources. */
  setting: string;
  /** Path of the public page that shows these rows. */
  publicPath: string;
  /** What visitors read, which changes with the items. */
  invalidates: string[];
};

const episodePaths = [
  endpoints.podcastEpisodes,
  endpoints.allPodcastEpisodes,
  endpoints.latestEpisodes,
  endpoints.episodeSummaries,
];

export const feedKindConfig: Record<FeedKind, FeedKindConfig> = {
  research: {
    title: 'Research',
    noun: 'publication',
    setting: 'RESEARCH_FEEDS',
    publicPath: '/research',
    invalidates: [endpoints.researchItems.path, endpoints.latestResearch.path],
  },
  blog: {
    title: 'Blog',
    noun: 'blog post',
    setting: 'BLOG_FEEDS',
    publicPath: '/blog',
    invalidates: [endpoints.blogPosts.path, endpoints.latestPosts.path],
  },
  podcast: {
    title: 'Podcast',
    noun: 'episode',
    setting: 'PODCAST_FEEDS',
    publicPath: '/podcasts',
    invalidates: episodePaths.map(({ path }) => path),
  },
  instagram: {
    title: 'Instagram',
    noun: 'photo',
    setting: 'INSTAGRAM_TOKEN',
    publicPath: '/#photos',
    invalidates: [endpoints.instagramPosts.path],
  },
};

/** The kind that an address names; research where it names none. */
export const parseFeedKind = (name: string | null): FeedKind => feedKinds.find((kind) => kind === name) ?? 'research';
