import { translateFieldError } from '#messages/staff/field-errors';
import { ApiError } from '../../api/client';

/** What the service says is wrong, by the path of the field, in the language of the staff area. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  translateFieldErrors(error instanceof ApiError ? error.response?.fields : undefined);

export const translateFieldErrors = (errors: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, translateFieldError(message)]));
