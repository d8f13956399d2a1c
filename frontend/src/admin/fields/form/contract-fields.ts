import { type Message, messageOf } from '@majlis/contracts/shared/messages';
import type { FieldErrors } from 'react-hook-form';
import { type core, safeParse, ZodDefault, ZodEnum, ZodObject, ZodPipe, ZodString, type z } from 'zod';
import { t } from '#messages/staff';
import { errorMessage, type FormValues } from '../../shell/form-values';

/** Unwraps defaults and pipes to the schema of the input. */
function inputType(type: core.$ZodType | undefined): core.$ZodType | undefined {
  if (type instanceof ZodDefault) return inputType(type.unwrap());
  if (type instanceof ZodPipe) return inputType(type.in);
  return type;
}

export function schemaFields(schema: core.$ZodType): Readonly<Record<string, core.$ZodType>> {
  const object = inputType(schema);
  return object instanceof ZodObject ? object.shape : {};
}

/** True if a text input can hold the field. */
export const isText = (field: core.$ZodType): boolean => inputType(field) instanceof ZodString;

export const isChoice = (schema: core.$ZodType, name: string): boolean =>
  inputType(schemaFields(schema)[name]) instanceof ZodEnum;

export function maxLengthOf(schema: core.$ZodType, name: string): number | undefined {
  const field = inputType(schemaFields(schema)[name]);
  return field instanceof ZodString ? (field.maxLength ?? undefined) : undefined;
}

/** A new row starts with the defaults of its contract. */
export function toFormValues(schema: core.$ZodType, row?: object): FormValues {
  const stored: FormValues | undefined = row && Object.fromEntries(Object.entries(row));
  const values = Object.entries(schemaFields(schema)).map(([name, field]) => [
    name,
    (stored ? stored[name] : safeParse(field, undefined).data) ?? '',
  ]);
  return Object.fromEntries(values);
}

export function emptyToNull(schema: core.$ZodType, values: FormValues): FormValues {
  const fields = schemaFields(schema);
  const isNull = (name: string, value: unknown) =>
    value === '' && fields[name] !== undefined && safeParse(fields[name], null).success;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isNull(name, value) ? null : value]));
}

/** Returns the error of the form as a whole. An error without a path belongs to a field that the schema does not know. */
export const formErrorText = (errors: FieldErrors): string | undefined =>
  errors.root?.server?.message ?? errorMessage(errors, '');

/** Returns the first error of each field. */
export const firstErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, Message> =>
  Object.fromEntries(issues.toReversed().map((issue) => [String(issue.path[0] ?? ''), messageOf(issue)]));

/** Browsers report an incomplete date as empty, so saving would lose it without a message. */
export function badInputErrors(form: HTMLFormElement | null): FieldErrors {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  const invalid = inputs.filter(({ name, validity }) => name && validity.badInput);
  return Object.fromEntries(
    invalid.map(({ name, type }) => [
      name,
      {
        type: 'badInput',
        message: type === 'number' ? t('form.enterNumber') : t('form.enterDateAndTime'),
      },
    ]),
  );
}
