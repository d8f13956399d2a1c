import pg from 'pg';
import { allMigrations, appliedMigrations, laterMigrations } from '../../migrate/migrate.js';
import { schemasByRole, uploadingRoles } from '../../migrate/roles.js';
import { type Checked, type CheckResult, flatten, listFirst, reportOn } from '../check-result.js';
import type { Installation } from '../installation.js';
import {
  checkConnections,
  checkLocks,
  checkReadOnly,
  checkSessionSettings,
  checkWal,
  describeRemedy,
  isTimeout,
  readReadOnlySetting,
} from './database-load.js';
import { checkBackups, checkFeeds } from './jobs.js';
import { checkStoredFiles } from './object-store.js';
import { checkSchema } from './schema.js';

const subject = 'database';
const { ok, note, wrong } = reportOn(subject);

type Role = Exclude<keyof typeof schemasByRole, 'watch'>;
const services: Role[] = ['cms', 'conferences', 'feeds', 'publisher'];

type Check = [name: string, run: () => Checked];

/** The locks come first, because every other check may have to wait for one. */
const serverChecks = (client: pg.Client): Check[] => [
  ['the locks', () => checkLocks(client)],
  ['the connections', () => checkConnections(client)],
  ['the settings', async () => [await checkReadOnly(client), await checkSessionSettings(client)]],
  ['the log', () => checkWal(client)],
];

const jobChecks = (client: pg.Client, installation: Installation, snapshots?: string[]): Check[] => [
  ['the feeds', () => checkFeeds(client, installation)],
  ['the backups', () => checkBackups(client, installation, snapshots)],
];

export const checkDatabase = (installation: Installation, snapshots?: string[]): Checked =>
  connectAs(installation, 'owner', (owner) => {
    const url = installation.secret('owner-database-url');
    return runEach(owner, [
      ...serverChecks(owner),
      ...services.map((role): Check => [`what majlis_${role} may do`, () => checkRole(installation, role)]),
      ['the migrations', () => checkMigrations(owner)],
      // With other migrations the tables differ in any case.
      ['the tables', async () => (await checkMigrations(owner)).status === 'ok' && checkSchema(owner, url)],
      ['the stored files', () => checkStoredFiles(owner, installation)],
      ...jobChecks(owner, installation, snapshots),
    ]);
  });

/** Runs the checks for which the role of the watching container has the rights: it can read no content and compare no tables. */
export const checkWatchedDatabase = (installation: Installation, snapshots?: string[]): Checked =>
  connectAs(installation, 'watch', async (client) => {
    const results = await runEach(client, [
      ...serverChecks(client),
      ['the rights', () => checkPrivileges(client, services)],
      ['the migrations', () => checkMigrations(client)],
      ...jobChecks(client, installation, snapshots),
    ]);
    return [results.every((result) => result.subject !== subject) && ok('can be read and written'), results];
  });

/** Without timeouts a locked table or a server that hangs would hold the doctor up, too. */
async function connectAs(installation: Installation, role: string, check: (client: pg.Client) => Checked): Checked {
  const client = new pg.Client({
    connectionString: installation.secret(`${role}-database-url`),
    application_name: 'majlis-doctor',
    connectionTimeoutMillis: 5_000,
    lock_timeout: 2_000,
    statement_timeout: 15_000,
    // The server itself may hang. The comparison of tables sets a longer timeout for a few statements.
    query_timeout: 70_000,
    // With a DateStyle of the database the times in rows could not be read.
    options: '-c DateStyle=ISO',
  });
  // Without a listener an error event of a broken connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await check(client);
  } catch (error) {
    if (error instanceof pg.DatabaseError && isTimeout(error)) throw error;
    const { code, message } = error as pg.DatabaseError;
    const isRejected = code === '28P01';
    const outcome = isRejected
      ? `rejects the password of majlis_${role}`
      : `cannot be opened as majlis_${role} (${message})`;
    return wrong(`${outcome}: ${describeRemedy({ code, message }, `majlis_${role}`)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A check that waits too long is reported with the session that blocks it, and the other checks go on. */
async function runEach(client: pg.Client, checks: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const delayed: string[] = [];
  for (const [name, run] of checks)
    try {
      results.push(...flatten(await run()));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      const remedy = describeRemedy(error, 'majlis_owner');
      if (isTimeout(error)) delayed.push(name);
      else results.push(wrong(`${name} could not be checked (${error.message}): ${remedy}`));
    }
  const isLockKnown = results.some(({ message }) => message.includes('pg_terminate_backend'));
  if (delayed.length === 0 || isLockKnown) return results;
  const holders = flatten(await checkLocks(client, 0));
  const unknown = note(`${delayed.join(', ')} took too long, but nothing is locked now: make doctor again`);
  return [...holders, ...results, ...(holders.length > 0 ? [] : [unknown])];
}

const checkRole = (installation: Installation, role: Role): Checked =>
  connectAs(installation, role, async (client) => {
    const denied = await checkPrivileges(client, [role]);
    if (denied.length > 0) return denied;
    const name = `majlis_${role}`;
    const error = await tryTables(client, schemasByRole[role]);
    if (!error) return ok(`accepts ${name}, which can read and write what it needs`);
    if (isTimeout(error)) throw error;
    // Another check reports a database that is read only for all.
    if (error.code === '25006' && !(await readReadOnlySetting(client)).source.endsWith('user')) return undefined;
    return wrong(`${name} cannot use its tables (${error.message}): ${describeRemedy(error, name)}`);
  });

/**
 * Compares the rights in the catalog with those that the services need. Only triggers write the history, and only the owner the
 * migrations.
 */
async function checkPrivileges(client: pg.Client, roles: Role[]): Promise<CheckResult[]> {
  const all = 'SELECT INSERT UPDATE DELETE';
  const uploading: string[] = [...uploadingRoles];
  const needed = roles.flatMap((role) => [
    ...schemasByRole[role].map((schema) => ({ role, schema, rights: all })),
    { role, schema: 'operations', table: 'service_instances', rights: all },
    uploading.includes(role) && { role, schema: 'operations', table: 'uploads', rights: 'SELECT INSERT UPDATE' },
  ]);
  const { rows } = await client.query<{ role: string; tables: string[] }>(
    `SELECT 'majlis_' || role AS role, array_agg(DISTINCT format('%I.%I', schema, relname)) AS tables
     FROM jsonb_to_recordset($1) AS needed (role text, schema text, "table" text, rights text), pg_class, regexp_split_to_table(rights, ' ') AS needed_right
     WHERE relnamespace = to_regnamespace(schema) AND relkind = 'r' AND relname = coalesce("table", relname)
       AND relname NOT IN ('migrations', 'revisions') AND NOT has_table_privilege('majlis_' || role, pg_class.oid, needed_right)
     GROUP BY role`,
    [JSON.stringify(needed.filter(Boolean))],
  );
  const repair = 'make up gives the rights again';
  return rows.map(({ role, tables }) =>
    wrong(`${role} may not read or write what its service needs (${listFirst(tables)}): ${repair}`),
  );
}

/** Writes a row, which is rolled back, and reads a row of each table, because only reading reveals a damaged one. */
async function tryTables(client: pg.Client, schemas: readonly string[]): Promise<pg.DatabaseError | undefined> {
  try {
    await client.query(`
      BEGIN;
      INSERT INTO operations.service_instances (name, instance, version, started_at, seen_at) VALUES ('doctor', 'doctor', '', now(), now())`);
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class class JOIN pg_namespace space ON space.oid = relnamespace
       WHERE nspname = ANY ($1) AND relkind IN ('r', 'v', 'm') ORDER BY 1`,
      [schemas],
    );
    for (const { name } of tables) await client.query(`SELECT * FROM ${name} LIMIT 1`);
    return undefined;
  } catch (error) {
    return error as pg.DatabaseError;
  } finally {
    await client.query('ROLLBACK').catch(() => undefined);
  }
}

async function checkMigrations(client: pg.Client): Promise<CheckResult> {
  const report = reportOn('migrations');
  const applied = await appliedMigrations(client);
  const missing = (await allMigrations()).flatMap(({ schema, migrations }) =>
    migrations.map(({ name }) => name).filter((name) => !applied[schema]?.includes(name)),
  );
  if (missing.length > 0) return report.wrong(`${missing.join(', ')} did not run: make up`);
  const newer = await laterMigrations(applied);
  if (newer.length > 0) return report.note(`the database is of a later release than this one (${newer.join(', ')})`);
  return report.ok('those of this release did run');
}
