import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { Draft } from '@majlis/contracts/staff/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { rich, t } from '#messages/staff';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import type { StaffForm } from '../../fields/form/staff-form';
import { formLabels } from '../../shell/form-values';
import { SmallButton } from '../../shell/small-button';
import { useToast } from '../../shell/toast';
import { useDescribeError } from '../../shell/use-describe-error';
import { useStaffNames } from '../../shell/use-staff-names';
import { toHistorySubject } from '../history/history-subject';
import { useShowHistory } from '../history/show-history';
import { ConflictNotice } from '../resource/conflict-notice';
import type { ResourceConfig } from '../resource/resource-config';
import { draftPlace, readDraft, rowWithDraft } from './draft-of-row';
import type { EditedDraft } from './use-edit-draft';

type DraftNoticeProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  form: StaffForm<Row>;
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
        <SmallButton disabled={isBusy} onClick={() => compare(draft, formLabels(form.ref.current))}>
          {t('drafts.compareWithLive')}
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={drafts.publish}>
          {newerRow ? t('drafts.publishAnyway') : t('common.publish')}
        </SmallButton>
        <SmallButton disabled={isBusy} onClick={drafts.discard}>
          {t('drafts.discard')}
        </SmallButton>
        {isEditing && (
          <SmallButton disabled={isBusy} onClick={drafts.showLive}>
            {t('drafts.backToLive')}
          </SmallButton>
        )}
      </div>
    </div>
  );
}

function useCompareDraft<Row extends AuditFields>(resource: ResourceConfig<Row>, row?: Row) {
  const cache = useQueryClient();
  const toast = useToast();
  const showHistory = useShowHistory();
  const describeError = useDescribeError();
  const { nameOf } = useStaffNames();

  async function show({ updatedBy, updatedAt }: Draft, shown: Row, labels: Record<string, string>) {
    try {
      const { input } = await readDraft(cache, draftPlace(resource, shown).path);
      const { timezone } = { timezone: undefined, ...input };
      showHistory({
        ...toHistorySubject(resource, shown),
        labels,
        timeZone: resource.timeZone ?? (timezone === undefined ? undefined : String(timezone)),
        draft: {
          values: Object.fromEntries(Object.entries(rowWithDraft(resource, shown, input))),
          description: t('drafts.draftBesideLive', { name: nameOf(updatedBy), time: formatLocalDateTime(updatedAt) }),
        },
      });
    } catch (error) {
      toast(t('drafts.loadFailed'), { tone: 'destructive', detail: describeError(error) });
    }
  }
  return (draft: Draft, labels: Record<string, string>) => row && void show(draft, row, labels);
}
