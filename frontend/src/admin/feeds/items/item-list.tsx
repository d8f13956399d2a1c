import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import type { FeedKind } from '@majlis/contracts/feed-sources';
import { useDeferredValue, useMemo, useState } from 'react';
import { t } from '#messages/staff';
import { useEventCallback } from '../../../ui/hooks/use-event-callback';
import { BulkList } from '../../bulk/bulk-list';
import type { ResourceConfig } from '../../crud/resource-config';
import { RowFilter } from '../../crud/row-filter';
import { Icon } from '../../icon';
import { findItems } from './find-items';
import { ItemRows } from './item-rows';
import { type ItemFlag, useToggleFlag } from './use-toggle-flag';

type ItemListProps = {
  items: AdminFeedItem[];
  kind: FeedKind;
  resource: ResourceConfig<AdminFeedItem>;
  onEdit: (item: AdminFeedItem) => void;
};

/** Longer lists get a filter. */
const filterThreshold = 5;

export function ItemList({ items, kind, resource, onEdit }: ItemListProps) {
  const [filter, setFilter] = useState('');
  const deferredFilter = useDeferredValue(filter);
  const results = useMemo(() => findItems(items, deferredFilter), [items, deferredFilter]);
  const { mutate, isPending, variables } = useToggleFlag(resource);
  const edit = useEventCallback(onEdit);
  const toggleFlag = useEventCallback((item: AdminFeedItem, flag: ItemFlag) => mutate({ item, flag }));
  return (
    <>
      {items.length > filterThreshold && (
        <RowFilter noun={resource.noun} filter={filter} onFilter={setFilter} count={results.length} />
      )}
      {results.length === 0 && (
        <p className="empty">
          <Icon name="search" /> {t(`feeds.itemsOf.${kind}.noMatch`, { words: deferredFilter.trim() })}
        </p>
      )}
      <BulkList resource={resource} rows={items} matching={results}>
        <ItemRows
          // A new filter starts again with the first items.
          key={deferredFilter}
          items={results}
          busyId={isPending ? variables.item.id : undefined}
          onToggleFlag={toggleFlag}
          onEdit={edit}
        />
      </BulkList>
    </>
  );
}
