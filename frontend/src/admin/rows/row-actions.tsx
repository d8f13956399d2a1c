import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { Icon } from '../shell/icon';
import * as styles from './row-actions.module.scss';

type RowActionsProps = {
  /** By which a link finds the row. */
  id: string;
  name: string;
  isBusy: boolean;
  onEdit: () => void;
  /** Is omitted when there is nothing to delete. */
  onRemove?: () => void;
  className?: string;
  /** More actions. */
  children?: ReactNode;
};

export function RowActions({ id, name, isBusy, onEdit, onRemove, className = '', children }: RowActionsProps) {
  return (
    <div className={`${styles.actions} ${className}`}>
      <button
        type="button"
        className="btn btn-quiet btn-sm"
        data-edits={id}
        aria-label={t('common.editNamed', { name })}
        onClick={onEdit}
      >
        <Icon name="edit" /> {t('common.edit')}
      </button>
      {children}
      {onRemove && (
        <button
          type="button"
          className={`icon-button ${styles.remove}`}
          aria-label={t('common.deleteNamed', { name })}
          title={t('common.deleteRow')}
          disabled={isBusy}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </button>
      )}
    </div>
  );
}
