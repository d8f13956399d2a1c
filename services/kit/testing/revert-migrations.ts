import { type Migrations, openForMigrations } from '../src/database/run-migrations.js';

/** Reverts all migrations of a schema but the first one, which is that of the first release. */
export async function revertMigrations(ownerUrl: string, { schema, migrations }: Migrations): Promise<void> {
  const database = await openForMigrations(ownerUrl, { schema, migrations });
  for (let reverted = 1; reverted < migrations.length; reverted += 1) await database.undoLastMigration();
  await database.destroy();
}
