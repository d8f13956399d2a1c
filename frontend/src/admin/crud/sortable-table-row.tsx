import { ActiveSwitch } from '../active-switch';
import * as bulk from '../bulk/bulk.module.scss';
import { RowCheckbox } from '../bulk/row-checkbox';
import { RowBadges } from '../drafts/row-badges';
import { RowActions } from '../row-actions';
import { RowOrder } from '../row-order';
import * as rowOrder from '../row-order.module.scss';
import type { useSortableRows } from '../sortable/sortable-rows';
import type { CrudSection, SortableRow } from './crud-section';
import * as styles from './ordered.module.scss';
import { useToggleActive } from './use-toggle-active';

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

export function SortableTableRow<Row extends SortableRow>(props: SortableTableRowProps<Row>) {
  const { section, row, ids, sortable, isRemoving } = props;
  const { id, isActive } = row;
  const position = ids.indexOf(id) + 1;
  const { toggle, isPending } = useToggleActive(section.resource);
  const isBusy = isRemoving || isPending;
  const name = section.resource.getName(row);
  return (
    <tr {...sortable?.row(id)} data-active={isActive}>
      <td className={`${bulk.cell} ${styles.select}`}>
        <RowCheckbox id={id} name={name} />
      </td>
      <td className={styles.order}>
        {sortable ? (
          <RowOrder id={id} ids={ids} name={name} order={position} sortable={sortable} />
        ) : (
          <span className={rowOrder.number}>{position}</span>
        )}
      </td>
      {section.imageColumn && <td className={styles.picture}>{section.imageColumn.render(row)}</td>}
      <th scope="row" className={styles.name}>
        {section.nameColumn.render(row)}
        <RowBadges resource={section.resource} row={row} />
      </th>
      {section.detailColumn && <td className={styles.detail}>{section.detailColumn.render(row)}</td>}
      <td className={styles.active}>
        <ActiveSwitch name={name} isActive={isActive} isBusy={isBusy} onToggle={() => toggle(row)} />
      </td>
      <td className={styles.actions}>
        <RowActions id={row.id} name={name} isBusy={isBusy} onEdit={props.onEdit} onRemove={props.onRemove} />
      </td>
    </tr>
  );
}
