import { authMigrations, cmsMigrations } from '@majlis/cms/migrations';
import { conferencesMigrations } from '@majlis/conferences/migrations';
import { feedsMigrations } from '@majlis/feeds/migrations';
import type { Logger } from '@majlis/kit/app/tokens';
import { type Migrations, runMigrations, silent } from '@majlis/kit/database/run-migrations';
import { guardUploads } from './guard-uploads.js';
import { operationsMigrations } from './operations/migrations.js';
import { allowRoles, createRoles, type RolePasswords } from './roles.js';

/** Everything that this release's tables are made by, in the order in which it runs. */
export const allMigrations: Migrations[] = [
  authMigrations,
  cmsMigrations,
  conferencesMigrations,
  feedsMigrations,
  operationsMigrations,
];

/**
 * Brings a database up to date: the services' roles, their schemas and tables, and who may use what. Can be run again
 * at any time; a second run at the same moment waits for the first. Answers the migrations that ran.
 */
export async function migrate(ownerUrl: string, passwords: RolePasswords, logger: Logger = silent): Promise<string[]> {
  await createRoles(ownerUrl, passwords);
  return migrateTables(ownerUrl, logger);
}

/** The same for a server that knows the roles already. */
export async function migrateTables(ownerUrl: string, logger: Logger = silent): Promise<string[]> {
  const ran: string[] = [];
  for (const migrations of allMigrations) ran.push(...(await runMigrations(ownerUrl, migrations, logger)));
  await guardUploads(ownerUrl);
  await allowRoles(ownerUrl);
  return ran;
}
