import { t } from '#messages/staff';
import { Icon } from '../shell/icon';
import * as styles from './row-order.module.scss';
import type { useSortableRows } from './sortable-rows';

type RowOrderProps = {
  id: string;
  ids: string[];
  name: string;
  order: number;
  sortable: ReturnType<typeof useSortableRows>;
  className?: string;
};

export function RowOrder({ id, ids, name, order, sortable, className = '' }: RowOrderProps) {
  const index = ids.indexOf(id);
  return (
    <span className={`${styles.rowOrder} ${className}`}>
      <button
        {...sortable.handle(id)}
        type="button"
        className={`icon-button ${styles.handle}`}
        aria-label={t('rows.moveRow', { name })}
      >
        <Icon name="grip" />
      </button>
      <span className={styles.number}>{order}</span>
      <span className={styles.arrows}>
        <button
          type="button"
          className="icon-button"
          aria-label={t('rows.moveRowUp', { name })}
          disabled={index === 0}
          onClick={() => sortable.step(id, -1)}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('rows.moveRowDown', { name })}
          disabled={index === ids.length - 1}
          onClick={() => sortable.step(id, 1)}
        >
          <Icon name="down" />
        </button>
      </span>
    </span>
  );
}
