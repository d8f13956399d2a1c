import pg from 'pg';

/**
 * Forgets which identity an address of the allow-list is bound to since its first sign-in, and ends its sessions: the next that
 * signs in with it is bound anew. For a person whose account at the provider was made again; nobody else gets in by it.
 * The owner may do it, and cms, whose tables these are.
 */
export async function forgetAccount(
  databaseUrl: string,
  email: string,
): Promise<{ wasBound: boolean; endedSessions: number }> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query('BEGIN');
    const { rowCount: accounts } = await database.query('DELETE FROM auth.accounts WHERE email = $1', [email]);
    const { rowCount: endedSessions } = await database.query('DELETE FROM auth.sessions WHERE email = $1', [email]);
    await database.query('COMMIT');
    return { wasBound: accounts === 1, endedSessions: endedSessions ?? 0 };
  } finally {
    await database.end();
  }
}
