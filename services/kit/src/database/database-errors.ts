import { QueryFailedError } from 'typeorm';

/** PostgreSQL's error codes: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const answers: Record<string, { status: number; message: string }> = {
  '23505': { status: 409, message: 'This already exists.' },
  '23503': { status: 409, message: 'Something else still refers to this.' },
  '23502': { status: 400, message: 'A required value is missing.' },
  '23514': { status: 400, message: 'A value is outside its limits.' },
  '22023': { status: 400, message: 'A value is outside its limits.' },
  '22001': { status: 400, message: 'A text is too long.' },
  '22003': { status: 400, message: 'A number is too large.' },
  '22021': { status: 400, message: 'A text has a character that cannot be stored.' },
  '22P05': { status: 400, message: 'A text has a character that cannot be stored.' },
};

const unavailable = { status: 503, message: 'This is not available at the moment. Please try again soon.' };

/** Lost, shutting down, full, out of time or in a deadlock: the same request may succeed a little later. */
const passingCodes = /^(08|53|57|40|55P03|ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;
/** What the driver says in the same cases, without a code. */
const passingMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** What a refused row says of it in the words of its rule, by the name of the constraint. */
const rules: Record<string, { status: number; message: string }> = {
  uploads_are_stored: {
    status: 400,
    message: 'A file that was chosen here has been removed meanwhile, for nothing used it. Please upload it again.',
  },
};

/** The answer to a failed query whose cause lies in what was sent, or in a database that is away; else undefined. */
export function mapDatabaseError(error: unknown): { status: number; message: string } | undefined {
  const cause = error instanceof QueryFailedError ? (error.driverError as unknown) : error;
  const { code, message, constraint } = (cause ?? {}) as { code?: unknown; message?: unknown; constraint?: string };
  if (constraint !== undefined && rules[constraint]) return rules[constraint];
  if (typeof code === 'string') return passingCodes.test(code) ? unavailable : answers[code];
  return passingMessages.test(String(message)) ? unavailable : undefined;
}

/** Whether a query failed because of the constraint of this name. */
export function isConstraintViolation(error: unknown, constraint: string): boolean {
  return error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === constraint;
}
