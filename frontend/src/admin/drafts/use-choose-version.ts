import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { useDescribeError } from '../crud/use-describe-error';
import { useConfirm } from '../dialog/confirm';
import { useToast } from '../toast/toast';
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
    confirm({ question, detail: t('drafts.changesWillBeLost'), confirmLabel });
  const fail = (message: string, error: unknown) =>
    toast(message, { tone: 'destructive', detail: describeError(error) });

  async function show(row: Row): Promise<boolean> {
    try {
      await shown.showDraft(await readDraft(cache, draftPlace(resource, row).path));
      return true;
    } catch (error) {
      fail(t('drafts.loadFailed'), error);
      return false;
    }
  }

  return {
    confirmLosing,
    edit: async (row: Row) => {
      if (await confirmLosing(t('drafts.editQuestion'), t('drafts.discardAndEdit'))) await show(row);
    },
    open: async (row: Row): Promise<boolean> => {
      if (!(await confirmLosing(t('drafts.restoreQuestion'), t('drafts.discardAndRestore')))) return false;
      const draft = await findDraft(cache, resource, row).catch(() => null);
      return draft === undefined || show(row);
    },
    showLive: async () => {
      if (await confirmLosing(t('drafts.showLiveQuestion'), t('common.discardChanges'))) await shown.showLive();
    },
    discard: async (row: Row) => {
      const { path, service } = draftPlace(resource, row);
      const isConfirmed = await confirm({
        question: t('drafts.discardQuestion'),
        detail: t('drafts.cannotBeRestored'),
        confirmLabel: t('drafts.discardDraft'),
      });
      if (!isConfirmed) return;
      try {
        await deleteDraft(path);
        if (shown.edited) await shown.showLive();
        toast(t('drafts.draftDiscarded'));
      } catch (error) {
        fail(t('drafts.discardFailed'), error);
      }
      await invalidateDrafts(cache, service);
    },
  };
}
