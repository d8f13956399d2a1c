import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useState } from 'react';
import { t } from '#messages/staff';
import type { ResourceConfig } from '../crud/resource-config';
import type { DraftForm } from '../form/use-draft-form';
import type { ReadInput } from './draft-of-row';
import type { EditedDraft } from './edited-draft';
import { PreviewPanel } from './preview-panel';
import { type MenuEntry, SaveMenu } from './save-menu';
import { ScheduleDialog } from './schedule-dialog';

type DraftMenuProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  editing: {
    form: DraftForm<Row>;
    isSaving: boolean;
    drafts: EditedDraft | null;
    readInput: ReadInput;
    otherInput: string;
  };
};

/** The menu holds the actions that a press on Save does not take. */
export function DraftMenu<Row extends AuditFields>({ resource, row, editing }: DraftMenuProps<Row>) {
  const { form, isSaving, drafts, readInput, otherInput } = editing;
  const [opened, setOpened] = useState<'preview' | 'schedule' | null>(null);
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
  const plan: MenuEntry = {
    label: t('drafts.schedule'),
    icon: 'calendar',
    help: t('drafts.scheduleHelp'),
    run: () => setOpened('schedule'),
  };
  const hasPage = resource.publicPath?.(row) !== undefined;
  const close = () => setOpened(null);
  return (
    <>
      <SaveMenu entries={hasPage ? [save, show, plan] : [save, plan]} />
      {opened === 'preview' && (
        <PreviewPanel
          resource={resource}
          row={row}
          form={form}
          readInput={readInput}
          otherInput={otherInput}
          hasDraft={draft !== undefined}
          showsDraft={isEditing}
          onClose={close}
        />
      )}
      {opened === 'schedule' && (
        <ScheduleDialog resource={resource} row={row} hasDraft={draft !== undefined} onClose={close} />
      )}
    </>
  );
}
