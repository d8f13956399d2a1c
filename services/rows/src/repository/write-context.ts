import type { RequestWithUser } from '@majlis/kit/auth/current-user';
import { BadRequestException, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { WriteContext } from './audited-entity.js';

/** Reads `If-Match: "3"` (RFC 9110, 13.1.1, infra/adr/api.md). */
export const RequestWriteContext = createParamDecorator((_: unknown, context: ExecutionContext): WriteContext => {
  const request = context.switchToHttp().getRequest<RequestWithUser>();
  return { actor: request.currentUser?.email ?? '', ifMatch: parseVersion(request.get('if-match')) };
});

function parseVersion(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const [, version] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (version === undefined) throw new BadRequestException('If-Match must be a version in quotes, like "3".');
  return Number(version);
}

/** True for `If-None-Match: *` (RFC 9110, 13.1.2): the write may create but not replace. */
export const CreateOnly = createParamDecorator((_: unknown, context: ExecutionContext): boolean => {
  const header = context.switchToHttp().getRequest<Request>().get('if-none-match');
  if (header !== undefined && header !== '*') throw new BadRequestException('If-None-Match of a write must be *.');
  return header === '*';
});
