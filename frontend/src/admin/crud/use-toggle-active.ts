import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWrite } from '../api/write';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { useSingleSubmit } from '../use-single-submit';
import {
  failureMessage,
  invalidateResource,
  type ResourceConfig,
  rowPath,
  showSavedRow,
  successMessage,
} from './resource-config';
import { useDescribeError } from './use-describe-error';

type ToggleableRow = AuditFields & { isActive: boolean };

export function useToggleActive<Row extends ToggleableRow>(resource: ResourceConfig<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const submitOnce = useSingleSubmit();
  const toggleMutation = useMutation({
    mutationFn: (row: Row) =>
      sendWrite<Row>('PUT', `${rowPath(resource, row)}/active`, { isActive: !row.isActive }, { ifMatch: row.version }),
    onSuccess: ({ result, change }) => {
      showSavedRow(cache, resource, result);
      toast(successMessage(resource, 'update'), { actions: undo([change], toHistorySubject(resource, result)) });
    },
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  return {
    toggle: (row: Row) => submitOnce(() => toggleMutation.mutateAsync(row)),
    isPending: toggleMutation.isPending,
  };
}
