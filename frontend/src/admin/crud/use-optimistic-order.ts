import type { AuditFields } from '@majlis/contracts/shared-fields';
import { notifyManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#messages/staff';
import { sendWrite } from '../api/write';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { failureMessage, invalidateResource, type ResourceConfig } from './resource-config';
import { useDescribeError } from './use-describe-error';

type Ordered = AuditFields & { id: string; order: number };

/** Applies a new order at once and saves it in the background. */
export function useOptimisticOrder<Row extends Ordered>(resource: ResourceConfig<Row>, rows: Row[]) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const [pendingIds, setPendingIds] = useState<string[] | null>(null);
  const path = `${resource.list.path}/order`;

  const saveMutation = useMutation({
    // Requests run one after the other, so that the last move wins.
    scope: { id: path },
    mutationFn: (ids: string[]) => sendWrite<Row[]>('PUT', path, { ids }),
    onSuccess: ({ change }) => toast(t('crud.orderUpdated'), { actions: undo([change]) }),
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: async (_rows, _error, ids) => {
      await invalidateResource(cache, resource);
      // Drop the optimistic order only after the refetched list is rendered; otherwise the rows would jump back.
      notifyManager.schedule(() => setPendingIds((current) => (current === ids ? null : current)));
    },
  });

  function reorder(ids: string[]) {
    setPendingIds(ids);
    saveMutation.mutate(ids);
  }

  return { rows: pendingIds ? sortByIds(rows, pendingIds) : rows, reorder };
}

function sortByIds<Row extends Ordered>(rows: Row[], ids: string[]): Row[] {
  return ids.flatMap((id, order) => rows.filter((row) => row.id === id).map((row) => ({ ...row, order })));
}
