import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import { create, write } from '../../api/write';
import { FormField } from '../../ui/form/form-field';
import { FormSwitch } from '../../ui/form/form-switch';
import type { Values } from '../../ui/form/form-values';
import { type OrderedFormProps, type OrderedRow, orderAfter } from './ordered-section';
import { addressOf, type Resource } from './resource';
import { RowDialog } from './row-dialog';
import { useRowForm } from './row-form';

type OrderedFormSettings<Row extends OrderedRow, Input> = OrderedFormProps<Row> & {
  resource: Resource<Row>;
  /** In the title of the dialog, when that is not its noun. */
  called?: string;
  schema: ZodType<Input>;
  /** What the fields start with; order and the switch are added to them. */
  toValues: (row?: Row) => Values;
  toInput?: (values: Values, saved?: Row) => object;
  add?: (input: Input) => Promise<Row>;
  failureOf?: (error: unknown) => string | undefined;
  /** Under the switch; without it there is none. */
  activeHelp?: string;
  children: ReactNode;
};

/** The dialog for one row of an ordered list. */
export function OrderedForm<Row extends OrderedRow, Input>(settings: OrderedFormSettings<Row, Input>) {
  const { resource, row, called = resource.noun, rows, activeHelp, toInput = (values: Values) => values } = settings;
  const { add = (input: Input) => create<Row>(resource.list.path, input) } = settings;
  const editing = useRowForm<Row, Input>({
    ...settings,
    toValues: (saved) => ({
      ...settings.toValues(saved),
      order: String(saved?.order ?? orderAfter(rows)),
      ...(activeHelp && (saved?.isActive ?? true) && { isActive: 'on' }),
    }),
    toInput: (values, saved) => ({
      ...toInput(values, saved),
      order: Number(values.order || Number.NaN),
      isActive: values.isActive === 'on',
    }),
    write: (input, version) =>
      row ? write<Row>('PUT', addressOf(resource, row), input, { ifMatch: version }) : add(input),
    verb: row ? 'update' : 'save',
    onDone: settings.onClose,
  });
  return (
    <RowDialog
      title={`${row ? 'Edit' : 'Add'} ${called}`}
      saveLabel="Save"
      resource={resource}
      editing={editing}
      onClose={settings.onClose}
    >
      {settings.children}
      <FormField name="order" label="Order" help="Lower numbers come first.">
        {(control) => (
          <input {...control} type="number" inputMode="numeric" min={0} step={1} className="control control-short" />
        )}
      </FormField>
      {activeHelp && <FormSwitch name="isActive" label="Active" help={activeHelp} />}
    </RowDialog>
  );
}
