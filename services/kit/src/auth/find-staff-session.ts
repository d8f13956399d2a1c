import { sessionIdleMinutes } from '@majlis/contracts/session-status';
import type { DataSource } from 'typeorm';
import type { StaffMember } from './current-user.js';
import { hashSessionId } from './session-cookie.js';

type SessionRow = { sub: string; email: string; display_name: string; photo_url: string | null; expires_at: Date };

export const sessionEndSql = `least(last_seen + interval '${sessionIdleMinutes} minutes', absolute_end)`;

/** Reads an unexpired session by primary key, uncached, so that a sign-out takes effect at once (ADR 0002). */
export async function findStaffSession(database: DataSource, id: string): Promise<StaffMember | undefined> {
  const sessionHash = hashSessionId(id);
  const [row] = await database.query<SessionRow[]>(
    `SELECT sub, email, display_name, photo_url, ${sessionEndSql} AS expires_at
     FROM auth.sessions WHERE id_sha256 = $1 AND ${sessionEndSql} > now()`,
    [sessionHash],
  );
  if (!row) return undefined;
  const { sub: uid, email, display_name: displayName, photo_url: photoURL, expires_at: expiresAt } = row;
  return { uid, email, displayName, photoURL, sessionHash, expiresAt };
}
