import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { message } from '@majlis/contracts/shared/messages';
import { sessionIdleMinutes } from '@majlis/contracts/staff/session-status';
import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Inject,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { parseCookie } from 'cookie';
import { DataSource } from 'typeorm';
import { parseEmails, SETTINGS, type ServiceSettings } from '../settings/service-settings.js';
import { isPublicRoute, type RequestWithUser, type StaffMember } from './current-user.js';

/** Over https the `__Host-` prefix makes browsers guarantee that the cookie was set by this host. */
export const isHttps = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

export const sessionCookieName = (publicOrigin: string): string => (isHttps(publicOrigin) ? '__Host-sid' : 'sid');

export function readCookie(header: string | undefined, name: string): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[name];
}

/** Only the hash is stored, so that a leaked database gives no valid session. */
export const hashSessionId = (id: string): Buffer => createHash('sha256').update(id).digest();

export const sessionEndSql = `least(last_seen + interval '${sessionIdleMinutes} minutes', absolute_end)`;

/** Reads an unexpired session by primary key, uncached, so that a sign-out takes effect at once (infra/adr/services.md). */
async function findStaffSession(database: DataSource, id: string): Promise<StaffMember | undefined> {
  const sessionHash = hashSessionId(id);
  const [session] = await database.query<Omit<StaffMember, 'sessionHash'>[]>(
    `SELECT sub AS uid, email, display_name AS "displayName", photo_url AS "photoURL", ${sessionEndSql} AS "expiresAt"
     FROM auth.sessions WHERE id_sha256 = $1 AND ${sessionEndSql} > now()`,
    [sessionHash],
  );
  return session && { ...session, sessionHash };
}

/** Reads its file on every staff request, so that removing an account takes effect at once. */
@Injectable()
export class AllowList {
  constructor(@Inject(SETTINGS) private readonly settings: ServiceSettings) {}

  has(email: string): boolean {
    const { ADMIN_EMAILS, ADMIN_EMAILS_FILE } = this.settings;
    const emails =
      ADMIN_EMAILS_FILE === undefined ? ADMIN_EMAILS : parseEmails(readFileSync(ADMIN_EMAILS_FILE, 'utf8'));
    return emails.includes(email);
  }
}

/** Closed by default: without @Public() a route requires an unexpired session of an allow-listed account. */
@Injectable()
export class StaffSessionGuard implements CanActivate {
  constructor(
    private readonly database: DataSource,
    private readonly reflector: Reflector,
    private readonly allowList: AllowList,
    @Inject(SETTINGS) private readonly settings: ServiceSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const id = readCookie(request.headers.cookie, sessionCookieName(this.settings.PUBLIC_ORIGIN));
    const session = id ? await findStaffSession(this.database, id) : undefined;
    const isListed = session !== undefined && this.allowList.has(session.email);
    request.hasSessionCookie = id !== undefined;
    request.currentUser = isListed ? session : undefined;
    if (isListed || isPublicRoute(this.reflector, context)) return true;
    throw session ? new ForbiddenException(message('accessDenied')) : new UnauthorizedException(message('notSignedIn'));
  }
}
