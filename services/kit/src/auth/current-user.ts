import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

/** The allow-listed account whose session a request carries. */
export type StaffMember = {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  /** The session's key in auth.sessions. */
  sessionHash: Buffer;
  expiresAt: Date;
};

export type RequestWithUser = Request & { currentUser?: StaffMember; hasSessionCookie?: boolean };

/** The account behind the request; undefined for visitors, never so on a route that is not public. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<RequestWithUser>().currentUser,
);

export const PUBLIC_ROUTE = 'public-route';

/** Opens a route to visitors; every other route is for staff. */
export const Public = () => SetMetadata(PUBLIC_ROUTE, true);
