import { useState } from 'react';
import { t } from '#messages/staff';
import * as bulk from '../bulk/bulk.module.scss';
import { useSortableRows } from '../sortable/sortable-rows';
import type { CrudSection, SortableRow } from './crud-section';
import * as styles from './ordered.module.scss';
import { SortableTableRow } from './sortable-table-row';
import { useOptimisticOrder } from './use-optimistic-order';
import { useRemoveRow } from './use-remove-row';

export type SortableTableProps<Row extends SortableRow> = {
  section: CrudSection<Row>;
  rows: Row[];
  onEdit: (row: Row) => void;
  isVisible?: (row: Row) => boolean;
};

export function SortableTable<Row extends SortableRow>(props: SortableTableProps<Row>) {
  const { section, isVisible, onEdit } = props;
  const { resource, imageColumn, nameColumn, detailColumn } = section;
  const { rows, reorder } = useOptimisticOrder(resource, props.rows);
  const { remove, isPending: isRemoving } = useRemoveRow(resource);
  const [liveMessage, setLiveMessage] = useState('');
  const ids = rows.map(({ id }) => id);
  const sortable = useSortableRows(ids, (newIds, id) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (row)
      setLiveMessage(
        t('crud.nowAtPosition', { name: resource.getName(row), position: newIds.indexOf(id) + 1, count: ids.length }),
      );
    reorder(newIds);
  });
  return (
    <>
      <p role="status" className="visually-hidden">
        {liveMessage}
      </p>
      <table className={`rows ${styles.rows}`} data-pictures={imageColumn !== undefined}>
        <thead>
          <tr>
            <th scope="col" className={bulk.cell}>
              <span className="visually-hidden">{t('common.selection')}</span>
            </th>
            <th scope="col">{t('crud.order')}</th>
            {imageColumn && <th scope="col">{imageColumn.header}</th>}
            <th scope="col">{nameColumn.header}</th>
            {detailColumn && <th scope="col">{detailColumn.header}</th>}
            <th scope="col">{t('common.status')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => isVisible?.(row) ?? true)
            .map((row) => (
              <SortableTableRow
                key={row.id}
                section={section}
                row={row}
                ids={ids}
                sortable={isVisible ? undefined : sortable}
                isRemoving={isRemoving}
                onEdit={() => onEdit(row)}
                onRemove={() => void remove(row, section.texts.deleteWarning)}
              />
            ))}
        </tbody>
      </table>
    </>
  );
}
