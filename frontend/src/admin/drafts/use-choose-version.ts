import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '../../ui/dialog/confirm';
import { useToast } from '../../ui/toast/toast';
import { useDescribeError } from '../crud/use-describe-error';
import { deleteDraft, draftPlace, invalidateDrafts, readDraft } from './draft-of-row';
import type { EditDraftOptions, ShownVersion } from './edited-draft';

/** Changes between the draft and the live row, and discards the draft. */
export function useChooseVersion<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, form } = options;
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const describeError = useDescribeError();

  const confirmLosing = async (question: string, confirmLabel: string): Promise<boolean> =>
    !form.isDirty || confirm({ question, detail: 'The form has unsaved changes. They will be lost.', confirmLabel });
  const fail = (verb: string, error: unknown) =>
    toast(`Failed to ${verb} the draft`, { tone: 'destructive', detail: describeError(error) });

  return {
    confirmLosing,
    edit: async (row: Row) => {
      const { path } = draftPlace(resource, row);
      if (!(await confirmLosing('Edit the draft?', 'Discard changes and edit the draft'))) return;
      await readDraft(cache, path).then(shown.showDraft, (error: unknown) => fail('load', error));
    },
    showLive: async () => {
      if (await confirmLosing('Show the live version?', 'Discard changes')) shown.showLive();
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
        if (shown.edited) shown.showLive();
        toast('Draft discarded');
      } catch (error) {
        fail('discard', error);
      }
      await invalidateDrafts(cache, service);
    },
  };
}
