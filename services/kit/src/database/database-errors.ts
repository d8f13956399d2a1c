import { type Message, message } from '@majlis/contracts/shared/messages';
import { QueryFailedError } from 'typeorm';

type MappedError = { status: number } & Message;

/** PostgreSQL's error codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const errorByCode: Record<string, MappedError> = {
  '23505': { status: 409, ...message('alreadyExists') },
  '23P01': { status: 409, ...message('alreadyExists') },
  '23503': { status: 409, ...message('stillReferredTo') },
  '23502': { status: 400, ...message('valueMissing') },
  '23514': { status: 400, ...message('valueOutOfLimits') },
  '22023': { status: 400, ...message('valueOutOfLimits') },
  '22P02': { status: 400, ...message('valueHasWrongForm') },
  '22001': { status: 400, ...message('textTooLongToStore') },
  '22003': { status: 400, ...message('numberTooLarge') },
  '22021': { status: 400, ...message('textNotStorable') },
  '22P05': { status: 400, ...message('textNotStorable') },
};

const unavailable = { status: 503, ...message('notAvailable') };

const transientCodes = /^(08|53|57|40|55P03|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;
const transientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

const errorByConstraint: Record<string, MappedError> = {
  uploads_are_stored: { status: 400, ...message('uploadNotStored') },
};

/** Returns the response for a query that failed because of its input or an unavailable database, else undefined. */
export function mapDatabaseError(error: unknown): MappedError | undefined {
  const cause = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  const { code, message, constraint } = (cause ?? {}) as { code?: unknown; message?: unknown; constraint?: string };
  if (constraint !== undefined && errorByConstraint[constraint]) return errorByConstraint[constraint];
  if (typeof code === 'string') return transientCodes.test(code) ? unavailable : errorByCode[code];
  return transientMessages.test(String(message)) ? unavailable : undefined;
}

export function isConstraintViolation(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === constraint;
}
