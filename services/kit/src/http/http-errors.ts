import type { ErrorResponse } from '@majlis/contracts/shared/error-response';
import { type Message, message } from '@majlis/contracts/shared/messages';
import { BadRequestException, ConflictException, HttpException, NotFoundException } from '@nestjs/common';

export type ErrorDetail = Omit<ErrorResponse, 'requestId'> & { retryAfter?: number };

export const routeNotFound = (): NotFoundException => new NotFoundException(message('unknownAddress'));

/** Creates an error with the status 400 and a message for each field, by its path. */
export const validationError = (fields: Record<string, Message>): BadRequestException =>
  new BadRequestException({ ...message('invalidFields'), fields });

export const fieldError = (field: string, problem: Message): ErrorDetail => ({
  ...problem,
  fields: { [field]: problem },
});

type ChangedRow = { updatedBy: string; updatedAt: Date };

/** Names who changed a row first, and when. */
export function describeChange(row: ChangedRow): { reason: Message; changed: { by: string; at: string } } {
  const changed = { by: row.updatedBy, at: row.updatedAt.toISOString() };
  return { reason: message('changedSince', { name: changed.by, at: changed.at }), changed };
}

/** Creates an error with the status 409, for a write from a version that is no longer the newest. */
export function versionConflictError(row: ChangedRow): ConflictException {
  const { reason, changed } = describeChange(row);
  return new ConflictException({ ...reason, changed });
}

export function toErrorDetail(exception: HttpException): ErrorDetail {
  const detail = exception.getResponse() as Partial<ErrorDetail>;
  return detail.code === undefined ? message('other', { text: exception.message }) : (detail as ErrorDetail);
}
