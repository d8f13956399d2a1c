import type { AuditFields } from '@majlis/contracts/shared-fields';
import { publish } from '#messages/staff/common';
import * as messages from '#messages/staff/drafts';
import { definite } from '#messages/staff/nouns';
import { fillIn } from '../../messages/fill-in';
import { formLabels } from '../../ui/form/form-values';
import type { DraftForm } from '../../ui/form/use-draft-form';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { ConflictNotice } from '../crud/conflict-notice';
import type { ResourceConfig } from '../crud/resource-config';
import { useStaffNames } from '../sign-in/use-staff-names';
import type { EditedDraft } from './edited-draft';
import { useCompareDraft } from './use-compare-draft';

type DraftNoticeProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: DraftForm<Row>;
  drafts: EditedDraft | null;
};

/** Stands at the top of a form whose row has a draft. */
export function DraftNotice<Row extends AuditFields>({ resource, row, form, drafts }: DraftNoticeProps<Row>) {
  const { nameOf, isOwn } = useStaffNames();
  const compare = useCompareDraft(resource, row);
  if (!drafts?.draft) return null;
  const { draft, isEditing, isBusy, newerRow, conflict } = drafts;
  if (conflict)
    return (
      <ConflictNotice
        noun={definite('draft')}
        changedBy={conflict.stored.updatedBy}
        changedAt={conflict.stored.updatedAt}
        serverSummary=""
        differences={conflict.differences}
        isBusy={isBusy}
        onLoadServerVersion={drafts.loadConflicting}
        onOverwrite={drafts.overwrite}
      />
    );
  const author = messages.authorAndTime(nameOf(draft.updatedBy), formatLocalDateTime(draft.updatedAt));
  return (
    <div role="status" className="callout" data-tone={newerRow ? 'warning' : 'info'}>
      <p>
        <strong>
          {fillIn(isEditing ? messages.editingDraftFrom : messages.thereIsDraftFrom, { author: <bdi>{author}</bdi> })}
        </strong>{' '}
        {isEditing ? messages.seenOncePublished : messages.formShowsLive}
      </p>
      {newerRow && (
        <p>
          {messages.liveWasChanged(
            isOwn(newerRow.by) ? undefined : nameOf(newerRow.by),
            formatLocalDateTime(newerRow.at),
          )}
        </p>
      )}
      <div className="callout-actions">
        {!isEditing && (
          <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={drafts.edit}>
            {messages.editDraft}
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={isBusy}
          onClick={() => compare(draft, formLabels(form.ref.current))}
        >
          {messages.compareWithLive}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.publish}>
          {newerRow ? messages.publishAnyway : publish}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.discard}>
          {messages.discard}
        </button>
        {isEditing && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.showLive}>
            {messages.backToLive}
          </button>
        )}
      </div>
    </div>
  );
}
