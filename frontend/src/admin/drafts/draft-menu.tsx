import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useState } from 'react';
import { preview, saveDraft } from '#messages/staff/common';
import * as messages from '#messages/staff/drafts';
import type { DraftForm } from '../../ui/form/use-draft-form';
import type { ResourceConfig } from '../crud/resource-config';
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
        label: newerRow ? messages.publishDraftAnyway : messages.publishDraft,
        icon: 'done',
        help: messages.seenWithinSeconds,
        isDisabled: isSaving,
        run: drafts.publish,
      }
    : {
        label: saveDraft,
        icon: 'document',
        help: messages.seenOncePublished,
        isDisabled: isSaving,
        run: drafts.save,
      };
  const show: MenuEntry = {
    label: preview,
    icon: 'show',
    help: messages.previewHelp,
    run: () => setOpened('preview'),
  };
  const plan: MenuEntry = {
    label: messages.schedule,
    icon: 'calendar',
    help: messages.scheduleHelp,
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
