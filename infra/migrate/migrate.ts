import { authMigrations, cmsMigrations } from '@majlis/cms/migrations';
import { conferencesMigrations } from '@majlis/conferences/migrations';
import { feedsMigrations } from '@majlis/feeds/migrations';
import { runMigrations } from '@majlis/kit/database/run-migrations';
import { allowRoles, createRoles, type RolePasswords } from './roles.js';

/**
 * Brings a database up to date: the services' roles, their schemas and tables, and who may use what. Can be run again
 * at any time; a second run at the same moment waits for the first. Answers the migrations that ran.
 */
export async function migrate(ownerUrl: string, passwords: RolePasswords): Promise<string[]> {
  await createRoles(ownerUrl, passwords);
  const ran: string[] = [];
  for (const migrations of [authMigrations, cmsMigrations, conferencesMigrations, feedsMigrations])
    ran.push(...(await runMigrations(ownerUrl, migrations)));
  await allowRoles(ownerUrl);
  return ran;
}
