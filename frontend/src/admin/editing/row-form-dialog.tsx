import type { EditableRow } from '@majlis/contracts/editable-row';
import type { ReactNode } from 'react';
import { FormSwitch } from '../../ui/form/form-field';
import { FormDialog } from '../../ui/form/form-frame';
import { RowConflict } from './conflict-notice';
import { fieldValues } from './contract-fields';
import { NumberField } from './fields';
import { type OrderedFormProps, type OrderedRow, orderAfter } from './ordered-section';
import { type RowFormOptions, useRowForm } from './use-row-form';

type RowFormDialogProps<Row extends EditableRow, Input> = RowFormOptions<Row, Input> & {
  title: string;
  saveLabel: string;
  /** What else waits to be saved, and how it is discarded. */
  alsoUnsaved?: { isDirty: boolean; forget: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** The dialog in which a row is added or edited: the children are its fields. */
export function RowFormDialog<Row extends EditableRow, Input>(props: RowFormDialogProps<Row, Input>) {
  const { title, saveLabel, resource, alsoUnsaved, onClose, children } = props;
  const editing = useRowForm(props);
  const { form } = editing;
  return (
    <FormDialog
      title={title}
      saveLabel={saveLabel}
      form={{
        ...form,
        isDirty: form.isDirty || alsoUnsaved?.isDirty === true,
        forget() {
          form.forget();
          alsoUnsaved?.forget();
        },
      }}
      isSaving={editing.isSaving}
      onAddAnother={editing.addAnother}
      notice={<RowConflict resource={resource} editing={editing} />}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

type OrderedFormSettings<Row extends OrderedRow, Input> = OrderedFormProps<Row> &
  Pick<RowFormOptions<Row, Input>, 'resource' | 'schema' | 'toValues' | 'toInput' | 'add' | 'failureOf'> & {
    /** In the title of the dialog, when that is not its noun. */
    called?: string;
    /** Under the switch; without it there is none. */
    activeHelp?: string;
    children: ReactNode;
  };

/** The dialog for one row of an ordered list. */
export function OrderedForm<Row extends OrderedRow, Input>(settings: OrderedFormSettings<Row, Input>) {
  const { row, rows, resource, schema, called = resource.noun, activeHelp, onClose, children } = settings;
  const { toValues = (saved) => fieldValues(schema, saved) } = settings;
  return (
    <RowFormDialog
      {...settings}
      title={`${row ? 'Edit' : 'Add'} ${called}`}
      saveLabel="Save"
      toValues={(saved) => ({ ...toValues(saved), ...(!saved && { order: orderAfter(rows) }) })}
      verb={row ? 'update' : 'save'}
      onDone={onClose}
    >
      {children}
      <NumberField name="order" label="Order" help="Lower numbers come first." isShort />
      {activeHelp && <FormSwitch name="isActive" label="Active" help={activeHelp} />}
    </RowFormDialog>
  );
}
