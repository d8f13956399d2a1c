import type { ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSteady } from '../../../ui/hooks/use-steady';
import type { Resource } from '../../editing/resource';
import { RowFilter } from '../../editing/row-filter';
import { Icon } from '../../icon';
import { findItems } from './find-items';
import { ItemRows } from './item-rows';
import { type Mark, useMark } from './use-mark';

type ItemListProps = {
  items: ManagedFeedItem[];
  resource: Resource<ManagedFeedItem>;
  onEdit: (item: ManagedFeedItem) => void;
};

/** As many are seen at a glance; more get a search. */
const glance = 5;

export function ItemList({ items, resource, onEdit }: ItemListProps) {
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => findItems(items, wanted), [items, wanted]);
  const { mutate, isPending, variables } = useMark(resource);
  const edit = useSteady(onEdit);
  const mark = useSteady((item: ManagedFeedItem, which: Mark) => mutate({ item, mark: which }));
  return (
    <>
      {items.length > glance && (
        <RowFilter noun={resource.noun} filter={filter} onFilter={setFilter} count={found.length} />
      )}
      {found.length === 0 && (
        <p className="empty">
          <Icon name="search" /> No {resource.noun} contains “{wanted.trim()}”.
        </p>
      )}
      <ItemRows
        // Another search begins at its beginning, however far somebody had gone before.
        key={wanted}
        items={found}
        busyId={isPending ? variables.item.id : undefined}
        onMark={mark}
        onEdit={edit}
      />
    </>
  );
}
