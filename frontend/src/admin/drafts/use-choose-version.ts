import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { discardChanges } from '#messages/staff/common';
import * as messages from '#messages/staff/drafts';
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
    !(form.isDirty || otherChanges?.isDirty) || confirm({ question, detail: messages.changesWillBeLost, confirmLabel });
  const fail = (message: string, error: unknown) =>
    toast(message, { tone: 'destructive', detail: describeError(error) });

  async function show(row: Row): Promise<boolean> {
    try {
      await shown.showDraft(await readDraft(cache, draftPlace(resource, row).path));
      return true;
    } catch (error) {
      fail(messages.loadFailed, error);
      return false;
    }
  }

  return {
    confirmLosing,
    edit: async (row: Row) => {
      if (await confirmLosing(messages.editQuestion, messages.discardAndEdit)) await show(row);
    },
    open: async (row: Row): Promise<boolean> => {
      if (!(await confirmLosing(messages.restoreQuestion, messages.discardAndRestore))) return false;
      const draft = await findDraft(cache, resource, row).catch(() => null);
      return draft === undefined || show(row);
    },
    showLive: async () => {
      if (await confirmLosing(messages.showLiveQuestion, discardChanges)) await shown.showLive();
    },
    discard: async (row: Row) => {
      const { path, service } = draftPlace(resource, row);
      const isConfirmed = await confirm({
        question: messages.discardQuestion,
        detail: messages.cannotBeRestored,
        confirmLabel: messages.discardDraft,
      });
      if (!isConfirmed) return;
      try {
        await deleteDraft(path);
        if (shown.edited) await shown.showLive();
        toast(messages.draftDiscarded);
      } catch (error) {
        fail(messages.discardFailed, error);
      }
      await invalidateDrafts(cache, service);
    },
  };
}
