import type { Ref } from 'react';
import { t } from '#messages/staff';
import { Icon } from '../icon';
import { useToolbar } from '../use-toolbar';
import * as styles from './bulk.module.scss';
import type { RowAction } from './row-actions-of';

type BulkBarProps<Row> = {
  ref: Ref<HTMLDivElement>;
  selected: Row[];
  /** The status of the selection, such as '3 selected, 1 not shown', or what is being done. */
  text: string;
  actions: RowAction<Row>[];
  isBusy: boolean;
  onChoose: (action: RowAction<Row>, rows: Row[]) => void;
  onClear: () => void;
};

/** The actions for the selected rows. One that is only for some of them shows for how many. */
export function BulkBar<Row>({ ref, selected, text, actions, isBusy, onChoose, onClear }: BulkBarProps<Row>) {
  const choices = actions.flatMap((action) => {
    const rows = selected.filter(action.isFor);
    const name = t(`bulk.actions.${action.name}.label`);
    const label = rows.length < selected.length ? t('bulk.forSome', { label: name, count: rows.length }) : name;
    return rows.length > 0 ? [{ action, rows, label }] : [];
  });
  const { toolbar, tabIndexOf } = useToolbar([...choices.map(({ label }) => label), t('bulk.clear')]);
  return (
    <div
      {...toolbar}
      role="toolbar"
      ref={ref}
      className={styles.bar}
      aria-label={t('bulk.selectedRows')}
      aria-busy={isBusy}
    >
      <p className={styles.count}>{text}</p>
      <div className={styles.actions}>
        {choices.map(({ action, rows, label }) => (
          <button
            key={action.action}
            type="button"
            className="btn btn-quiet btn-sm"
            data-action={action.action}
            tabIndex={tabIndexOf(label)}
            // A disabled button would lose the focus, so aria-disabled is used instead.
            aria-disabled={isBusy}
            onClick={() => isBusy || onChoose(action, rows)}
          >
            <Icon name={action.icon} /> {label}
          </button>
        ))}
      </div>
      <button type="button" className="btn btn-sm" tabIndex={tabIndexOf(t('bulk.clear'))} onClick={onClear}>
        {t('bulk.clear')}
      </button>
    </div>
  );
}
