import { readSettings, SettingsError } from '@majlis/kit/app/read-settings';
import { z } from 'zod';
import { migrate } from './migrate.js';

const password = z.string('The password that this role signs in with').min(16, 'At least 16 characters');

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with its owner' }),
  CMS_DATABASE_PASSWORD: password,
  CONFERENCES_DATABASE_PASSWORD: password,
  FEEDS_DATABASE_PASSWORD: password,
});

try {
  const given = readSettings(settings);
  const ran = await migrate(given.DATABASE_URL, {
    cms: given.CMS_DATABASE_PASSWORD,
    conferences: given.CONFERENCES_DATABASE_PASSWORD,
    feeds: given.FEEDS_DATABASE_PASSWORD,
  });
  process.stdout.write(`${JSON.stringify({ service: 'migrate', message: 'the database is up to date', ran })}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
