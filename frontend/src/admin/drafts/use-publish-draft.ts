import type { Draft } from '@majlis/contracts/drafts';
import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { fieldErrorsOf } from '../crud/field-errors-of';
import { formsOf } from '../crud/noun';
import { invalidateResource } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { fieldLabel } from '../history/field-label';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { draftPlace, ignoreMissing, invalidateDrafts, publishDraft, readDraft } from './draft-of-row';
import type { EditDraftOptions, ShownVersion } from './edited-draft';

/** Makes a stored draft live. `ignoreNewer` also replaces what was changed in the live row since. */
export function usePublishDraft<Row extends AuditFields>(options: EditDraftOptions<Row>, shown: ShownVersion<Row>) {
  const { resource, form, otherChanges, onDone } = options;
  const cache = useQueryClient();
  const toast = useToast();
  const undo = useUndo();
  const describeError = useDescribeError();

  return async (row: Row, draft: Draft, ignoreNewer: boolean): Promise<void> => {
    const { path, service } = draftPlace(resource, row);
    try {
      const { change } = await publishDraft(path, draft.version, ignoreNewer);
      form.discardChanges();
      otherChanges?.discardChanges();
      toast(t('drafts.published', { ...formsOf(resource.noun) }), {
        actions: undo([change], toHistorySubject(resource, row)),
      });
      onDone(row);
      await invalidateResource(cache, resource);
    } catch (error) {
      const changed = error instanceof ApiError ? error.response?.changed : undefined;
      const stored = changed && (await readDraft(cache, path).catch(ignoreMissing));
      // The draft is the same, so it is the live row that is newer.
      if (changed && stored?.version === draft.version) shown.setNewerRow(changed);
      else
        toast(t('drafts.publishFailed'), {
          tone: 'destructive',
          detail: reasonOf(error, resource.table, describeError),
        });
    }
    await invalidateDrafts(cache, service);
  };
}

/** A draft was valid when it was saved, but its values may be taken by now. */
function reasonOf(error: unknown, table: string, describeError: (error: unknown) => string): string {
  const fields = Object.values(fieldErrorsOf(error, (name) => fieldLabel(name, table)));
  return fields.length > 0 ? fields.join(' ') : describeError(error);
}
