import { Icon } from './icon';

type RowActionsProps = {
  /** What the row is called, for those who hear the buttons. */
  name: string;
  isBusy: boolean;
  onEdit: () => void;
  /** Absent when there is nothing to delete. */
  onRemove?: () => void;
};

export function RowActions({ name, isBusy, onEdit, onRemove }: RowActionsProps) {
  return (
    <div className="row-actions">
      <button type="button" className="btn btn-quiet btn-sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        <Icon name="edit" /> Edit
      </button>
      {onRemove && (
        <button
          type="button"
          className="btn btn-quiet btn-sm row-remove"
          aria-label={`Delete ${name}`}
          disabled={isBusy}
          onClick={onRemove}
        >
          <Icon name="remove" /> Delete
        </button>
      )}
    </div>
  );
}
