import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/**
 * The version a write was made from, of the header `If-Match: "3"` (RFC 9110, 13.1.1); undefined when the caller sent
 * none and so takes the row as it is.
 */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().get('if-match');
  if (header === undefined) return undefined;
  const [, version] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (version === undefined) throw new BadRequestException('If-Match must be a version in quotes, like "3".');
  return Number(version);
});

/** Whether a write may only create, never replace: `If-None-Match: *` (RFC 9110, 13.1.2). */
export const OnlyCreate = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const header = context.switchToHttp().getRequest<Request>().get('if-none-match');
  if (header !== undefined && header !== '*') throw new BadRequestException('If-None-Match of a write must be *.');
  return header === '*';
});
