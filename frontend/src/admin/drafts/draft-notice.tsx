import type { AuditFields } from '@majlis/contracts/shared-fields';
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
        noun="draft"
        changedBy={conflict.stored.updatedBy}
        changedAt={conflict.stored.updatedAt}
        serverSummary=""
        differences={conflict.differences}
        isBusy={isBusy}
        onLoadServerVersion={drafts.loadConflicting}
        onOverwrite={drafts.overwrite}
      />
    );
  const author = `${nameOf(draft.updatedBy)}, ${formatLocalDateTime(draft.updatedAt)}`;
  const changer = newerRow && (isOwn(newerRow.by) ? 'You' : nameOf(newerRow.by));
  return (
    <div role="status" className="callout" data-tone={newerRow ? 'warning' : 'info'}>
      <p>
        <strong>
          {isEditing ? 'You are editing the draft' : 'A draft'} from <bdi>{author}</bdi>.
        </strong>{' '}
        {isEditing ? 'Visitors see it once it is published.' : 'This form shows the live version.'}
      </p>
      {newerRow && (
        <p>
          {changer} changed the live version {formatLocalDateTime(newerRow.at)}, after the draft was begun. Compare
          both: publishing replaces that change.
        </p>
      )}
      <div className="callout-actions">
        {!isEditing && (
          <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={drafts.edit}>
            Edit draft
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={isBusy}
          onClick={() => compare(draft, formLabels(form.ref.current))}
        >
          Compare with live
        </button>
        <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.publish}>
          {newerRow ? 'Publish anyway' : 'Publish'}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.discard}>
          Discard
        </button>
        {isEditing && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.showLive}>
            Back to the live version
          </button>
        )}
      </div>
    </div>
  );
}
