import { translateFieldError } from '#messages/service-messages';
import { ApiError } from '../../api/client';
import { nameField } from '../form/form-errors';
import { fieldLabel } from '../history/field-label';

/** Returns the field errors of a failed request by path, with the names of forms and in the language of staff. */
export const fieldErrorsOf = (error: unknown, labelOf: (name: string) => string = fieldLabel): Record<string, string> =>
  describeFieldErrors(error instanceof ApiError ? error.response?.fields : undefined, labelOf);

export const describeFieldErrors = (
  errors: Record<string, string> = {},
  labelOf: (name: string) => string = fieldLabel,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path,
      translateFieldError(nameField(message, labelOf(path.split('.')[0] ?? path))),
    ]),
  );
