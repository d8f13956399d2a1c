import { kindOf } from '@majlis/contracts/shared/field-kinds.schema';
import { Fragment, type ReactNode } from 'react';
import { type core, safeParse } from 'zod';
import { t } from '#messages/staff';
import { LinkField, NumberField, TextField } from '../../fields/fields';
import { isText, schemaFields, toFormValues } from '../../fields/form/contract-fields';
import { FormSwitch } from '../../fields/form/form-field';
import type { Noun } from '../resource/noun';
import { formsOf } from '../resource/noun';
import { type CrudFormProps, nextOrder, type SortableRow } from './crud-section';
import { RowFormDialog } from './row-form-dialog';
import type { RowFormOptions } from './use-row-form';

type CrudFormOptions<Row extends SortableRow, Input> = CrudFormProps<Row> &
  Pick<RowFormOptions<Row, Input>, 'resource' | 'toValues' | 'toInput' | 'addRow' | 'getFailureMessage'> & {
    /** By default that of an update. */
    schema?: RowFormOptions<Row, Input>['schema'];
    /** Replaces a noun that is too general for the title of the dialog. */
    dialogNoun?: Noun;
    /** The inputs of fields that are no plain texts, by their names; null for a field that another input has. */
    inputs?: Partial<Record<keyof Row & string, ReactNode>>;
    /** Short fields that stand beside each other. */
    columns?: (keyof Row & string)[];
    /** Replaces the inputs of all fields. */
    children?: ReactNode;
  };

export function CrudForm<Row extends SortableRow, Input>(settings: CrudFormOptions<Row, Input>) {
  const { row, rows, resource, dialogNoun = resource.noun, inputs, columns, onClose } = settings;
  const { schema = resource.schema as RowFormOptions<Row, Input>['schema'] } = settings;
  const fields = schemaFields(schema);
  // A form may have fewer fields, in another order.
  const formFields = Object.keys(schemaFields(resource.schema)).flatMap((name): Field[] => {
    const field = fields[name];
    return field && name !== 'order' && name !== 'isActive' ? [[name, field]] : [];
  });
  const { toValues = (saved) => toFormValues(schema, saved) } = settings;
  return (
    <RowFormDialog
      {...settings}
      schema={schema}
      title={row ? t('crud.editRow', { ...formsOf(dialogNoun) }) : t('crud.addRow', { ...formsOf(dialogNoun) })}
      saveLabel={t('common.save')}
      toValues={(saved) => ({ ...toValues(saved), ...(!saved && { order: nextOrder(rows) }) })}
      verb={row ? 'update' : 'save'}
      onDone={onClose}
    >
      {settings.children ?? <Inputs fields={formFields} inputs={inputs} columns={columns} />}
      <NumberField name="order" help={t('crud.orderHelp')} isShort />
      {fields.isActive && <FormSwitch name="isActive" />}
    </RowFormDialog>
  );
}

type Field = [name: string, field: core.$ZodType];
type InputsProps = { fields: Field[]; inputs?: Record<string, ReactNode>; columns?: string[] };

function Inputs({ fields, inputs = {}, columns = [] }: InputsProps) {
  const inputOf = ([name, field]: Field) => (
    <Fragment key={name}>{name in inputs ? inputs[name] : <PlainInput name={name} field={field} />}</Fragment>
  );
  const isInColumns = ([name]: Field) => columns.includes(name);
  return fields.map((field) => {
    if (!isInColumns(field)) return inputOf(field);
    if (field !== fields.find(isInColumns)) return null;
    return (
      <div key="columns" className="form-columns">
        {fields.filter(isInColumns).map(inputOf)}
      </div>
    );
  });
}

function PlainInput({ name, field }: { name: string; field: core.$ZodType }) {
  const { isLink, isName, isNameOfPerson, lines } = kindOf(field);
  const isOptional = safeParse(field, undefined).success;
  if (!isText(field)) throw new Error(`The field "${name}" is no text and needs an input of its own`);
  if (isLink) return <LinkField name={name} isOptional={isOptional} />;
  const inputKind = isName || isNameOfPerson ? 'name' : undefined;
  return <TextField name={name} rows={lines} inputKind={inputKind} isOptional={isOptional} />;
}
