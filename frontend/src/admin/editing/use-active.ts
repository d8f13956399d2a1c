import type { EditableRow } from '@majlis/contracts/editable-row';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../api/write';
import { useToast } from '../../ui/toast/toast';
import { useSinglePress } from '../use-single-press';
import { addressOf, doneText, failedText, type Resource, refresh } from './resource';
import { useRefusalText } from './use-refusal-text';

type Switchable = EditableRow & { isActive: boolean };
type Switching<Row> = { row: Row; isUndo?: boolean };

/** Switches a row on or off, and offers to undo it. */
export function useActive<Row extends Switchable>(resource: Resource<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const press = useSinglePress();
  const switching = useMutation({
    mutationFn: ({ row }: Switching<Row>) =>
      write<Row>('PUT', `${addressOf(resource, row)}/active`, { isActive: !row.isActive }, { ifMatch: row.version }),
    onSuccess: (written, { isUndo }) => {
      const undo = { label: 'Undo', run: () => switching.mutate({ row: written, isUndo: true }) };
      toast(doneText(resource, 'update'), isUndo ? {} : { action: undo });
    },
    onError: (error) => toast(failedText(resource, 'update'), { tone: 'destructive', detail: refusalText(error) }),
    onSettled: () => refresh(cache, resource),
  });
  return { toggle: (row: Row) => press(() => switching.mutateAsync({ row })), isPending: switching.isPending };
}
