import { DataSource, type MigrationInterface } from 'typeorm';
import { afterAdvisoryLock } from './advisory-lock.js';

/** A service's reviewed SQL, in the order in which it runs. */
export type Migrations = { schema: string; migrations: (new () => MigrationInterface)[] };

/** Brings one schema up to date; answers the names of the migrations that ran. Waits while another job is at it. */
export async function runMigrations(ownerUrl: string, { schema, migrations }: Migrations): Promise<string[]> {
  const database = await new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema,
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    // A migration that cannot lock a table at once gives up, so that readers never queue behind it.
    extra: { max: 2, options: `-c search_path=${schema} -c lock_timeout=2000` },
  }).initialize();
  try {
    return await afterAdvisoryLock(database, 'migrations', async () => {
      await database.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      const ran = await database.runMigrations({ transaction: 'each' });
      return ran.map(({ name }) => name);
    });
  } finally {
    await database.destroy();
  }
}
