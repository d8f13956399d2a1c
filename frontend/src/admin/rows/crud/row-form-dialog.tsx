import type { AuditFields } from '@majlis/contracts/shared/shared-fields.schema';
import type { ReactNode } from 'react';
import { t } from '#messages/staff';
import { FormDialog } from '../../fields/form/form-layout';
import { DraftMenu } from '../drafts/draft-menu';
import { DraftNotice } from '../drafts/draft-notice';
import { HistoryButton } from '../history/history-button';
import { PresenceNotice } from '../presence/presence';
import { RowConflictNotice } from '../resource/conflict-notice';
import { type LanguageChoice, LanguageSwitch, useLanguageChoice } from '../translations/language-switch';
import { TranslationForm } from '../translations/translation-form';
import { type RowFormOptions, useRowForm } from './use-row-form';

type RowFormDialogProps<Row extends AuditFields, Input> = RowFormOptions<Row, Input> & {
  title: string;
  saveLabel: string;
  /** The id that a new row will get, where it is known. */
  newId?: string;
  onClose: () => void;
  children: ReactNode;
};

export function RowFormDialog<Row extends AuditFields, Input>(props: RowFormDialogProps<Row, Input>) {
  const { title, resource, row, newId, onClose } = props;
  const choice = useLanguageChoice(resource, row, newId);
  if (choice.shown)
    return (
      <TranslationForm resource={resource} row={row} choice={choice} title={title} onDone={onClose} onClose={onClose} />
    );
  return <OriginalFormDialog {...props} choice={choice} />;
}

type OriginalFormDialogProps<Row extends AuditFields, Input> = RowFormDialogProps<Row, Input> & {
  choice: LanguageChoice;
};

function OriginalFormDialog<Row extends AuditFields, Input>(props: OriginalFormDialogProps<Row, Input>) {
  const { title, saveLabel, resource, row, choice, otherChanges, onClose, children } = props;
  const editing = useRowForm(props);
  const form = {
    ...editing.form,
    isDirty: editing.form.isDirty || otherChanges?.isDirty === true,
    discardChanges() {
      editing.form.discardChanges();
      otherChanges?.discardChanges();
    },
  };
  function closeAfterRestore() {
    form.discardChanges();
    onClose();
  }
  return (
    <FormDialog
      title={title}
      saveLabel={editing.drafts?.isEditing ? t('common.saveDraft') : saveLabel}
      form={form}
      isSaving={editing.isSaving}
      head={(confirmLeaving) => <LanguageSwitch choice={choice} form={form.ref} confirmLeaving={confirmLeaving} />}
      onAddAnother={editing.saveAndAddAnother}
      moreActions={<HistoryButton resource={resource} row={row} form={form} onRestored={closeAfterRestore} />}
      saveMenu={<DraftMenu resource={resource} row={row} editing={editing} />}
      notice={
        <>
          <PresenceNotice resource={resource} row={row} />
          <DraftNotice resource={resource} row={row} form={form} drafts={editing.drafts} />
          <RowConflictNotice resource={resource} editing={editing} />
        </>
      }
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
