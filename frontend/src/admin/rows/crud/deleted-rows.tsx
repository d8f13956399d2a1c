import { type AuditFields, restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import { useQuery } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { Icon } from '../../shell/icon';
import { useStaffNames } from '../../shell/use-staff-names';
import { BulkList } from '../bulk/bulk-list';
import { RowCheckbox } from '../bulk/row-checkbox';
import type { ResourceConfig } from '../resource/resource-config';
import * as styles from './deleted-rows.module.scss';
import { useRestoreRow } from './use-remove-row';

export function DeletedRows<Row extends AuditFields>({ resource }: { resource: ResourceConfig<Row> }) {
  const deleted = useQuery(query(resource.deleted));
  const restore = useRestoreRow(resource);
  const { nameOf } = useStaffNames();
  if (!deleted.data?.length) return null;
  return (
    <details className={styles.fold}>
      <summary>{t('crud.recentlyDeleted', { count: deleted.data.length })}</summary>
      <p className={styles.note}>{t('crud.restorableFor', { days: restorableDays })}</p>
      <BulkList resource={resource} rows={deleted.data}>
        <ul className="deleted-rows">
          {deleted.data.map((row) => (
            <li key={resource.getId(row)} className={styles.row}>
              <RowCheckbox id={resource.getId(row)} name={resource.getName(row)} />
              <div>
                <p className={styles.name} dir="auto">
                  {resource.getName(row)}
                </p>
                {row.deletedAt && (
                  <p className="muted">
                    {rich('crud.deletedBy', {
                      time: formatLocalDateTime(row.deletedAt),
                      name: () => <bdi>{nameOf(row.updatedBy)}</bdi>,
                    })}
                  </p>
                )}
              </div>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                disabled={restore.isPending}
                aria-label={t('crud.restoreNamed', { name: resource.getName(row) })}
                onClick={() => restore.mutate(row)}
              >
                <Icon name="undo" /> {t('common.restore')}
              </button>
            </li>
          ))}
        </ul>
      </BulkList>
    </details>
  );
}
