import { type FeedKind, feedKinds } from '@majlis/contracts/feed-sources';
import type { QueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { ExplainedError } from '../../activity/explained-error';
import { feedItemResource } from './item-resource';

/** Neither a change nor a link names the kind of an item. Undefined when no source brings it any more. */
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
