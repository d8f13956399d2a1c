import type { Migrations } from '@majlis/kit/database/run-migrations';
import pg from 'pg';
import { appliedMigrations } from '../../migrate/applied-migrations.js';
import { allMigrations } from '../../migrate/migrate.js';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { checkBackups } from './backups.js';
import { describeRemedy, isTimeout } from './database-errors.js';
import { checkConnections, checkLocks, checkReadOnly, checkWal, describeNoLocks } from './database-load.js';
import { checkFeeds } from './feeds.js';
import { checkSchema } from './schema.js';
import { checkStoredFiles } from './stored-files.js';
import { checkPrivileges, checkTableAccess, type Role } from './table-access.js';

const subject = 'database';
const services: Role[] = ['cms', 'conferences', 'feeds', 'publisher'];

/** The locks come first, because every other check may have to wait for one. */
export async function checkDatabase(installation: Installation, snapshots?: string[]): Promise<CheckResult[]> {
  const url = installation.secret('owner-database-url');
  const owner = createClient(url);
  try {
    await owner.connect();
  } catch (error) {
    await owner.end().catch(() => undefined);
    return [describeFailure(error, 'majlis_owner')];
  }
  let migrations: CheckResult | undefined;
  try {
    return await runEach(owner, [
      ['the locks', () => checkLocks(owner)],
      ['the connections', () => checkConnections(owner)],
      ...services.map((role): Check => [`what majlis_${role} may do`, () => checkRole(installation, role)]),
      ['the settings', () => checkReadOnly(owner)],
      ['the log', () => checkWal(owner)],
      [
        'the migrations',
        async () => {
          migrations = await checkMigrations(owner, await allMigrations());
          return [migrations];
        },
      ],
      // Without the same migrations the tables must differ.
      ['the tables', async () => (migrations?.status === 'ok' ? checkSchema(owner, url) : [])],
      ['the stored files', () => checkStoredFiles(owner, installation)],
      ['the feeds', () => checkFeeds(owner, installation)],
      ['the backups', () => checkBackups(owner, installation, snapshots)],
    ]);
  } finally {
    await owner.end();
  }
}

type Check = [name: string, run: () => Promise<CheckResult[]>];

/** Runs the checks for which the role of the watching container has the rights: it can read no content and compare no tables. */
export async function checkWatchedDatabase(installation: Installation, snapshots?: string[]): Promise<CheckResult[]> {
  const client = createClient(installation.secret('watch-database-url'));
  try {
    await client.connect();
    const results = await runEach(client, [
      ['the locks', () => checkLocks(client)],
      ['the connections', () => checkConnections(client)],
      ['the rights', () => checkPrivileges(client)],
      ['the settings', () => checkReadOnly(client)],
      ['the log', () => checkWal(client)],
      ['the migrations', async () => [await checkMigrations(client, await allMigrations())]],
      ['the feeds', () => checkFeeds(client, installation)],
      ['the backups', () => checkBackups(client, installation, snapshots)],
    ]);
    const isWell = results.every((result) => result.subject !== subject);
    return isWell ? [ok(subject, 'can be read and written'), ...results] : results;
  } catch (error) {
    return [describeFailure(error, 'majlis_watch')];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A check that waits too long is reported with the session that blocks it, and the other checks go on. */
async function runEach(owner: pg.Client, checks: Check[]): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  const delayed: string[] = [];
  for (const [name, run] of checks)
    try {
      results.push(...(await run()));
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (isTimeout(error)) delayed.push(name);
      else
        results.push(
          wrong(subject, `${name} could not be checked (${error.message}): ${describeRemedy(error, 'majlis_owner')}`),
        );
    }
  const isLockKnown = results.some(({ message }) => message.includes(terminate));
  if (delayed.length === 0 || isLockKnown) return results;
  const holders = await checkLocks(owner, 0);
  return [...holders, ...results, ...(holders.length > 0 ? [] : [describeNoLocks(delayed.join(', '))])];
}

const terminate = 'pg_terminate_backend';

/** Without timeouts a locked table or a server that hangs would hold the doctor up, too. */
function createClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'majlis-doctor',
    connectionTimeoutMillis: 5_000,
    lock_timeout: 2_000,
    statement_timeout: 15_000,
    // The server itself may hang. The comparison of tables sets a longer timeout for a few statements.
    query_timeout: 70_000,
  });
  // Without a listener an error event of a broken connection would end the process.
  client.on('error', () => undefined);
  return client;
}

async function checkRole(installation: Installation, role: Role): Promise<CheckResult[]> {
  const client = createClient(installation.secret(`${role}-database-url`));
  try {
    await client.connect();
    const results = await checkTableAccess(client, role);
    return results.length > 0
      ? results
      : [ok(subject, `accepts majlis_${role}, which can read and write what it needs`)];
  } catch (error) {
    if (error instanceof pg.DatabaseError && isTimeout(error)) throw error;
    return [describeFailure(error, `majlis_${role}`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

function describeFailure(error: unknown, role: string): CheckResult {
  const { code, message } = error as NodeJS.ErrnoException;
  const outcome = code === '28P01' ? `rejects the password of ${role}` : `cannot be opened as ${role} (${message})`;
  return wrong(subject, `${outcome}: ${describeRemedy({ code, message }, role)}`);
}

async function checkMigrations(owner: pg.Client, releases: Migrations[]): Promise<CheckResult> {
  const missing: string[] = [];
  const newer: string[] = [];
  const applied = await appliedMigrations(owner);
  for (const { schema, migrations } of releases) {
    const expected = migrations.map(({ name }) => name);
    const ran = applied[schema] ?? [];
    missing.push(...expected.filter((name) => !ran.includes(name)));
    newer.push(...ran.filter((name) => !expected.includes(name)));
  }
  if (missing.length > 0) return wrong('migrations', `${missing.join(', ')} did not run: make up`);
  if (newer.length > 0)
    return note('migrations', `the database is of a later release than this one (${newer.join(', ')})`);
  return ok('migrations', 'those of this release did run');
}
