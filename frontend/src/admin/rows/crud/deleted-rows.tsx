import { type AuditFields, restorableDays } from '@majlis/contracts/shared/shared-fields.schema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { query } from '../../../api/query';
import { truncate } from '../../../ui/text/truncate';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import { sendWrite } from '../../shell/api/write';
import { SmallButton } from '../../shell/buttons';
import { useConfirm } from '../../shell/confirm';
import { rememberFocus } from '../../shell/focus';
import { useStaffNames } from '../../shell/sign-in/auth';
import { useWriteTools } from '../../shell/writes';
import { BulkList } from '../bulk/bulk-list';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { RowCheckbox } from '../list-controls';
import {
  failureMessage,
  formsOf,
  hideRows,
  invalidateResource,
  type ResourceConfig,
  rowPath,
  successMessage,
} from '../resource/resource-config';
import * as styles from './deleted-rows.module.scss';

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
              <SmallButton
                label={t('common.restore')}
                icon="undo"
                disabled={restore.isPending}
                aria-label={t('crud.restoreNamed', { name: resource.getName(row) })}
                onClick={() => restore.mutate(row)}
              />
            </li>
          ))}
        </ul>
      </BulkList>
    </details>
  );
}

/** Longer names are truncated on the button. */
const maxNameLength = 60;

type RemovalRequest<Row> = { row: Row; restoreFocus: () => void };

/** The refetched list is rendered in a later task than its response. */
const runAfterRender = (callback: (() => void) | undefined) => callback && setTimeout(callback);

export function useRestoreRow<Row extends AuditFields>(resource: ResourceConfig<Row>) {
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  return useMutation({
    mutationFn: (row: Row) => sendWrite<Row>('POST', `${rowPath(resource, row)}/restore`),
    onMutate: rememberFocus,
    onSuccess: ({ change }, row) =>
      toast(successMessage(resource, 'restore'), { actions: undo([change], toHistorySubject(resource, row)) }),
    onError: (error) => fail(failureMessage(resource, 'restore'), error),
    onSettled: async (_row, _error, _restored, restoreFocus) => {
      await invalidateResource(cache, resource);
      runAfterRender(restoreFocus);
    },
  });
}

/** Confirms, deletes and offers Undo; `detail` tells what else is affected. */
export function useRemoveRow<Row extends AuditFields>(resource: ResourceConfig<Row>) {
  const { cache, toast, fail } = useWriteTools();
  const confirm = useConfirm();
  const undo = useUndo();
  const removeMutation = useMutation({
    mutationFn: ({ row }: RemovalRequest<Row>) =>
      sendWrite<void>('DELETE', rowPath(resource, row), undefined, { ifMatch: row.version }),
    onSuccess({ change }, { row }) {
      hideRows(cache, resource, [row]);
      toast(successMessage(resource, 'delete'), { actions: undo([change], toHistorySubject(resource, row)) });
    },
    onError: (error) => fail(failureMessage(resource, 'delete'), error),
    onSettled: async (_result, _error, { restoreFocus }) => {
      await invalidateResource(cache, resource);
      runAfterRender(restoreFocus);
    },
  });

  async function remove(row: Row, detail?: string) {
    const restoreFocus = rememberFocus();
    const isConfirmed = await confirm({
      question: t('crud.deleteQuestion', { ...formsOf(resource.noun) }),
      detail,
      confirmLabel: t('common.deleteNamed', { name: truncate(resource.getName(row), maxNameLength) }),
    });
    if (isConfirmed) removeMutation.mutate({ row, restoreFocus });
  }

  return { remove, isPending: removeMutation.isPending };
}
