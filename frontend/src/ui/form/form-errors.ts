import type { FieldErrors } from 'react-hook-form';
import { translateFieldError } from '#messages/staff/field-errors';
import * as messages from '#messages/staff/form';
import { errorMessage } from './form-values';

export const fieldErrorText = (errors: FieldErrors, name: string): string | undefined =>
  translate(errorMessage(errors, name));

/** Errors of the form as a whole; those without a path are of fields that the schema does not know. */
export const formErrorText = (errors: FieldErrors): string | undefined =>
  translate(errors.root?.server?.message ?? errorMessage(errors, ''));

const translate = (message: string | undefined) => message && translateFieldError(message);

/** Browsers report an incomplete date as empty: saved like that it would be lost silently. */
export function badInputErrors(form: HTMLFormElement | null): FieldErrors {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  const invalid = inputs.filter(({ name, validity }) => name && validity.badInput);
  return Object.fromEntries(
    invalid.map(({ name, type }) => [
      name,
      {
        type: 'badInput',
        message: type === 'number' ? messages.enterNumber : messages.enterDateAndTime,
      },
    ]),
  );
}
