import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';
import { forgetAccount } from './accounts.js';

const settings = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'The address of the database, with its owner or the role of cms',
  }),
});

try {
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@'))
    throw new SettingsError('Give the address of the account: make forget-account EMAIL=amal@example.org');
  const { wasBound, endedSessions } = await forgetAccount(readSettings(settings).DATABASE_URL, email);
  const message = wasBound
    ? `${email} is unbound: the next account that signs in with it is bound to it. ${endedSessions} staff sessions ended.`
    : `${email} has never signed in: nothing was changed.`;
  process.stdout.write(`${message}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
