import { randomBytes } from 'node:crypto';
import { hashSessionId } from '../src/auth/staff-session.guard.js';
import { openDatabase } from './database.js';

export type SessionTraits = { email?: string; lastSeen?: Date; absoluteEnd?: Date };

/** Creates a staff session in the database and returns its Cookie header. */
export async function staffCookie(ownerUrl: string, traits: SessionTraits = {}): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const { email = 'amal@majlis.example', lastSeen = new Date() } = traits;
  const { absoluteEnd = new Date(Date.now() + 8 * 3_600_000) } = traits;
  const client = await openDatabase(ownerUrl);
  await client.query(
    `INSERT INTO auth.sessions (id_sha256, iss, sub, email, display_name, last_seen, absolute_end, user_agent_hash)
     VALUES ($1, 'https://issuer.example', $2, $2, 'Amal Rahman', $3, $4, '')`,
    [hashSessionId(id), email, lastSeen, absoluteEnd],
  );
  await client.end();
  return `sid=${id}`;
}
