import type { useSortableRows } from '../../ui/sortable/sortable-rows';
import { ActiveSwitch } from '../active-switch';
import { RowActions } from '../row-actions';
import { RowOrder } from '../row-order';
import * as rowOrder from '../row-order.module.scss';
import * as styles from './ordered.module.scss';
import type { OrderedRow, OrderedSection } from './ordered-section';
import { useActive } from './use-active';

type OrderedTableRowProps<Row extends OrderedRow> = {
  section: OrderedSection<Row>;
  row: Row;
  ids: string[];
  /** None while the list is filtered: its gaps would make a move ambiguous. */
  sortable?: ReturnType<typeof useSortableRows>;
  isRemoving: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

export function OrderedTableRow<Row extends OrderedRow>(props: OrderedTableRowProps<Row>) {
  const { section, row, ids, sortable, isRemoving } = props;
  const { id, order, isActive } = row;
  const { toggle, isPending } = useActive(section.resource);
  const isBusy = isRemoving || isPending;
  const called = section.resource.nameOf(row);
  return (
    <tr {...sortable?.row(id)}>
      <td className={styles.order}>
        {sortable ? (
          <RowOrder id={id} ids={ids} name={called} order={order} sortable={sortable} />
        ) : (
          <span className={rowOrder.number}>{order}</span>
        )}
      </td>
      {section.picture && <td className={styles.picture}>{section.picture.of(row)}</td>}
      <th scope="row" className={styles.name}>
        {section.name.of(row)}
      </th>
      {section.detail && <td className={styles.detail}>{section.detail.of(row)}</td>}
      <td className={styles.active}>
        <ActiveSwitch name={called} isActive={isActive} isBusy={isBusy} onSwitch={() => toggle(row)} />
      </td>
      <td className={styles.actions}>
        <RowActions name={called} isBusy={isBusy} onEdit={props.onEdit} onRemove={props.onRemove} />
      </td>
    </tr>
  );
}
