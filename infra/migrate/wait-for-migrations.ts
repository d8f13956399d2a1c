import { readSettings, readSettingsOrExit } from '@majlis/kit/settings/read-settings';
import { z } from 'zod';
import { pendingMigrations, pollPending, services } from './pending.js';

// Kubernetes starts services and migrations at the same time, so a service's init container waits here for the migrations.
const settings = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'The address of the database, with the role of the service',
  }),
});

const { DATABASE_URL, service } = readSettingsOrExit(() => ({
  ...readSettings(settings),
  service: z.enum(services, `Name the service: ${services.join(', ')}`).parse(process.argv[2]),
}));
await pollPending('migrations', () => pendingMigrations(DATABASE_URL, service));
