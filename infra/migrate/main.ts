import { createLogger } from '@majlis/kit/app/logger';
import { readSettings, SettingsError } from '@majlis/kit/app/read-settings';
import { z } from 'zod';
import { migrate } from './migrate.js';

const password = z.string('The password that this role signs in with').min(16, 'At least 16 characters');

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with its owner' }),
  CMS_DATABASE_PASSWORD: password,
  CONFERENCES_DATABASE_PASSWORD: password,
  FEEDS_DATABASE_PASSWORD: password,
  PUBLISHER_DATABASE_PASSWORD: password,
});

const logger = createLogger('migrate', 'info');

try {
  const given = readSettings(settings);
  const passwords = {
    cms: given.CMS_DATABASE_PASSWORD,
    conferences: given.CONFERENCES_DATABASE_PASSWORD,
    feeds: given.FEEDS_DATABASE_PASSWORD,
    publisher: given.PUBLISHER_DATABASE_PASSWORD,
  };
  logger.info({ ran: await migrate(given.DATABASE_URL, passwords, logger) }, 'the database is up to date');
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else logger.fatal({ error: String((error as Error).stack ?? error) }, 'cannot bring the database up to date');
  process.exit(1);
}
