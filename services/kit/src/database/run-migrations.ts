import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DataSource, type MigrationInterface } from 'typeorm';
import { createLogger, type Logger } from '../logging/logger.js';
import { withAdvisoryLock } from './advisory-lock.js';
import { QueryLog } from './connection.js';

const lockNotAvailable = '55P03';

export type Migrations = { schema: string; migrations: (new () => MigrationInterface)[] };

/** Sorts by the number in the file name. Each file exports one class, whose name ends with 1700000000000 plus that number. */
export async function loadMigrations(schema: string, folder: URL): Promise<Migrations> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.(js|ts)$/.test(name)).sort();
  const modules = await Promise.all(files.map((file) => import(fileURLToPath(new URL(file, folder)))));
  return { schema, migrations: modules.flatMap((module) => Object.values(module) as Migrations['migrations']) };
}

export const silentLogger = createLogger('migrate', 'silent');

/** Runs the pending migrations of one schema and returns their names. Waits while another process is migrating. */
export async function runMigrations(
  ownerUrl: string,
  { schema, migrations }: Migrations,
  logger: Logger = silentLogger,
): Promise<string[]> {
  const database = await openForMigrations(ownerUrl, { schema, migrations }, logger);
  try {
    return await withAdvisoryLock(database, 'migrations', async () => {
      await database.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      const ran = await retryOnLockTimeout(() => database.runMigrations({ transaction: 'each' }));
      return ran.map(({ name }) => name);
    });
  } finally {
    await database.destroy();
  }
}

export function openForMigrations(
  ownerUrl: string,
  { schema, migrations }: Migrations,
  logger: Logger = silentLogger,
): Promise<DataSource> {
  const database = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema,
    migrations,
    installExtensions: false,
    logger: new QueryLog(logger), // replaces TypeORM's own, which writes to the console
    // With a short lock_timeout a waiting migration gives up, so that readers never queue behind it.
    // The history names the migrations as the author of the rows that they change.
    extra: { max: 2, options: `-c search_path=${schema} -c lock_timeout=2000 -c majlis.actor=job:migration` },
  });
  return database.initialize();
}

const maxAttempts = 10;

async function retryOnLockTimeout<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (code !== lockNotAvailable || attempt === maxAttempts) throw error;
      await wait(1_000);
    }
}
