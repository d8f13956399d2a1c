import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolePasswords } from '@majlis/kit/testing/database';
import { startPostgres } from '../../dist/local/postgres.js';
import { migrate } from '../../dist/migrate/migrate.js';

/** Starts one PostgreSQL for a run; each test file copies its migrated database. Needs `tsc -b`. */
export default async function startDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = mkdtempSync(join(tmpdir(), 'majlis-test-'));
  const postgres = await startPostgres({
    dataFolder: join(folder, 'postgres'),
    log: join(folder, 'postgres.log'),
    durable: false,
  });
  await migrate(postgres.url, rolePasswords);
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.testDatabase = { folder, postgres };
}
