import { type Message, messageOf } from '@majlis/contracts/shared/messages';
import type { FieldErrors } from 'react-hook-form';
import type { z } from 'zod';
import { t } from '#messages/staff';
import { errorMessage } from '../../shell/form-values';

/** Errors of the form as a whole; those without a path are of fields that the schema does not know. */
export const formErrorText = (errors: FieldErrors): string | undefined =>
  errors.root?.server?.message ?? errorMessage(errors, '');

/** The first error of each field of a form. */
export const firstErrors = (issues: readonly z.core.$ZodIssue[]): Record<string, Message> =>
  Object.fromEntries(issues.toReversed().map((issue) => [String(issue.path[0] ?? ''), messageOf(issue)]));

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
