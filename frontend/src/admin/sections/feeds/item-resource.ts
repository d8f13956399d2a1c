import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import { type AdminFeedItem, feedItemOverrides } from '@majlis/contracts/feeds/feed-items.schema';
import { type FeedKind, feedKinds } from '@majlis/contracts/feeds/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import type { Noun, ResourceConfig } from '../../rows/resource/resource-config';
import { ExplainedError } from '../../shell/writes';

/** The title that visitors see. */
export const titleOf = ({ titleOverride, title }: AdminFeedItem): string => titleOverride || title;
const descriptionOf = ({ descriptionOverride, description }: AdminFeedItem): string =>
  descriptionOverride || description;

export const feedItemResource = (kind: FeedKind): ResourceConfig<AdminFeedItem> => ({
  table: 'items',
  list: staffEndpoints.feedItems(kind),
  // Items cannot be deleted, so the list itself serves as the list of deleted items.
  deleted: staffEndpoints.feedItems(kind),
  itemsPath: writePaths.feedItems,
  invalidates: feedKindConfig[kind].invalidates,
  schema: feedItemOverrides,
  isPublic: ({ isHidden }) => !isHidden,
  publicPath: () => feedKindConfig[kind].publicPath,
  noun: feedKindConfig[kind].noun,
  bulk: {
    isPermanent: true,
    publishing: {
      isPublished: ({ isHidden }) => !isHidden,
      publish: 'show',
      hide: 'hide',
    },
  },
  getId: ({ id }) => id,
  getName: titleOf,
  describe: (item) =>
    `${titleOf(item)} (${t('feeds.flags', { isHidden: item.isHidden, isPinned: item.isPinned })}) ${descriptionOf(item)}`,
});

/** Finds the kind of an item, which changes and links do not name. Undefined if no source brings the item any more. */
export async function kindOfItem(cache: QueryClient, id: string): Promise<FeedKind | undefined> {
  for (const kind of feedKinds) {
    const items = await cache.fetchQuery(query(feedItemResource(kind).list));
    if (items.some((item) => item.id === id)) return kind;
  }
  return undefined;
}

export async function resourceOfItem(cache: QueryClient, id: string) {
  const kind = await kindOfItem(cache, id);
  if (!kind) throw new ExplainedError(t('feeds.noSourceBringsIt'));
  return feedItemResource(kind);
}

type FeedKindConfig = {
  noun: Noun;
  /** The environment setting that lists its sources. */
  setting: string;
  publicPath: string;
  /** The cached paths of the public lists. */
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
