import { authMigrations, cmsMigrations } from '@majlis/cms/migrations';
import { conferencesMigrations } from '@majlis/conferences/migrations';
import { feedsMigrations } from '@majlis/feeds/migrations';
import { numberOf } from '@majlis/kit/database/first-release';
import { loadMigrations, type Migrations, runMigrations, silentLogger } from '@majlis/kit/database/run-migrations';
import { withClient } from '@majlis/kit/database/with-client';
import type { Logger } from '@majlis/kit/logging/logger';
import pg from 'pg';
import { installHistoryTriggers } from './history-triggers.js';
import { createRoles, grantPrivileges, type RolePasswords } from './roles.js';

export const allMigrations = (): Promise<Migrations[]> =>
  Promise.all([
    authMigrations(),
    cmsMigrations(),
    conferencesMigrations(),
    feedsMigrations(),
    loadMigrations('operations', new URL('./operations/', import.meta.url)),
    loadMigrations('search', new URL('./search/', import.meta.url)),
  ]);

/** Returns the names of the migrations that ran, by schema and in their order. */
export async function appliedMigrations(owner: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await owner.query<{ schema: string }>(
    "SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'migrations' ORDER BY 1",
  );
  const applied: Record<string, string[]> = {};
  for (const { schema } of rows) {
    const result = await owner.query<{ name: string }>(
      `SELECT name FROM ${pg.escapeIdentifier(schema)}.migrations ORDER BY id`,
    );
    applied[schema] = result.rows.map(({ name }) => name);
  }
  return applied;
}

/** Returns the migrations that ran but are unknown to this release. The first migration of a schema replaces all before it. */
export async function laterMigrations(applied: Record<string, string[]>): Promise<string[]> {
  const known = new Map((await allMigrations()).map(({ schema, migrations }) => [schema, migrations]));
  return Object.entries(applied).flatMap(([schema, names]) => {
    const [first, ...others] = (known.get(schema) ?? []).map(({ name }) => name);
    return names
      .filter((name) => !first || (numberOf(name) > numberOf(first) && !others.includes(name)))
      .map((name) => `${schema} ${name}`);
  });
}

/**
 * Creates or updates roles, schemas, tables and privileges. Idempotent; concurrent runs wait for each other. Returns the names of
 * the migrations that ran.
 */
export async function migrate(
  ownerUrl: string,
  passwords: RolePasswords,
  logger: Logger = silentLogger,
): Promise<string[]> {
  await createRoles(ownerUrl, passwords);
  return migrateTables(ownerUrl, logger);
}

/** Does the same without roles: a restored database is on the server of the live one, which has them already. */
export async function migrateTables(ownerUrl: string, logger: Logger = silentLogger): Promise<string[]> {
  const applied: string[] = [];
  await assertNotOlder(ownerUrl);
  for (const migrations of await allMigrations()) applied.push(...(await runMigrations(ownerUrl, migrations, logger)));
  await installUploadTriggers(ownerUrl);
  await installHistoryTriggers(ownerUrl);
  await grantPrivileges(ownerUrl);
  return applied;
}

/** Rejects a database that is older than the first migrations of this release, before anything is changed. */
async function assertNotOlder(ownerUrl: string): Promise<void> {
  const applied = await withClient(ownerUrl, appliedMigrations);
  for (const { schema, migrations } of await allMigrations()) {
    const [names = [], first = ''] = [applied[schema], migrations[0]?.name];
    if (names.length > 0 && !names.some((name) => numberOf(name) >= numberOf(first)))
      throw new Error('The database is older than release 0.1.0. Upgrade Majlis to 0.1.0, then to this release.');
  }
}

/** The excluded tables do not use uploads: stored responses and revisions only repeat the content of a row. */
const tablesWithoutTriggerSql = `
  SELECT format('%I.%I', space.nspname, class.relname) AS name
  FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
  WHERE class.relkind = 'r' AND space.nspname IN ('cms', 'conferences', 'feeds')
    AND class.relname NOT IN ('idempotency_keys', 'migrations', 'revisions')
    AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = class.oid AND tgname = 'uploads_guarded')`;

const createTriggerSql = (table: string) => `
  CREATE OR REPLACE TRIGGER uploads_guarded AFTER INSERT OR UPDATE ON ${table}
    FOR EACH ROW WHEN (NEW::text ~ '[0-9a-f]{64}') EXECUTE FUNCTION operations.guard_uploads()`;

/**
 * Makes every table of the services, new ones included, reject rows that refer to a removed upload. Each trigger is created in a
 * transaction of its own, so that it waits only for running writes of that table and never blocks readers.
 */
export function installUploadTriggers(ownerUrl: string): Promise<void> {
  return withClient({ connectionString: ownerUrl, lock_timeout: 15_000 }, async (owner) => {
    await owner.query("SELECT pg_advisory_lock(hashtextextended('migrations', 0))");
    const { rows } = await owner.query<{ name: string }>(tablesWithoutTriggerSql);
    for (const { name } of rows) await owner.query(createTriggerSql(name));
  });
}
