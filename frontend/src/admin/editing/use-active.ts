import type { EditableRow } from '@majlis/contracts/editable-row';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../api/write';
import { useToast } from '../../ui/toast';
import { useSinglePress } from '../use-single-press';
import { addressOf, doneText, failedText, type Resource, refresh } from './resource';
import { useRefusalText } from './use-refusal-text';

/** Switches a row on or off. */
export function useActive<Row extends EditableRow & { isActive: boolean }>(resource: Resource<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const press = useSinglePress();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (row: Row) =>
      write<Row>('PUT', `${addressOf(resource, row)}/active`, { isActive: !row.isActive }, { ifMatch: row.version }),
    onSuccess: () => toast(doneText(resource, 'update')),
    onError: (error) => toast(failedText(resource, 'update'), { tone: 'destructive', detail: refusalText(error) }),
    onSettled: () => refresh(cache, resource),
  });
  return { toggle: (row: Row) => press(() => mutateAsync(row)), isPending };
}
