import type { AuditFields } from '@majlis/contracts/shared-fields';
import { rich, t } from '#messages/staff';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { ConflictNotice } from '../crud/conflict-notice';
import type { ResourceConfig } from '../crud/resource-config';
import { formLabels } from '../form/form-values';
import type { DraftForm } from '../form/use-draft-form';
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
        noun={t('nouns.draft.definite')}
        changedBy={conflict.stored.updatedBy}
        changedAt={conflict.stored.updatedAt}
        serverSummary=""
        differences={conflict.differences}
        isBusy={isBusy}
        onLoadServerVersion={drafts.loadConflicting}
        onOverwrite={drafts.overwrite}
      />
    );
  const author = t('drafts.authorAndTime', {
    name: nameOf(draft.updatedBy),
    time: formatLocalDateTime(draft.updatedAt),
  });
  return (
    <div role="status" className="callout" data-tone={newerRow ? 'warning' : 'info'}>
      <p>
        <strong>
          {rich(isEditing ? 'drafts.editingDraftFrom' : 'drafts.thereIsDraftFrom', {
            author: () => <bdi>{author}</bdi>,
          })}
        </strong>{' '}
        {isEditing ? t('drafts.seenOncePublished') : t('drafts.formShowsLive')}
      </p>
      {newerRow && (
        <p>
          {t(isOwn(newerRow.by) ? 'drafts.liveWasChangedByYou' : 'drafts.liveWasChanged', {
            name: nameOf(newerRow.by),
            time: formatLocalDateTime(newerRow.at),
          })}
        </p>
      )}
      <div className="callout-actions">
        {!isEditing && (
          <button type="button" className="btn btn-primary btn-sm" disabled={isBusy} onClick={drafts.edit}>
            {t('drafts.editDraft')}
          </button>
        )}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={isBusy}
          onClick={() => compare(draft, formLabels(form.ref.current))}
        >
          {t('drafts.compareWithLive')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.publish}>
          {newerRow ? t('drafts.publishAnyway') : t('common.publish')}
        </button>
        <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.discard}>
          {t('drafts.discard')}
        </button>
        {isEditing && (
          <button type="button" className="btn btn-quiet btn-sm" disabled={isBusy} onClick={drafts.showLive}>
            {t('drafts.backToLive')}
          </button>
        )}
      </div>
    </div>
  );
}
