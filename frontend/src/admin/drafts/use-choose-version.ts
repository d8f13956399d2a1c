import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../ui/dialog/confirm';
import { useToast } from '../../ui/toast/toast';
import { useDescribeError } from '../crud/use-describe-error';
import { deleteDraft, draftPlace, findDraft, invalidateDrafts, readDraft } from './draft-of-row';
import type { EditDraftOptions, ShownVersion } from './edited-draft';

/** Changes between the draft and the live row, and discards the draft. */
export function useChooseVersion<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, form, otherChanges } = options;
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const describeError = useDescribeError();

  const confirmLosing = async (question: string, confirmLabel: string): Promise<boolean> =>
    !(form.isDirty || otherChanges?.isDirty) ||
    confirm({ question, detail: 'The form has unsaved changes. They will be lost.', confirmLabel });
  const fail = (verb: string, error: unknown) =>
    toast(`Failed to ${verb} the draft`, { tone: 'destructive', detail: describeError(error) });

  async function show(row: Row): Promise<boolean> {
    try {
      await shown.showDraft(await readDraft(cache, draftPlace(resource, row).path));
      return true;
    } catch (error) {
      fail('load', error);
      return false;
    }
  }

  return {
    confirmLosing,
    edit: async (row: Row) => {
      if (await confirmLosing('Edit the draft?', 'Discard changes and edit the draft')) await show(row);
    },
    open: async (row: Row): Promise<boolean> => {
      if (!(await confirmLosing('Restore what you typed into the draft?', 'Discard changes and restore'))) return false;
      const draft = await findDraft(cache, resource, row).catch(() => null);
      return draft === undefined || show(row);
    },
    showLive: async () => {
      if (await confirmLosing('Show the live version?', 'Discard changes')) await shown.showLive();
    },
    discard: async (row: Row) => {
      const { path, service } = draftPlace(resource, row);
      const isConfirmed = await confirm({
        question: 'Discard the draft?',
        detail: 'It cannot be restored. The live version stays as it is.',
        confirmLabel: 'Discard draft',
      });
      if (!isConfirmed) return;
      try {
        await deleteDraft(path);
        if (shown.edited) await shown.showLive();
        toast('Draft discarded');
      } catch (error) {
        fail('discard', error);
      }
      await invalidateDrafts(cache, service);
    },
  };
}
