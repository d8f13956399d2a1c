import { useState } from 'react';
import { hasWords } from '../../ui/plain-text';
import { useSortableRows } from '../../ui/sortable-rows';
import { Icon } from '../icon';
import type { OrderedRow, OrderedSection } from './ordered-section';
import { OrderedTableRow } from './ordered-table-row';
import { RowFilter } from './row-filter';
import { useOrder } from './use-order';
import { useRemoveRow } from './use-remove-row';

type OrderedTableProps<Row extends OrderedRow> = {
  section: OrderedSection<Row>;
  rows: Row[];
  onEdit: (row: Row) => void;
};

/** As many rows are seen at a glance; more get a filter. */
const glance = 10;

export function OrderedTable<Row extends OrderedRow>({ section, rows: saved, onEdit }: OrderedTableProps<Row>) {
  const { resource, picture, name, detail } = section;
  const { rows, reorder } = useOrder(resource, saved);
  const { remove, isPending: isRemoving } = useRemoveRow(resource);
  const [filter, setFilter] = useState('');
  const [news, setNews] = useState('');
  const ids = rows.map(({ id }) => id);
  const sortable = useSortableRows(ids, (newIds, id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row) setNews(`${resource.nameOf(row)} is now at position ${newIds.indexOf(id) + 1} of ${ids.length}.`);
    reorder(newIds);
  });
  const matches = hasWords(filter);
  const isFiltered = filter.trim() !== '';
  const found = rows.filter((row) => matches(resource.summaryOf(row)));

  return (
    <div className="ordered">
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {rows.length > glance && (
        <RowFilter noun={resource.noun} filter={filter} onFilter={setFilter} count={found.length} isSet={isFiltered} />
      )}
      {found.length === 0 ? (
        <p className="empty">
          <Icon name="search" /> No {resource.noun} contains “{filter.trim()}”.
        </p>
      ) : (
        <table className="rows ordered-rows" data-pictures={picture !== undefined}>
          <thead>
            <tr>
              <th scope="col">Order</th>
              {picture && <th scope="col">{picture.head}</th>}
              <th scope="col">{name.head}</th>
              {detail && <th scope="col">{detail.head}</th>}
              <th scope="col">Shown</th>
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.map((row) => (
              <OrderedTableRow
                key={row.id}
                section={section}
                row={row}
                ids={ids}
                sortable={isFiltered ? undefined : sortable}
                isRemoving={isRemoving}
                onEdit={() => onEdit(row)}
                onRemove={() => void remove(row, section.consequence)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
