import { DataSource } from 'typeorm';
import type { Migrations } from '../src/database/run-migrations.js';

/** Reverts the newest migrations of a schema, all by default. */
export async function revertMigrations(
  ownerUrl: string,
  { schema, migrations }: Migrations,
  count = migrations.length,
): Promise<void> {
  const database = await new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema,
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    extra: { options: `-c search_path=${schema}` },
  }).initialize();
  for (let reverted = 0; reverted < count; reverted += 1) await database.undoLastMigration();
  await database.destroy();
}
