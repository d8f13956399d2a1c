import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { t } from '#messages/staff';
import { ExternalLink } from '../../../ui/page/external-link';
import { feedKindConfig } from '../feed-kinds';
import { titleOf } from './item-resource';

export function ItemLinks({ item }: { item: AdminFeedItem }) {
  const { link, isHidden } = item;
  return (
    <>
      {!isHidden && <ExternalLink href={publicPathOf(item)}>{t('common.view')}</ExternalLink>}
      {/^https?:/.test(link) && <ExternalLink href={link}>{t('feeds.original')}</ExternalLink>}
    </>
  );
}

/** The public list, filtered by the item's title; photos have no list of their own. */
function publicPathOf(item: AdminFeedItem): string {
  const { publicPath: page } = feedKindConfig[item.kind];
  return item.kind === 'instagram' ? page : `${page}?${new URLSearchParams({ q: titleOf(item) })}`;
}
