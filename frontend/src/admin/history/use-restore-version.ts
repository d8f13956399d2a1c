import type { RowVersion } from '@majlis/contracts/history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { serviceOf } from '../api/write';
import { useConfirm } from '../dialog/confirm';
import { useToast } from '../toast/toast';
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

  const confirmLosing = async (question: string, confirmLabel: string): Promise<boolean> =>
    !subject.hasUnsavedChanges || confirm({ question, detail: t('drafts.changesWillBeLost'), confirmLabel });

  return {
    restore: async (version: RowVersion) => {
      if (await confirmLosing(t('history.restoreQuestion'), t('drafts.discardAndRestore'))) mutate(version);
    },
    /** For a change of translations, which restoring a version of the row leaves as they are. */
    undo: async ({ changeId }: RowVersion) => {
      if (!changeId || !(await confirmLosing(t('activity.undoThisChange'), t('history.discardAndUndo')))) return;
      for (const { run } of undo([{ service: serviceOf(subject.path), id: changeId }], subject)) run();
      subject.onRestored?.();
      onClose();
    },
    isPending,
    error,
  };
}
