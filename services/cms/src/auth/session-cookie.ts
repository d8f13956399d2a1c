import { sessionHours } from '@majlis/contracts/session-status';
import { isSecure, sessionCookieName } from '@majlis/kit/auth/session-cookie';
import type { CookieOptions, Response } from 'express';

const optionsFor = (publicOrigin: string): CookieOptions => ({
  httpOnly: true,
  secure: isSecure(publicOrigin),
  sameSite: 'strict',
  path: '/',
});

export function setSessionCookie(response: Response, publicOrigin: string, id: string): void {
  const maxAge = sessionHours * 3_600_000;
  response.cookie(sessionCookieName(publicOrigin), id, { ...optionsFor(publicOrigin), maxAge });
}

export function clearSessionCookie(response: Response, publicOrigin: string): void {
  response.clearCookie(sessionCookieName(publicOrigin), optionsFor(publicOrigin));
}
