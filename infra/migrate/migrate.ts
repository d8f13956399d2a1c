import { authMigrations, cmsMigrations } from '@majlis/cms/migrations';
import { conferencesMigrations } from '@majlis/conferences/migrations';
import { feedsMigrations } from '@majlis/feeds/migrations';
import type { Logger } from '@majlis/kit/app/tokens';
import { type Migrations, runMigrations, silentLogger } from '@majlis/kit/database/run-migrations';
import pg from 'pg';
import { operationsMigrations } from './operations-migrations.js';
import { createRoles, grantPrivileges, type RolePasswords } from './roles.js';

/** Everything that this release's tables are made by, in the order in which it runs. */
export const allMigrations = (): Promise<Migrations[]> =>
  Promise.all([authMigrations(), cmsMigrations(), conferencesMigrations(), feedsMigrations(), operationsMigrations()]);

/**
 * Brings a database up to date: the services' roles, their schemas and tables, and who may use what. Can be run again
 * at any time; a second run at the same moment waits for the first. Answers the migrations that ran.
 */
export async function migrate(
  ownerUrl: string,
  passwords: RolePasswords,
  logger: Logger = silentLogger,
): Promise<string[]> {
  await createRoles(ownerUrl, passwords);
  return migrateTables(ownerUrl, logger);
}

/** The same for a server that knows the roles already. */
export async function migrateTables(ownerUrl: string, logger: Logger = silentLogger): Promise<string[]> {
  const ran: string[] = [];
  for (const migrations of await allMigrations()) ran.push(...(await runMigrations(ownerUrl, migrations, logger)));
  await installUploadTriggers(ownerUrl);
  await grantPrivileges(ownerUrl);
  return ran;
}

/** The tables of the services that have no guard yet. Those two name files in passing: an answer, and nothing. */
const tablesWithoutTriggerSql = `
  SELECT format('%I.%I', space.nspname, class.relname) AS name
  FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
  WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
    AND class.relname NOT IN ('answered_requests', 'migrations')
    AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = class.oid AND tgname = 'uploads_guarded')`;

const createTriggerSql = (table: string) => `
  CREATE OR REPLACE TRIGGER uploads_guarded AFTER INSERT OR UPDATE ON ${table}
    FOR EACH ROW WHEN (NEW::text ~ '[0-9a-f]{64}') EXECUTE FUNCTION operations.guard_uploads()`;

/**
 * Has each table of the services, the newest too, refuse rows that name a file which has been removed. One statement for each:
 * it waits for writes under way and no longer, and readers never notice.
 */
export async function installUploadTriggers(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl, lock_timeout: 15_000 });
  await owner.connect();
  try {
    await owner.query("SELECT pg_advisory_lock(hashtextextended('migrations', 0))");
    const { rows } = await owner.query<{ name: string }>(tablesWithoutTriggerSql);
    for (const { name } of rows) await owner.query(createTriggerSql(name));
  } finally {
    await owner.end();
  }
}
