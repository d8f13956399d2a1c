import { createHash } from 'node:crypto';
import { parseCookie } from 'cookie';

/** Over https the browser itself guarantees that the cookie is ours, by its `__Host-` name. */
export const isHttps = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

export const sessionCookieName = (publicOrigin: string): string => (isHttps(publicOrigin) ? '__Host-sid' : 'sid');

/** The value of one cookie of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

/** What is stored of a session id: whoever reads the database cannot sign in with it. */
export const hashSessionId = (id: string): Buffer => createHash('sha256').update(id).digest();
