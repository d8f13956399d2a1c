import { sessionIdleMinutes } from '@majlis/contracts/session-status';
import type { DataSource } from 'typeorm';
import type { StaffMember } from './current-user.js';
import { hashSessionId } from './session-cookie.js';

type SessionRow = { sub: string; email: string; display_name: string; photo_url: string | null; expires_at: Date };

/** SQL for the instant at which a row of auth.sessions ends. */
export const sessionEndSql = `least(last_seen + interval '${sessionIdleMinutes} minutes', absolute_end)`;

/** Looks up an unexpired session by its id: one read by primary key, never remembered. */
export async function findSession(database: DataSource, id: string): Promise<StaffMember | undefined> {
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
