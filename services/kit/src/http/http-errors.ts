import type { ErrorResponse } from '@majlis/contracts/error-response';
import { BadRequestException, ConflictException, HttpException, NotFoundException } from '@nestjs/common';

export type ErrorDetail = Partial<Pick<ErrorResponse, 'fields' | 'changed' | 'failedRows'>> & {
  message: string;
  retryAfter?: number | undefined;
};

export const routeNotFound = (): NotFoundException => new NotFoundException('This address does not exist.');

/** 400 with one message per field path. */
export function validationError(fields: Record<string, string>): BadRequestException {
  return new BadRequestException({ message: 'Please correct the marked fields.', fields });
}

export function fieldError(field: string, message: string): ErrorDetail {
  return { message, fields: { [field]: message } };
}

/** 409 for a write with a stale version; names who changed the row first, and when. */
export function versionConflictError(row: { updatedBy: string; updatedAt: Date }): ConflictException {
  const changed = { by: row.updatedBy, at: row.updatedAt.toISOString() };
  return new ConflictException({ message: `${changed.by} changed this on ${changed.at}.`, changed });
}

export function toErrorDetail(exception: HttpException): ErrorDetail {
  const body = exception.getResponse();
  if (typeof body === 'string') return { message: body };
  const { message, fields, changed, failedRows, retryAfter } = body as Partial<ErrorDetail>;
  return {
    message: typeof message === 'string' ? message : exception.message,
    fields,
    changed,
    failedRows,
    retryAfter,
  };
}
