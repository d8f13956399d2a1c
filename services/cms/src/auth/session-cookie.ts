import { maxSessionHours } from '@majlis/contracts/staff/session-status';
import { isHttps, sessionCookieName } from '@majlis/kit/auth/staff-session.guard';
import type { CookieOptions, Response } from 'express';

const cookieOptionsFor = (publicOrigin: string): CookieOptions => ({
  httpOnly: true,
  secure: isHttps(publicOrigin),
  sameSite: 'strict',
  path: '/',
});

export function setSessionCookie(response: Response, publicOrigin: string, id: string): void {
  const maxAge = maxSessionHours * 3_600_000;
  response.cookie(sessionCookieName(publicOrigin), id, { ...cookieOptionsFor(publicOrigin), maxAge });
}

export function clearSessionCookie(response: Response, publicOrigin: string): void {
  response.clearCookie(sessionCookieName(publicOrigin), cookieOptionsFor(publicOrigin));
}
