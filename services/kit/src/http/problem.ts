import type { Problem } from '@majlis/contracts/problem';
import { BadRequestException, ConflictException, HttpException, NotFoundException } from '@nestjs/common';

/** What an exception thrown with an object says beyond its sentence. */
export type ProblemDetail = Partial<Pick<Problem, 'fields' | 'changed'>> & {
  message: string;
  /** Seconds after which the same may be asked again. */
  retryAfter?: number | undefined;
};

/** Refuses a request to an address where nothing can be. */
export const noSuchAddress = (): NotFoundException => new NotFoundException('This address does not exist.');

/** Refuses a request with one message per faulty field. */
export function faultyFields(fields: Record<string, string>): BadRequestException {
  return new BadRequestException({ message: 'Please correct the marked fields.', fields });
}

/** What an exception is thrown with when its sentence is about one field of a form. */
export function atField(field: string, message: string): ProblemDetail {
  return { message, fields: { [field]: message } };
}

/** Refuses a write to a row that somebody has changed since it was read. */
export function staleWrite(row: { updatedBy: string; updatedAt: Date }): ConflictException {
  const changed = { by: row.updatedBy, at: row.updatedAt.toISOString() };
  return new ConflictException({ message: `${changed.by} changed this on ${changed.at}.`, changed });
}

/** Reads back what an exception was thrown with. */
export function problemDetail(exception: HttpException): ProblemDetail {
  const thrown = exception.getResponse();
  if (typeof thrown === 'string') return { message: thrown };
  const { message, fields, changed, retryAfter } = thrown as Partial<ProblemDetail>;
  return { message: typeof message === 'string' ? message : exception.message, fields, changed, retryAfter };
}
