import type { AuditFields } from '@majlis/contracts/shared-fields';
import type { ReactNode } from 'react';
import { FormSwitch } from '../../ui/form/form-field';
import { FormDialog } from '../../ui/form/form-frame';
import { RowConflictNotice } from './conflict-notice';
import { toFormValues } from './contract-fields';
import { type CrudFormProps, nextOrder, type SortableRow } from './crud-section';
import { NumberField } from './fields';
import { type RowFormOptions, useRowForm } from './use-row-form';

type RowFormDialogProps<Row extends AuditFields, Input> = RowFormOptions<Row, Input> & {
  title: string;
  saveLabel: string;
  /** Unsaved changes outside this form that closing would discard, too. */
  otherChanges?: { isDirty: boolean; discardChanges: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** The dialog that adds or edits a row; the children are its fields. */
export function RowFormDialog<Row extends AuditFields, Input>(props: RowFormDialogProps<Row, Input>) {
  const { title, saveLabel, resource, otherChanges, onClose, children } = props;
  const editing = useRowForm(props);
  const { form } = editing;
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      form={{
        ...form,
        isDirty: form.isDirty || otherChanges?.isDirty === true,
        discardChanges() {
          form.discardChanges();
          otherChanges?.discardChanges();
        },
      }}
      isSaving={editing.isSaving}
      onAddAnother={editing.saveAndAddAnother}
      notice={<RowConflictNotice resource={resource} editing={editing} />}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

type CrudFormOptions<Row extends SortableRow, Input> = CrudFormProps<Row> &
  Pick<RowFormOptions<Row, Input>, 'resource' | 'schema' | 'toValues' | 'toInput' | 'addRow' | 'getFailureMessage'> & {
    /** Replaces the noun in the dialog's title. */
    dialogNoun?: string;
    /** Help text of the Active switch; without it there is no switch. */
    activeHelp?: string;
    children: ReactNode;
  };

/** The dialog that adds or edits a row of a sortable list. */
export function CrudForm<Row extends SortableRow, Input>(settings: CrudFormOptions<Row, Input>) {
  const { row, rows, resource, schema, dialogNoun = resource.noun, activeHelp, onClose, children } = settings;
  const { toValues = (saved) => toFormValues(schema, saved) } = settings;
  return (
    <RowFormDialog
      {...settings}
      title={`${row ? 'Edit' : 'Add'} ${dialogNoun}`}
      saveLabel="Save"
      toValues={(saved) => ({ ...toValues(saved), ...(!saved && { order: nextOrder(rows) }) })}
      verb={row ? 'update' : 'save'}
      onDone={onClose}
    >
      {children}
      <NumberField name="order" label="Order" help="Lower numbers come first." isShort />
      {activeHelp && <FormSwitch name="isActive" label="Active" help={activeHelp} />}
    </RowFormDialog>
  );
}
