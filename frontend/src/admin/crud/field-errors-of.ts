import { ApiError } from '../../api/client';
import { type LabelOf, textsOf } from '../form/text-of';

/** Returns the errors of the fields of a failed request by their paths. */
export const fieldErrorsOf = (error: unknown, labelOf?: LabelOf): Record<string, string> =>
  textsOf(error instanceof ApiError ? error.response?.fields : undefined, labelOf);
