import { t } from '#messages/staff';
import * as styles from './bulk.module.scss';

type SelectAllProps = {
  /** Example: '12 partners'. */
  counted: string;
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
  isSelecting: boolean;
  /** On a phone: the checkboxes are shown, or hidden again. */
  onSelecting: (starts: boolean) => void;
};

export const SelectAll = ({ counted, state, onToggle, isSelecting, onSelecting }: SelectAllProps) => (
  <div className={styles.head}>
    <label className={styles.selectAll}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        type="checkbox"
        aria-label={t('bulk.selectAllOf', { counted })}
        checked={state === 'all'}
        onChange={onToggle}
      />
      <span>{t('bulk.selectAll')}</span>
    </label>
    <button
      type="button"
      aria-label={isSelecting ? t('bulk.doneSelecting') : t('bulk.selectSomeOf', { counted })}
      className={`btn btn-quiet btn-sm ${styles.start}`}
      onClick={() => onSelecting(!isSelecting)}
    >
      {isSelecting ? t('bulk.done') : t('bulk.select')}
    </button>
  </div>
);
