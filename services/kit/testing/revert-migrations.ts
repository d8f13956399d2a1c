import { type Migrations, openForMigrations } from '../src/database/run-migrations.js';

/** Reverts the newest migrations of a schema, all by default. */
export async function revertMigrations(
  ownerUrl: string,
  { schema, migrations }: Migrations,
  count = migrations.length,
): Promise<void> {
  const database = await openForMigrations(ownerUrl, { schema, migrations });
  for (let reverted = 0; reverted < count; reverted += 1) await database.undoLastMigration();
  await database.destroy();
}
