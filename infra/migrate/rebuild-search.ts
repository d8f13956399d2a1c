import { changesChannel } from '@majlis/kit/database/change-notifications';
import { withClient } from '@majlis/kit/database/with-client';
import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';

const settings = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'The address of the database, with its owner or the role of the publisher',
  }),
});

/** Nothing is removed: until the publisher has written a page again, it is found as before. */
const rebuildSql = `
  UPDATE search.pages SET hash = NULL;
  UPDATE search.entries SET hash = NULL;
  NOTIFY ${changesChannel}, 'search'`;

try {
  await withClient(readSettings(settings).DATABASE_URL, (database) => database.query(rebuildSql));
  process.stdout.write('The publisher writes everything that can be searched for again.\n');
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
