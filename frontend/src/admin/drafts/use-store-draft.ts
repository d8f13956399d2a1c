import type { Draft, DraftWithInput } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { describeDifferences } from '../crud/field-differences';
import { useDescribeError } from '../crud/use-describe-error';
import { useConfirm } from '../dialog/confirm';
import { conflictingFields } from '../form/form-values';
import type { Submission } from '../form/use-draft-form';
import { useStaffNames } from '../sign-in/use-staff-names';
import { useToast } from '../toast/toast';
import { draftPlace, findDraft, putDraft, readDraft } from './draft-of-row';
import type { EditDraftOptions, ShownVersion } from './edited-draft';

/** Stores what the form has as the draft of its row. Returns null if it was not stored. */
export function useStoreDraft<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, form, otherChanges } = options;
  const { toDraftValues, setConflict } = shown;
  const cache = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const describeError = useDescribeError();
  const { nameOf } = useStaffNames();

  const confirmReplacing = ({ updatedBy, updatedAt }: Draft) =>
    confirm({
      question: t('drafts.replaceQuestion'),
      detail: t('drafts.wouldReplace', { name: nameOf(updatedBy), time: formatLocalDateTime(updatedAt) }),
      confirmLabel: t('drafts.replaceIt'),
    });

  async function showConflict(path: string, { values, base }: Submission<unknown>) {
    const stored = await readDraft(cache, path);
    const theirs = toDraftValues(stored);
    const names = conflictingFields(theirs, values, base.values);
    setConflict({ stored, differences: describeDifferences(names, theirs, values, form.ref.current) });
  }

  return async (row: Row, submission: Submission<unknown>, edited = shown.edited): Promise<DraftWithInput | null> => {
    const { path } = draftPlace(resource, row);
    try {
      const replaced = edited ?? (await findDraft(cache, resource, row));
      if (replaced && !edited && !(await confirmReplacing(replaced))) return null;
      const contents = {
        input: { ...(submission.input as DraftWithInput['input']), ...otherChanges?.toDraft() },
        baseVersion: edited?.baseVersion ?? submission.base.version ?? row.version,
      };
      return (await putDraft(path, contents, replaced?.version)).result;
    } catch (error) {
      toast(t('drafts.saveFailed'), { tone: 'destructive' });
      if (error instanceof ApiError && error.response?.changed) await showConflict(path, submission);
      else form.setServerErrors(describeError(error), error instanceof ApiError ? error.response?.fields : {});
      return null;
    }
  };
}
