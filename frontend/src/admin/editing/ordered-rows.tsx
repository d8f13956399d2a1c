import { useState } from 'react';
import { useSortableRows } from '../../ui/sortable/sortable-rows';
import * as styles from './ordered.module.scss';
import type { OrderedRow, OrderedSection } from './ordered-section';
import { OrderedTableRow } from './ordered-table-row';
import { useOrder } from './use-order';
import { useRemoveRow } from './use-remove-row';

export type OrderedRowsProps<Row extends OrderedRow> = {
  section: OrderedSection<Row>;
  rows: Row[];
  onEdit: (row: Row) => void;
  /** Which of them are shown, while some are not. */
  isFound?: (row: Row) => boolean;
};

/** Rows that are in one order, and how it is changed. */
export function OrderedRows<Row extends OrderedRow>(props: OrderedRowsProps<Row>) {
  const { section, isFound, onEdit } = props;
  const { resource, picture, name, detail } = section;
  const { rows, reorder } = useOrder(resource, props.rows);
  const { remove, isPending: isRemoving } = useRemoveRow(resource);
  const [news, setNews] = useState('');
  const ids = rows.map(({ id }) => id);
  const sortable = useSortableRows(ids, (newIds, id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row) setNews(`${resource.nameOf(row)} is now at position ${newIds.indexOf(id) + 1} of ${ids.length}.`);
    reorder(newIds);
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <table className={`rows ${styles.rows}`} data-pictures={picture !== undefined}>
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
          {rows
            .filter((row) => isFound?.(row) ?? true)
            .map((row) => (
              <OrderedTableRow
                key={row.id}
                section={section}
                row={row}
                ids={ids}
                sortable={isFound ? undefined : sortable}
                isRemoving={isRemoving}
                onEdit={() => onEdit(row)}
                onRemove={() => void remove(row, section.consequence)}
              />
            ))}
        </tbody>
      </table>
    </>
  );
}
