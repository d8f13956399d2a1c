import { setTimeout as pause } from 'node:timers/promises';
import { readSettings, SettingsError } from '@majlis/kit/app/read-settings';
import { z } from 'zod';
import { pendingMigrations, services } from './pending-migrations.js';

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
  for (let logged = ''; ; ) {
    const pending = await pendingMigrations(DATABASE_URL, service).then(
      (missing) => missing.join(', '),
      // Before the first migration the database, the role or the table may not exist.
      (error: unknown) => (error as Error).message || String(error),
    );
    if (pending === '') break;
    if (pending !== logged) process.stdout.write(`${JSON.stringify({ service: 'migrated', pending })}\n`);
    logged = pending;
    await pause(1_000);
  }
} catch (error) {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error)}\n`);
  process.exit(1);
}
