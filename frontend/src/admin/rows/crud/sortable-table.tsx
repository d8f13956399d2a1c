import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { notifyManager, useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '#messages/staff';
import { FormBesideContext } from '../../fields/form/form-layout';
import { sendWrite } from '../../shell/api/write';
import { ActiveSwitch } from '../../shell/controls';
import { useWriteTools } from '../../shell/writes';
import * as bulk from '../bulk/bulk.module.scss';
import { useUndo } from '../history/use-undo';
import { RowActions, RowBadges, RowCheckbox } from '../list-controls';
import { failureMessage, invalidateResource, type ResourceConfig, rowPath } from '../resource/resource-config';
import { useRowWrite } from '../resource/use-row-write';
import { RowOrder, RowPosition, useSortableRows } from '../row-order';
import * as rowOrder from '../row-order.module.scss';
import type { CrudSection, SortableRow } from './crud-section';
import { useRemoveRow } from './deleted-rows';
import * as styles from './ordered.module.scss';

export type SortableTableProps<Row extends SortableRow> = {
  section: CrudSection<Row>;
  rows: Row[];
  /** The row whose form is open. */
  editedId?: string;
  onEdit: (row: Row) => void;
  isVisible?: (row: Row) => boolean;
};

export function SortableTable<Row extends SortableRow>(props: SortableTableProps<Row>) {
  const { section, editedId, isVisible, onEdit } = props;
  const beside = useContext(FormBesideContext);
  const { resource, imageColumn, nameColumn, detailColumn } = section;
  const { rows, reorder } = useOptimisticOrder(resource, props.rows);
  const { remove, isPending: isRemoving } = useRemoveRow(resource);
  const ids = rows.map(({ id }) => id);
  const nameOf = (id: string) => rows.filter((row) => row.id === id).map(resource.getName)[0] ?? '';
  const sortable = useSortableRows(ids, nameOf, reorder);
  return (
    <>
      <p role="status" className="visually-hidden">
        {sortable.liveMessage}
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
      {beside?.orderSlot &&
        rows
          .filter(({ id }) => id === editedId)
          .map((row) =>
            createPortal(
              <p className={rowOrder.beside}>
                <span className={rowOrder.label}>{t('crud.order')}</span>
                <RowPosition id={row.id} ids={ids} name={resource.getName(row)} sortable={sortable} />
              </p>,
              beside.orderSlot as HTMLElement,
              row.id,
            ),
          )}
    </>
  );
}

type SortableTableRowProps<Row extends SortableRow> = {
  section: CrudSection<Row>;
  row: Row;
  ids: string[];
  /** Is undefined while the list is filtered, because a move between gaps would be ambiguous. */
  sortable?: ReturnType<typeof useSortableRows>;
  isRemoving: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

function SortableTableRow<Row extends SortableRow>(props: SortableTableRowProps<Row>) {
  const { section, row, ids, sortable, isRemoving } = props;
  const { id, isActive } = row;
  const { write, isPending, submitOnce } = useRowWrite(section.resource, {
    write: (saved: Row) => {
      const path = `${rowPath(section.resource, saved)}/active`;
      return sendWrite<Row>('PUT', path, { isActive: !saved.isActive }, { ifMatch: saved.version });
    },
  });
  const isBusy = isRemoving || isPending;
  const name = section.resource.getName(row);
  return (
    <tr {...sortable?.row(id)} data-active={isActive}>
      <td className={`${bulk.cell} ${styles.select}`}>
        <RowCheckbox id={id} name={name} />
      </td>
      <td className={styles.order}>
        {sortable ? (
          <RowOrder id={id} ids={ids} name={name} sortable={sortable} />
        ) : (
          <span className={rowOrder.number}>{ids.indexOf(id) + 1}</span>
        )}
      </td>
      {section.imageColumn && <td className={styles.picture}>{section.imageColumn.render(row)}</td>}
      <th scope="row" className={styles.name}>
        {section.nameColumn.render(row)}
        <RowBadges resource={section.resource} row={row} />
      </th>
      {section.detailColumn && <td className={styles.detail}>{section.detailColumn.render(row)}</td>}
      <td className={styles.active}>
        <ActiveSwitch name={name} isActive={isActive} isBusy={isBusy} onToggle={() => submitOnce(() => write(row))} />
      </td>
      <td className={styles.actions}>
        <RowActions id={row.id} name={name} isBusy={isBusy} onEdit={props.onEdit} onRemove={props.onRemove} />
      </td>
    </tr>
  );
}

type Move = { ids: string[]; from: string[] };
type Ordered = AuditFields & { id: string; order: number };

/** Applies a new order at once and saves it in the background. */
function useOptimisticOrder<Row extends Ordered>(resource: ResourceConfig<Row>, rows: Row[]) {
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  const [pendingIds, setPendingIds] = useState<string[] | null>(null);
  const path = `${resource.list.path}/order`;

  const saveMutation = useMutation({
    // Requests run one after the other, so that the last move wins.
    scope: { id: path },
    mutationFn: (move: Move) => sendWrite<Row[]>('PUT', path, move),
    onSuccess: ({ change }) => toast(t('crud.orderUpdated'), { actions: undo([change]) }),
    onError: (error) => fail(failureMessage(resource, 'update'), error),
    onSettled: async (_rows, _error, { ids }) => {
      await invalidateResource(cache, resource);
      // Drop the optimistic order only after the refetched list is rendered; otherwise the rows would jump back.
      notifyManager.schedule(() => setPendingIds((current) => (current === ids ? null : current)));
    },
  });

  function reorder(ids: string[]) {
    setPendingIds(ids);
    saveMutation.mutate({ ids, from: pendingIds ?? rows.map(({ id }) => id) });
  }

  return { rows: pendingIds ? sortByIds(rows, pendingIds) : rows, reorder };
}

const sortByIds = <Row extends Ordered>(rows: Row[], ids: string[]): Row[] =>
  ids.flatMap((id, order) => rows.filter((row) => row.id === id).map((row) => ({ ...row, order })));
