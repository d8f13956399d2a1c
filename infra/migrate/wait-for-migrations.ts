import { readSettings, SettingsError } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';
import { pendingMigrations, services } from './pending-migrations.js';
import { pollPending } from './poll-pending.js';

// Kubernetes starts services and migrations at the same time, so a service's init container waits here for the migrations.
const settings = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'The address of the database, with the role of the service',
  }),
});

try {
  const { DATABASE_URL } = readSettings(settings);
  const service = z.enum(services, `Name the service: ${services.join(', ')}`).parse(process.argv[2]);
  await pollPending('migrations', () => pendingMigrations(DATABASE_URL, service));
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
