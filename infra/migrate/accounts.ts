import { withClient } from '@majlis/kit/database/with-client';

/**
 * Unbinds an email address from the Google account of its first sign-in and ends its sessions. The next account that signs in with
 * the address is bound to it: for a person whose Google account was created again. Works with the role of the owner or of cms.
 */
export function forgetAccount(
  databaseUrl: string,
  email: string,
): Promise<{ wasBound: boolean; endedSessions: number }> {
  return withClient(databaseUrl, async (database) => {
    await database.query('BEGIN');
    const { rowCount: accounts } = await database.query('DELETE FROM auth.accounts WHERE email = $1', [email]);
    const { rowCount: endedSessions } = await database.query('DELETE FROM auth.sessions WHERE email = $1', [email]);
    await database.query('COMMIT');
    return { wasBound: accounts === 1, endedSessions: endedSessions ?? 0 };
  });
}
