import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWrite } from '../../api/write';
import { useToast } from '../../ui/toast/toast';
import { useSingleSubmit } from '../use-single-submit';
import { failureMessage, invalidateResource, type ResourceConfig, rowPath, successMessage } from './resource-config';
import { useDescribeError } from './use-describe-error';

type ToggleableRow = AuditFields & { isActive: boolean };
type ToggleRequest<Row> = { row: Row; isUndo?: boolean };

export function useToggleActive<Row extends ToggleableRow>(resource: ResourceConfig<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const submitOnce = useSingleSubmit();
  const toggleMutation = useMutation({
    mutationFn: ({ row }: ToggleRequest<Row>) =>
      sendWrite<Row>('PUT', `${rowPath(resource, row)}/active`, { isActive: !row.isActive }, { ifMatch: row.version }),
    onSuccess: (savedRow, { isUndo }) => {
      const undo = { label: 'Undo', run: () => toggleMutation.mutate({ row: savedRow, isUndo: true }) };
      toast(successMessage(resource, 'update'), isUndo ? {} : { action: undo });
    },
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  return {
    toggle: (row: Row) => submitOnce(() => toggleMutation.mutateAsync({ row })),
    isPending: toggleMutation.isPending,
  };
}
