import { withClient } from '@majlis/kit/database/with-client';
import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';

const settings = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'The address of the database, with its owner or the role of cms',
  }),
});

/**
 * Unbinds an email address from the Google account of its first sign-in and ends its sessions; the next account that signs in with
 * the address is bound to it. This helps a person whose Google account was created again. The role of the owner or that of cms may
 * run it.
 */
const forgetAccount = (databaseUrl: string, email: string): Promise<string> =>
  withClient(databaseUrl, async (database) => {
    await database.query('BEGIN');
    const { rowCount: accounts } = await database.query('DELETE FROM auth.accounts WHERE email = $1', [email]);
    const { rowCount: sessions } = await database.query('DELETE FROM auth.sessions WHERE email = $1', [email]);
    await database.query('COMMIT');
    return accounts === 1
      ? `${email} is unbound: the next account that signs in with it is bound to it. ${sessions} staff sessions ended.`
      : `${email} has never signed in: nothing was changed.`;
  });

try {
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@'))
    throw new SettingsError('Give the address of the account: make forget-account EMAIL=amal@example.org');
  process.stdout.write(`${await forgetAccount(readSettings(settings).DATABASE_URL, email)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
