import { type EditableRow, restorableDays } from '@majlis/contracts/editable-row';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../api/query';
import { changedAt } from '../../ui/time/when';
import { Icon } from '../icon';
import { useStaffNames } from '../sign-in/use-staff-names';
import * as styles from './deleted-rows.module.scss';
import type { Resource } from './resource';
import { useRestoreRow } from './use-remove-row';

/** What was deleted and can still be had back. */
export function DeletedRows<Row extends EditableRow>({ resource }: { resource: Resource<Row> }) {
  const deleted = useQuery(query(resource.deleted));
  const restore = useRestoreRow(resource);
  const { nameOf } = useStaffNames();
  if (!deleted.data?.length) return null;
  return (
    <details className={styles.fold}>
      <summary>Recently deleted ({deleted.data.length})</summary>
      <p className={styles.note}>Whatever is deleted can be restored for {restorableDays} days.</p>
      <ul className="deleted-rows">
        {deleted.data.map((row) => (
          <li key={resource.idOf(row)} className={styles.row}>
            <div>
              <p className={styles.name} dir="auto">
                {resource.nameOf(row)}
              </p>
              {row.deletedAt && (
                <p className="muted">
                  Deleted by <bdi>{nameOf(row.updatedBy)}</bdi> {changedAt(row.deletedAt)}
                </p>
              )}
            </div>
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              disabled={restore.isPending}
              aria-label={`Restore ${resource.nameOf(row)}`}
              onClick={() => restore.mutate(row)}
            >
              <Icon name="undo" /> Restore
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
