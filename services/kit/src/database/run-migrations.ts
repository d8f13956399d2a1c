import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DataSource, type MigrationInterface } from 'typeorm';
import { createLogger } from '../app/logger.js';
import type { Logger } from '../app/tokens.js';
import { withAdvisoryLock } from './advisory-lock.js';
import { QueryLog } from './query-log.js';

/** PostgreSQL's code for a lock that was not to be had within lock_timeout. */
const lockNotAvailable = '55P03';

/** A service's reviewed SQL, in the order in which it runs. One that ran is recorded under the name of its class. */
export type Migrations = { schema: string; migrations: (new () => MigrationInterface)[] };

/**
 * The migrations of a folder, in the order of the numbers that their files begin with. Each file exports one class, whose name ends
 * with the same number after 1700000000000.
 */
export async function loadMigrations(schema: string, folder: URL): Promise<Migrations> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.(js|ts)$/.test(name)).sort();
  const modules = await Promise.all(files.map((file) => import(fileURLToPath(new URL(file, folder)))));
  return { schema, migrations: modules.flatMap((module) => Object.values(module) as Migrations['migrations']) };
}

/** For those who read what is thrown. */
export const silentLogger = createLogger('migrate', 'silent');

/** Brings one schema up to date; answers the names of the migrations that ran. Waits while another job is at it. */
export async function runMigrations(
  ownerUrl: string,
  { schema, migrations }: Migrations,
  logger: Logger = silentLogger,
): Promise<string[]> {
  const database = await new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema,
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    logger: new QueryLog(logger), // TypeORM's own writes to the console
    // A migration that cannot lock a table at once gives up, so that readers never queue behind it.
    extra: { max: 2, options: `-c search_path=${schema} -c lock_timeout=2000` },
  }).initialize();
  try {
    return await withAdvisoryLock(database, 'migrations', async () => {
      await database.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      const ran = await untilUnlocked(() => database.runMigrations({ transaction: 'each' }));
      return ran.map(({ name }) => name);
    });
  } finally {
    await database.destroy();
  }
}

const attempts = 10;

/** Tries again while readers hold a table that a migration must lock; each attempt is undone as a whole. */
async function untilUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (code !== lockNotAvailable || attempt === attempts) throw error;
      await wait(1_000);
    }
}
