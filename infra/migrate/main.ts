import { createLogger } from '@majlis/kit/logging/logger';
import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';
import { migrate } from './migrate.js';

const password = z.string('The password that this role signs in with').min(16, 'At least 16 characters');

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'The address of the database, with its owner' }),
  CMS_DATABASE_PASSWORD: password,
  CONFERENCES_DATABASE_PASSWORD: password,
  FEEDS_DATABASE_PASSWORD: password,
  PUBLISHER_DATABASE_PASSWORD: password,
  WATCH_DATABASE_PASSWORD: password,
});

const logger = createLogger('migrate', 'info');

try {
  const values = readSettings(settings);
  const passwords = {
    cms: values.CMS_DATABASE_PASSWORD,
    conferences: values.CONFERENCES_DATABASE_PASSWORD,
    feeds: values.FEEDS_DATABASE_PASSWORD,
    publisher: values.PUBLISHER_DATABASE_PASSWORD,
    watch: values.WATCH_DATABASE_PASSWORD,
  };
  logger.info({ ran: await migrate(values.DATABASE_URL, passwords, logger) }, 'migrations completed');
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`);
  else logger.fatal({ error: String((error as Error).stack ?? error) }, 'migration failed');
  process.exit(1);
}
