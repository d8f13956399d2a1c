import type { RowVersion } from '@majlis/contracts/history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../ui/dialog/confirm';
import { useToast } from '../../ui/toast/toast';
import type { HistorySubject } from './show-history';
import { useUndo } from './use-undo';

export function useRestoreVersion(subject: HistorySubject, onClose: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const confirm = useConfirm();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ values }: RowVersion) => subject.restore(cache, values),
    onSuccess: async (changes) => {
      toast(subject.restoredMessage, { actions: undo(changes, subject) });
      subject.onRestored?.();
      onClose();
      await cache.invalidateQueries();
    },
  });

  async function restore(version: RowVersion) {
    const isConfirmed =
      !subject.hasUnsavedChanges ||
      (await confirm({
        question: 'Restore this version?',
        detail: 'The form has unsaved changes. They will be lost.',
        confirmLabel: 'Discard changes and restore',
      }));
    if (isConfirmed) mutate(version);
  }

  return { restore, isPending, error };
}
