import type { ErrorResponse } from '@majlis/contracts/error-response';
import { BadRequestException, ConflictException, HttpException, NotFoundException } from '@nestjs/common';

/** What an exception thrown with an object says beyond its sentence. */
export type ErrorDetail = Partial<Pick<ErrorResponse, 'fields' | 'changed'>> & {
  message: string;
  /** Seconds after which the same may be asked again. */
  retryAfter?: number | undefined;
};

/** Refuses a request to an address where nothing can be. */
export const routeNotFound = (): NotFoundException => new NotFoundException('This address does not exist.');

/** Refuses a request with one message per faulty field. */
export function validationError(fields: Record<string, string>): BadRequestException {
  return new BadRequestException({ message: 'Please correct the marked fields.', fields });
}

/** What an exception is thrown with when its sentence is about one field of a form. */
export function fieldError(field: string, message: string): ErrorDetail {
  return { message, fields: { [field]: message } };
}

/** Refuses a write to a row that somebody has changed since it was read. */
export function versionConflictError(row: { updatedBy: string; updatedAt: Date }): ConflictException {
  const changed = { by: row.updatedBy, at: row.updatedAt.toISOString() };
  return new ConflictException({ message: `${changed.by} changed this on ${changed.at}.`, changed });
}

/** Reads back what an exception was thrown with. */
export function toErrorDetail(exception: HttpException): ErrorDetail {
  const thrown = exception.getResponse();
  if (typeof thrown === 'string') return { message: thrown };
  const { message, fields, changed, retryAfter } = thrown as Partial<ErrorDetail>;
  return { message: typeof message === 'string' ? message : exception.message, fields, changed, retryAfter };
}
