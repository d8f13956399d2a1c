import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { Draft } from '@majlis/contracts/staff/drafts';
import { useContext, useId, useState } from 'react';
import { rich, t } from '#messages/staff';
import { formatLocalDateTime } from '../../../ui/time/format-local-time';
import type { StaffForm } from '../../fields/form/staff-form';
import { Icon, type IconName, SmallButton } from '../../shell/buttons';
import { formLabels } from '../../shell/form-values';
import { Menu } from '../../shell/menu';
import { useStaffNames } from '../../shell/sign-in/auth';
import { useWriteTools } from '../../shell/writes';
import { toHistorySubject } from '../history/history-subject';
import { useShowHistory } from '../history/show-history';
import { ConflictNotice } from '../resource/edit-conflict';
import type { ResourceConfig } from '../resource/resource-config';
import { draftPlace, readDraft, rowWithDraft } from './draft-of-row';
import { type EditedInput, LivePreview, LivePreviewContext, PreviewPanel, previewOf } from './preview-panel';
import { ScheduleDialog } from './schedule-dialog';
import type { EditedDraft } from './use-edit-draft';

export type DraftMenuProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  editing: Omit<EditedInput, 'form'> & {
    form: StaffForm<Row>;
    isSaving: boolean;
    /** Is null while a row is added. */
    drafts: EditedDraft | null;
  };
};

/** Offers the actions for drafts, previews and schedules in a menu beside the save button. */
export function DraftMenu<Row extends AuditFields>({ resource, row, editing }: DraftMenuProps<Row>) {
  const { isSaving, drafts } = editing;
  const [opened, setOpened] = useState<'preview' | 'schedule' | null>(null);
  const isBesidePage = useContext(LivePreviewContext) !== undefined;
  if (!drafts || !row) return null;
  const { isEditing, newerRow, draft } = drafts;
  const save: MenuEntry = isEditing
    ? {
        label: newerRow ? t('drafts.publishDraftAnyway') : t('drafts.publishDraft'),
        icon: 'done',
        help: t('drafts.seenWithinSeconds'),
        isDisabled: isSaving,
        run: drafts.publish,
      }
    : {
        label: t('common.saveDraft'),
        icon: 'document',
        help: t('drafts.seenOncePublished'),
        isDisabled: isSaving,
        run: drafts.save,
      };
  const show: MenuEntry = {
    label: t('common.preview'),
    icon: 'show',
    help: t('drafts.previewHelp'),
    run: () => setOpened('preview'),
  };
  const schedule: MenuEntry = {
    label: t('drafts.schedule'),
    icon: 'calendar',
    help: t('drafts.scheduleHelp'),
    run: () => setOpened('schedule'),
  };
  const hasPage = resource.publicPath?.(row) !== undefined && !isBesidePage;
  const close = () => setOpened(null);
  return (
    <>
      <SaveMenu entries={hasPage ? [save, show, schedule] : [save, schedule]} />
      {isBesidePage && <LivePreview {...editing} {...previewOf(resource, row)} />}
      {opened === 'preview' && (
        <PreviewPanel
          {...{ ...editing, resource, row }}
          hasDraft={draft !== undefined}
          showsDraft={isEditing}
          onClose={close}
        />
      )}
      {opened === 'schedule' && (
        <ScheduleDialog
          resource={resource}
          row={row}
          hasDraft={draft !== undefined}
          isDirty={editing.form.isDirty}
          onClose={close}
        />
      )}
    </>
  );
}

type MenuEntry = { label: string; icon: IconName; help?: string; isDisabled?: boolean; run: () => void };

/** A menu of other ways to save, beside the save button. */
function SaveMenu({ entries }: { entries: MenuEntry[] }) {
  const id = useId();
  return (
    <Menu
      label={<Icon name="up" />}
      className="btn btn-primary"
      aria-label={t('common.moreWaysToSave')}
      title={t('common.moreWaysToSave')}
      opensAbove
    >
      {entries.map(({ label, icon, help, isDisabled, run }) => (
        <button
          key={label}
          type="button"
          className="menu-entry"
          aria-label={label}
          aria-describedby={help && `${id}-${icon}`}
          disabled={isDisabled}
          onClick={run}
        >
          <Icon name={icon} />
          <span>
            {label}
            {help && (
              <span id={`${id}-${icon}`} className="menu-help">
                {help}
              </span>
            )}
          </span>
        </button>
      ))}
    </Menu>
  );
}

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
        {!isEditing && <SmallButton isPrimary label={t('drafts.editDraft')} disabled={isBusy} onClick={drafts.edit} />}
        <SmallButton
          label={t('drafts.compareWithLive')}
          disabled={isBusy}
          onClick={() => compare(draft, formLabels(form.ref.current))}
        />
        <SmallButton
          label={newerRow ? t('drafts.publishAnyway') : t('common.publish')}
          disabled={isBusy}
          onClick={drafts.publish}
        />
        <SmallButton label={t('drafts.discard')} disabled={isBusy} onClick={drafts.discard} />
        {isEditing && <SmallButton label={t('drafts.backToLive')} disabled={isBusy} onClick={drafts.showLive} />}
      </div>
    </div>
  );
}

function useCompareDraft<Row extends AuditFields>(resource: ResourceConfig<Row>, row?: Row) {
  const showHistory = useShowHistory();
  const { cache, fail } = useWriteTools();
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
      fail(t('drafts.loadFailed'), error);
    }
  }
  return (draft: Draft, labels: Record<string, string>) => row && void show(draft, row, labels);
}
