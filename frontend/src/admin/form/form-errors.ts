import type { FieldErrors } from 'react-hook-form';
import { translateFieldError } from '#messages/service-messages';
import { t } from '#messages/staff';
import { errorMessage } from './form-values';

export function fieldErrorText(errors: FieldErrors, name: string, label: string): string | undefined {
  const message = errorMessage(errors, name);
  return message && translateFieldError(nameField(message, label));
}

/** Errors of the form as a whole; those without a path are of fields that the schema does not know. */
export const formErrorText = (errors: FieldErrors): string | undefined =>
  translate(errors.root?.server?.message ?? errorMessage(errors, ''));

const subject =
  /^(?!This )[^“].*?(?= (?:is required|has at most|has a character|is a whole number|must not be negative|is at most|starts at|is one of|must be a (?:date|day)))/;

/** Contracts have names of their own for fields; people know a field by its label. */
export const nameField = (message: string, label: string): string =>
  message.replace(subject, () => label.replace(/ \(.*\)$/, ''));

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
        message: type === 'number' ? t('form.enterNumber') : t('form.enterDateAndTime'),
      },
    ]),
  );
}
