import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { query } from '../../../api/query';
import { ListStates } from '../../crud/list-states';
import { draftKeyOf, UnsavedDrafts } from '../../crud/unsaved-drafts';
import { hasId, useRequestedRow } from '../../crud/use-requested-row';
import { ItemForm } from './item-form';
import { ItemList } from './item-list';
import { feedItemResource, titleOf } from './item-resource';

export function FeedItems({ kind }: { kind: FeedKind }) {
  const resource = useMemo(() => feedItemResource(kind), [kind]);
  const list = useQuery(query(resource.list));
  const [edited, setEdited] = useState<AdminFeedItem | null>(null);
  useRequestedRow(list.data, hasId, setEdited);
  const draftSection = `feeds/${kind}`;
  const findItem = (id: string) => list.data?.find((item) => item.id === id);
  const getTitleById = (id: string) => {
    const item = findItem(id);
    return item && titleOf(item);
  };
  return (
    <ListStates list={list} noun={t(`nouns.${resource.noun}.several`)}>
      {edited === null && (
        <UnsavedDrafts
          section={draftSection}
          getName={getTitleById}
          onContinue={(id) => setEdited(findItem(id) ?? null)}
        />
      )}
      {list.data?.length === 0 ? (
        <p className="empty">{t(`feeds.itemsOf.${kind}.none`)}</p>
      ) : (
        <ItemList items={list.data ?? []} kind={kind} resource={resource} onEdit={setEdited} />
      )}
      {edited && (
        <ItemForm
          key={edited.id}
          item={edited}
          resource={resource}
          draftKey={draftKeyOf(draftSection, edited.id)}
          onClose={() => setEdited(null)}
        />
      )}
    </ListStates>
  );
}
