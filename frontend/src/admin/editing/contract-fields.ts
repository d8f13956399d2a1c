import { type core, safeParse, ZodDefault, ZodObject, ZodPipe, ZodString } from 'zod';
import type { Values } from '../../ui/form/form-values';

/** The schema of what is sent, without what fills gaps or goes on with it. */
function sentType(type: core.$ZodType | undefined): core.$ZodType | undefined {
  if (type instanceof ZodDefault) return sentType(type.unwrap());
  if (type instanceof ZodPipe) return sentType(type.in);
  return type;
}

/** The fields of a contract, by name. */
export function fieldsOf(schema: core.$ZodType): Readonly<Record<string, core.$ZodType>> {
  const object = sentType(schema);
  return object instanceof ZodObject ? object.shape : {};
}

/** The maximum length of a text field by the contract; undefined if it has none. */
export function maxLengthOf(schema: core.$ZodType, name: string): number | undefined {
  const field = sentType(fieldsOf(schema)[name]);
  return field instanceof ZodString ? (field.maxLength ?? undefined) : undefined;
}

/** The form values of a row by the fields of its contract; a new row starts with the contract's defaults. */
export function fieldValues(schema: core.$ZodType, row?: object): Values {
  const stored: Values | undefined = row && Object.fromEntries(Object.entries(row));
  const values = Object.entries(fieldsOf(schema)).map(([name, field]) => [
    name,
    (stored ? stored[name] : safeParse(field, undefined).data) ?? '',
  ]);
  return Object.fromEntries(values);
}

/** Replaces empty texts by null in the fields whose contract is nullable. */
export function withNulls(schema: core.$ZodType, values: Values): Values {
  const fields = fieldsOf(schema);
  const isNull = (name: string, value: unknown) =>
    value === '' && fields[name] !== undefined && safeParse(fields[name], null).success;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isNull(name, value) ? null : value]));
}
