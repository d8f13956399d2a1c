import { type BulkResult, bulkPath, type FailedRow } from '@majlis/contracts/bulk';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { postOnce, serviceOf } from '../api/write';
import { hideRows, invalidateResource, type ResourceConfig } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { countRows, type RowAction } from './row-actions-of';

export type BulkRequest<Row> = {
  action: RowAction<Row>;
  rows: Row[];
  tags?: string[];
  /** The rows that an earlier attempt left out; they stay selected. */
  leftOut?: string[];
};

export type BulkFailure<Row> = BulkRequest<Row> & { failedRows: FailedRow[] };

/** Writes many rows in one request, which the toast offers to undo in one step (ADR 0027). */
export function useBulkAction<Row extends AuditFields>(
  resource: ResourceConfig<Row>,
  { onDone, onListed }: { onDone: (request: BulkRequest<Row>) => void; onListed: () => void },
) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const [failure, setFailure] = useState<BulkFailure<Row> | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ action, rows, tags }: BulkRequest<Row>) =>
      postOnce<BulkResult>(bulkPath(serviceOf(resource.list.path)), {
        table: resource.table,
        action: action.action,
        rows: rows.map((row) => ({ id: resource.getId(row), version: row.version })),
        ...(tags && { tags }),
      }),
    onSuccess({ change }, request) {
      const { action, rows } = request;
      if (action.action === 'delete') hideRows(cache, resource, rows);
      toast(t(`bulk.actions.${action.name}.done`, { counted: countRows(resource, rows.length) }), {
        actions: undo([change]),
      });
      onDone(request);
    },
    onError(error, request) {
      const failedRows = error instanceof ApiError ? error.response?.failedRows : undefined;
      if (failedRows) setFailure({ ...request, failedRows });
      else
        toast(t(`bulk.actions.${request.action.name}.failed`), { tone: 'destructive', detail: describeError(error) });
    },
    async onSettled() {
      await invalidateResource(cache, resource);
      // The list is rendered in a later task.
      setTimeout(onListed);
    },
  });
  return {
    run(request: BulkRequest<Row>) {
      setFailure(null);
      mutate(request);
    },
    runningMessage: isPending
      ? t(`bulk.actions.${variables.action.name}.doing`, { counted: countRows(resource, variables.rows.length) })
      : undefined,
    failure,
    closeFailure: () => setFailure(null),
  };
}
