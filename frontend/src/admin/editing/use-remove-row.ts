import type { EditableRow } from '@majlis/contracts/editable-row';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { write } from '../../api/write';
import { useConfirm } from '../../ui/dialog/confirm';
import { keepFocus } from '../../ui/hooks/keep-focus';
import { shortened } from '../../ui/text/beginning-of';
import { useToast } from '../../ui/toast/toast';
import { addressOf, doneText, failedText, type Resource, refresh } from './resource';
import { useRefusalText } from './use-refusal-text';

/** Of a name that stands on a button. */
const buttonLength = 60;

type Removal<Row> = { row: Row; giveFocusBack: () => void };

/** The list is drawn anew a moment after its answer is there. */
const afterDrawing = (work: (() => void) | undefined) => work && setTimeout(work);

export function useRestoreRow<Row extends EditableRow>(resource: Resource<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  return useMutation({
    mutationFn: (row: Row) => write<Row>('POST', `${addressOf(resource, row)}/restore`),
    onMutate: keepFocus,
    onSuccess: () => toast(doneText(resource, 'restore')),
    onError: (error) => toast(failedText(resource, 'restore'), { tone: 'destructive', detail: refusalText(error) }),
    onSettled: async (_row, _error, _restored, giveFocusBack) => {
      await refresh(cache, resource);
      afterDrawing(giveFocusBack);
    },
  });
}

/** Asks, deletes, and offers to undo it. `detail` says what else the deletion does. */
export function useRemoveRow<Row extends EditableRow>(resource: Resource<Row>) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const confirm = useConfirm();
  const restore = useRestoreRow(resource);
  const removal = useMutation({
    mutationFn: ({ row }: Removal<Row>) =>
      write<void>('DELETE', addressOf(resource, row), undefined, { ifMatch: row.version }),
    onSuccess: (_answer, { row }) =>
      toast(doneText(resource, 'delete'), {
        action: { label: 'Undo', run: () => restore.mutate(row) },
      }),
    onError: (error) => toast(failedText(resource, 'delete'), { tone: 'destructive', detail: refusalText(error) }),
    onSettled: async (_answer, _error, { giveFocusBack }) => {
      await refresh(cache, resource);
      afterDrawing(giveFocusBack);
    },
  });

  async function remove(row: Row, detail?: string) {
    const giveFocusBack = keepFocus();
    const isSure = await confirm({
      question: `Are you sure you want to delete this ${resource.noun}?`,
      detail,
      confirmLabel: `Delete ${shortened(resource.nameOf(row), buttonLength)}`,
    });
    if (isSure) removal.mutate({ row, giveFocusBack });
  }

  return { remove, isPending: removal.isPending };
}
