import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';

/** Over https the `__Host-` prefix makes browsers guarantee that the cookie was set by this host. */
export const isHttps = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

export const sessionCookieName = (publicOrigin: string): string => (isHttps(publicOrigin) ? '__Host-sid' : 'sid');

export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

/** Only the hash is stored, so that a leaked database gives no valid session. */
export const hashSessionId = (id: string): Buffer => createHash('sha256').update(id).digest();
