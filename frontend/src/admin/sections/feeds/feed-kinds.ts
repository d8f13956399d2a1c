import { endpoints } from '@majlis/contracts/api/endpoints';
import { type FeedKind, feedKinds } from '@majlis/contracts/feeds/feed-sources';
import type { Noun } from '../../rows/resource/noun';

type FeedKindConfig = {
  noun: Noun;
  /** The environment setting that lists its sources. */
  setting: string;
  publicPath: string;
  /** Cached paths of the public lists. */
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
    noun: 'publication',
    setting: 'RESEARCH_FEEDS',
    publicPath: '/research',
    invalidates: [endpoints.researchItems.path, endpoints.latestResearch.path],
  },
  blog: {
    noun: 'blog post',
    setting: 'BLOG_FEEDS',
    publicPath: '/blog',
    invalidates: [endpoints.blogPosts.path, endpoints.latestPosts.path],
  },
  podcast: {
    noun: 'episode',
    setting: 'PODCAST_FEEDS',
    publicPath: '/podcasts',
    invalidates: episodePaths.map(({ path }) => path),
  },
  instagram: {
    noun: 'photo',
    setting: 'INSTAGRAM_TOKEN',
    publicPath: '/#photos',
    invalidates: [endpoints.instagramPosts.path],
  },
};

/** Parses the `kind` parameter of the URL; defaults to research. */
export const parseFeedKind = (name: string | null): FeedKind => feedKinds.find((kind) => kind === name) ?? 'research';
