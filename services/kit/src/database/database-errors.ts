import { QueryFailedError } from 'typeorm';

/** PostgreSQL's error codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const errorByCode: Record<string, { status: number; message: string }> = {
  '23505': { status: 409, message: 'This already exists.' },
  '23P01': { status: 409, message: 'This already exists.' },
  '23503': { status: 409, message: 'Something else still refers to this.' },
  '23502': { status: 400, message: 'A required value is missing.' },
  '23514': { status: 400, message: 'A value is outside its limits.' },
  '22023': { status: 400, message: 'A value is outside its limits.' },
  '22P02': { status: 400, message: 'A value has the wrong form.' },
  '22001': { status: 400, message: 'A text is too long.' },
  '22003': { status: 400, message: 'A number is too large.' },
  '22021': { status: 400, message: 'A text has a character that cannot be stored.' },
  '22P05': { status: 400, message: 'A text has a character that cannot be stored.' },
};

const unavailable = { status: 503, message: 'This is not available at the moment. Please try again soon.' };

const transientCodes = /^(08|53|57|40|55P03|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;
const transientMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

const errorByConstraint: Record<string, { status: number; message: string }> = {
  uploads_are_stored: {
    status: 400,
    message: 'A file that was chosen here has been removed meanwhile, for nothing used it. Please upload it again.',
  },
};

/** Returns the response for a query that failed because of its input or an unavailable database, else undefined. */
export function mapDatabaseError(error: unknown): { status: number; message: string } | undefined {
  const cause = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  const { code, message, constraint } = (cause ?? {}) as { code?: unknown; message?: unknown; constraint?: string };
  if (constraint !== undefined && errorByConstraint[constraint]) return errorByConstraint[constraint];
  if (typeof code === 'string') return transientCodes.test(code) ? unavailable : errorByCode[code];
  return transientMessages.test(String(message)) ? unavailable : undefined;
}

export function isConstraintViolation(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === constraint;
}
