import { writePaths } from '@majlis/contracts/endpoints';
import { type AdminFeedItem, feedItemOverrides } from '@majlis/contracts/feed-item-overrides';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { t } from '#messages/staff';
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
      publish: 'show',
      hide: 'hide',
    },
  },
  getId: ({ id }) => id,
  getName: titleOf,
  describe: (item) =>
    `${titleOf(item)} (${t('feeds.flags', { isHidden: item.isHidden, isPinned: item.isPinned })}) ${descriptionOf(item)}`,
});
