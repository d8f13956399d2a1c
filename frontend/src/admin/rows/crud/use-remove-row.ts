import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { truncate } from '../../../ui/text/truncate';
import { sendWrite } from '../../shell/api/write';
import { useConfirm } from '../../shell/confirm';
import { rememberFocus } from '../../shell/focus';
import { useToast } from '../../shell/toast';
import { useDescribeError } from '../../shell/use-describe-error';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { formsOf } from '../resource/noun';
import {
  failureMessage,
  hideRows,
  invalidateResource,
  type ResourceConfig,
  rowPath,
  successMessage,
} from '../resource/resource-config';

/** Longer names are truncated on the button. */
const maxNameLength = 60;

type RemovalRequest<Row> = { row: Row; restoreFocus: () => void };

/** The refetched list is rendered in a later task than its response. */
const runAfterRender = (callback: (() => void) | undefined) => callback && setTimeout(callback);

export function useRestoreRow<Row extends AuditFields>(resource: ResourceConfig<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  return useMutation({
    mutationFn: (row: Row) => sendWrite<Row>('POST', `${rowPath(resource, row)}/restore`),
    onMutate: rememberFocus,
    onSuccess: ({ change }, row) =>
      toast(successMessage(resource, 'restore'), { actions: undo([change], toHistorySubject(resource, row)) }),
    onError: (error) =>
      toast(failureMessage(resource, 'restore'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: async (_row, _error, _restored, restoreFocus) => {
      await invalidateResource(cache, resource);
      runAfterRender(restoreFocus);
    },
  });
}

/** Confirms, deletes and offers Undo; `detail` tells what else is affected. */
export function useRemoveRow<Row extends AuditFields>(resource: ResourceConfig<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const confirm = useConfirm();
  const undo = useUndo();
  const removeMutation = useMutation({
    mutationFn: ({ row }: RemovalRequest<Row>) =>
      sendWrite<void>('DELETE', rowPath(resource, row), undefined, { ifMatch: row.version }),
    onSuccess({ change }, { row }) {
      hideRows(cache, resource, [row]);
      toast(successMessage(resource, 'delete'), { actions: undo([change], toHistorySubject(resource, row)) });
    },
    onError: (error) =>
      toast(failureMessage(resource, 'delete'), { tone: 'destructive', detail: describeError(error) }),
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
