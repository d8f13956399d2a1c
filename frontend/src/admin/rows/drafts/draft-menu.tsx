import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '#messages/staff';
import type { StaffForm } from '../../fields/form/staff-form';
import { Icon, type IconName } from '../../shell/icon';
import { useInteractOutside } from '../../shell/use-interact-outside';
import type { ResourceConfig } from '../resource/resource-config';
import * as styles from './draft-menu.module.scss';
import type { ReadInput } from './draft-of-row';
import { PreviewPanel } from './preview-panel';
import { ScheduleDialog } from './schedule-dialog';
import type { EditedDraft } from './use-edit-draft';

type DraftMenuProps<Row extends AuditFields> = {
  resource: ResourceConfig<Row>;
  row?: Row;
  editing: {
    form: StaffForm<Row>;
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
  const schedule: MenuEntry = {
    label: t('drafts.schedule'),
    icon: 'calendar',
    help: t('drafts.scheduleHelp'),
    run: () => setOpened('schedule'),
  };
  const hasPage = resource.publicPath?.(row) !== undefined;
  const close = () => setOpened(null);
  return (
    <>
      <SaveMenu entries={hasPage ? [save, show, schedule] : [save, schedule]} />
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

type MenuEntry = { label: string; icon: IconName; help?: string; isDisabled?: boolean; run: () => void };

/** Other ways to save, beside the button that saves. */
function SaveMenu({ entries }: { entries: MenuEntry[] }) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  useInteractOutside(box, isOpen, () => setOpen(false));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Escape closes the menu only, not the dialog around it.
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  }
  function choose(run: () => void) {
    setOpen(false);
    toggle.current?.focus();
    run();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: watches keys of the buttons inside
    <div ref={box} className={styles.box} onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        className={`btn btn-quiet ${styles.toggle}`}
        aria-label={t('common.moreWaysToSave')}
        title={t('common.moreWaysToSave')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="up" />
      </button>
      <div id={id} className={styles.menu} hidden={!isOpen}>
        {entries.map(({ label, icon, help, isDisabled, run }) => (
          <button
            key={label}
            type="button"
            className={styles.entry}
            aria-label={label}
            aria-describedby={help && `${id}-${icon}`}
            disabled={isDisabled}
            onClick={() => choose(run)}
          >
            <Icon name={icon} />
            <span>
              {label}
              {help && (
                <span id={`${id}-${icon}`} className={styles.help}>
                  {help}
                </span>
              )}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
