import { translateFieldError } from '#messages/staff/field-errors';
import { ApiError } from '../../api/client';

/** Returns the field errors of a failed request by path, translated because services send them in English. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  translateFieldErrors(error instanceof ApiError ? error.response?.fields : undefined);

export const translateFieldErrors = (errors: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, translateFieldError(message)]));
