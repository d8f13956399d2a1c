import type { AdminFeedItem } from '@majlis/contracts/feed-item-overrides';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEventCallback } from '../../../ui/hooks/use-event-callback';
import type { ResourceConfig } from '../../crud/resource-config';
import { RowFilter } from '../../crud/row-filter';
import { Icon } from '../../icon';
import { findItems } from './find-items';
import { ItemRows } from './item-rows';
import { type ItemFlag, useToggleFlag } from './use-toggle-flag';

type ItemListProps = {
  items: AdminFeedItem[];
  resource: ResourceConfig<AdminFeedItem>;
  onEdit: (item: AdminFeedItem) => void;
};

/** Longer lists get a filter. */
const filterThreshold = 5;

export function ItemList({ items, resource, onEdit }: ItemListProps) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findItems(items, wanted), [items, wanted]);
  const { mutate, isPending, variables } = useToggleFlag(resource);
  const edit = useEventCallback(onEdit);
  const mark = useEventCallback((item: AdminFeedItem, which: ItemFlag) => mutate({ item, flag: which }));
  return (
    <>
      {items.length > filterThreshold && (
        <RowFilter noun={resource.noun} filter={filter} onFilter={setFilter} count={found.length} />
      )}
      {found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No {resource.noun} contains “{wanted.trim()}”.
        </p>
      )}
      <ItemRows
        // A new filter starts again with the first items.
        key={wanted}
        items={found}
        busyId={isPending ? variables.item.id : undefined}
        onToggleFlag={mark}
        onEdit={edit}
      />
    </>
  );
}
