import { reads } from '@majlis/contracts/endpoints';
import { type FeedKind, feedKinds } from '@majlis/contracts/feed-sources';

type KindWords = {
  /** Of its tab and its sources. */
  title: string;
  /** One of its items in toasts and counts. */
  noun: string;
  /** The setting that names its sources. */
  setting: string;
  /** Path of the public page that shows these rows. */
  seenAt: string;
  /** What visitors read, which changes with the items. */
  shownAt: string[];
};

const episodePaths = [reads.podcastEpisodes, reads.allPodcastEpisodes, reads.latestEpisodes, reads.episodeSummaries];

export const kindWords: Record<FeedKind, KindWords> = {
  research: {
    title: 'Research',
    noun: 'publication',
    setting: 'RESEARCH_FEEDS',
    seenAt: '/research',
    shownAt: [reads.researchItems.path, reads.latestResearch.path],
  },
  blog: {
    title: 'Blog',
    noun: 'blog post',
    setting: 'BLOG_FEEDS',
    seenAt: '/blog',
    shownAt: [reads.blogPosts.path, reads.latestPosts.path],
  },
  podcast: {
    title: 'Podcast',
    noun: 'episode',
    setting: 'PODCAST_FEEDS',
    seenAt: '/podcasts',
    shownAt: episodePaths.map(({ path }) => path),
  },
  instagram: {
    title: 'Instagram',
    noun: 'photo',
    setting: 'INSTAGRAM_TOKEN',
    seenAt: '/#photos',
    shownAt: [reads.instagramPosts.path],
  },
};

/** The kind that an address names; research where it names none. */
export const kindIn = (name: string | null): FeedKind => feedKinds.find((kind) => kind === name) ?? 'research';
