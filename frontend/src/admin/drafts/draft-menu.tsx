import type { AuditFields } from '@majlis/contracts/shared-fields';
import { useState } from 'react';
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
        label: newerRow ? 'Publish draft anyway' : 'Publish draft',
        icon: 'done',
        help: 'Visitors see it within seconds.',
        isDisabled: isSaving,
        run: drafts.publish,
      }
    : {
        label: 'Save draft',
        icon: 'document',
        help: 'Visitors see it once it is published.',
        isDisabled: isSaving,
        run: drafts.save,
      };
  const show: MenuEntry = {
    label: 'Preview',
    icon: 'show',
    help: 'The page with what you have typed.',
    run: () => setOpened('preview'),
  };
  const plan: MenuEntry = {
    label: 'Schedule',
    icon: 'calendar',
    help: 'Publish or hide it at a time.',
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
          onClose={close}
        />
      )}
      {opened === 'schedule' && (
        <ScheduleDialog resource={resource} row={row} hasDraft={draft !== undefined} onClose={close} />
      )}
    </>
  );
}
