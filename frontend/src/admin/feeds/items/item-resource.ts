import { writePaths } from '@majlis/contracts/endpoints';
import { type AdminFeedItem, feedItemOverrides } from '@majlis/contracts/feed-item-overrides';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { flags } from '#messages/staff/feeds';
import { hideWords, showWords } from '../../bulk/bulk-options';
import type { ResourceConfig } from '../../crud/resource-config';
import { feedKindConfig } from '../feed-kinds';

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
      publish: showWords,
      hide: hideWords,
    },
  },
  getId: ({ id }) => id,
  getName: titleOf,
  describe: (item) => `${titleOf(item)} (${flags(item.isHidden, item.isPinned)}) ${descriptionOf(item)}`,
});
