import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Request } from 'express';

export type StaffMember = {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  sessionHash: Buffer;
  expiresAt: Date;
};

export type RequestWithUser = Request & { currentUser?: StaffMember; hasSessionCookie?: boolean };

/** The signed-in user; undefined for visitors, which only routes with @Public() can have. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithUser>().currentUser,
);

export const PUBLIC_ROUTE = 'public-route';

/** Opens a route to visitors; every other route requires a staff session (infra/adr/services.md). */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);

export const isPublicRoute = (reflector: Reflector, context: ExecutionContext): boolean =>
  reflector.getAllAndOverride(PUBLIC_ROUTE, [context.getHandler(), context.getClass()]) === true;
