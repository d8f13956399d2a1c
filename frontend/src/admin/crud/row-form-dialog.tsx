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
  /** What else waits to be saved, and how it is discarded. */
  otherChanges?: { isDirty: boolean; forget: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** The dialog in which a row is added or edited: the children are its fields. */
export function RowFormDialog<Row extends AuditFields, Input>(props: RowFormDialogProps<Row, Input>) {
  const { title, saveLabel, resource, otherChanges: alsoUnsaved, onClose, children } = props;
  const editing = useRowForm(props);
  const { form } = editing;
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      form={{
        ...form,
        isDirty: form.isDirty || alsoUnsaved?.isDirty === true,
        discardChanges() {
          form.discardChanges();
          alsoUnsaved?.forget();
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
  Pick<RowFormOptions<Row, Input>, 'resource' | 'schema' | 'toValues' | 'toInput' | 'add' | 'failureOf'> & {
    /** In the title of the dialog, when that is not its noun. */
    dialogNoun?: string;
    /** Under the switch; without it there is none. */
    activeHelp?: string;
    children: ReactNode;
  };

/** The dialog for one row of an ordered list. */
export function CrudForm<Row extends SortableRow, Input>(settings: CrudFormOptions<Row, Input>) {
  const { row, rows, resource, schema, dialogNoun: called = resource.noun, activeHelp, onClose, children } = settings;
  const { toValues = (saved) => toFormValues(schema, saved) } = settings;
  return (
    <RowFormDialog
      {...settings}
      title={`${row ? 'Edit' : 'Add'} ${called}`}
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
