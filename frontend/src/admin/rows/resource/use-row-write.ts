import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { useMutation } from '@tanstack/react-query';
import type { Written } from '../../shell/api/write';
import { useSingleSubmit, useWriteTools } from '../../shell/writes';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import {
  failureMessage,
  invalidateResource,
  type ResourceConfig,
  showSavedRow,
  successMessage,
} from './resource-config';

type RowWriteOptions<Row extends AuditFields, Input> = {
  write: (input: Input) => Promise<Written<Row>>;
  /** Describes the success toast; by default it is that of an update. */
  describe?: (input: Input) => { message?: string; detail?: string };
};

/** Writes a row of a list beside its form: shows the saved row and how to undo it, or why that failed. */
export function useRowWrite<Row extends AuditFields, Input>(
  resource: ResourceConfig<Row>,
  { write, describe }: RowWriteOptions<Row, Input>,
) {
  const { cache, toast, fail } = useWriteTools();
  const undo = useUndo();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: write,
    onSuccess: ({ result, change }, input) => {
      showSavedRow(cache, resource, result);
      const { message = successMessage(resource, 'update'), detail } = describe?.(input) ?? {};
      toast(message, { detail, actions: undo([change], toHistorySubject(resource, result)) });
    },
    onError: (error) => fail(failureMessage(resource, 'update'), error),
    onSettled: () => invalidateResource(cache, resource),
  });
  return { write: mutateAsync, isPending, submitOnce: useSingleSubmit() };
}
