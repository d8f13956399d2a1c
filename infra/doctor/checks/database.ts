import type { Migrations } from '@majlis/kit/database/run-migrations';
import pg from 'pg';
import { appliedMigrations } from '../../migrate/applied-migrations.js';
import { allMigrations } from '../../migrate/migrate.js';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';
import { checkBackups } from './backups.js';
import { checkFeeds } from './feeds.js';
import { psqlCommand } from './psql-command.js';
import { checkSchema } from './schema.js';
import { checkStoredFiles } from './stored-files.js';
import { checkTableAccess, type Role } from './table-access.js';

const subject = 'database';
const services: Role[] = ['cms', 'conferences', 'feeds', 'publisher'];

export async function checkDatabase(installation: Installation, snapshots?: string[]): Promise<CheckResult[]> {
  const url = installation.secret('owner-database-url');
  const owner = createClient(url);
  try {
    await owner.connect();
  } catch (error) {
    await owner.end().catch(() => undefined);
    return [wrong(subject, describeConnectionError(error, 'owner'))];
  }
  try {
    return [
      ...(await checkRoles(installation)),
      ...(await checkReadOnly(owner)),
      ...(await checkTables(owner, url)),
      ...(await checkStoredFiles(owner, installation)),
      ...(await checkFeeds(owner, installation)),
      ...(await checkBackups(owner, installation, snapshots)),
      ...(await checkLocks(owner)),
    ];
  } finally {
    await owner.end();
  }
}

function createClient(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // Without a listener an error event of a broken connection would end the process.
  client.on('error', () => undefined);
  return client;
}

async function checkRoles(installation: Installation): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const role of services) {
    const client = createClient(installation.secret(`${role}-database-url`));
    try {
      await client.connect();
      results.push(...(await checkTableAccess(client, role)));
    } catch (error) {
      results.push(wrong(subject, describeConnectionError(error, role)));
    }
    await client.end().catch(() => undefined);
  }
  return results.length > 0
    ? results
    : [ok(subject, 'accepts the owner and every service, and every service can read and write')];
}

/** A standby or a read-only database serves every read and rejects every write. */
async function checkReadOnly(owner: pg.Client): Promise<CheckResult[]> {
  const { rows } = await owner.query(
    `SELECT pg_is_in_recovery() AS standby, current_setting('transaction_read_only') AS "readOnly"`,
  );
  const [{ standby, readOnly }] = rows as [{ standby: boolean; readOnly: 'on' | 'off' }];
  if (standby)
    return [
      wrong(
        subject,
        'is a standby, which can only be read: infra/compose/secrets/*-database-url must name the primary',
      ),
    ];
  if (readOnly === 'off') return [];
  return [
    wrong(
      subject,
      'can only be read: default_transaction_read_only is on (some providers set it when the disk is full)',
    ),
  ];
}

function describeConnectionError(error: unknown, role: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === '28P01' && role === 'owner')
    return (
      'rejects the password of its owner: put the former one back into infra/compose/secrets/owner-database-password and ' +
      '-url (infra/README.md, Secrets, says how to change it)'
    );
  if (code === '28P01') return `rejects the password of majlis_${role}: make up, which gives the roles their passwords`;
  return `cannot be opened as majlis_${role} (${message}): make up, if it does not run; infra/scripts/compose.sh logs postgres`;
}

type BlockingSession = { pid: number; name: string; state: string; seconds: number; waiting: number };

/** No transaction of Majlis blocks others for 20 s; `seconds` is a parameter for the test. */
export async function checkLocks(owner: pg.Client, seconds = 20): Promise<CheckResult[]> {
  const { rows } = await owner.query<BlockingSession>(
    `SELECT pid, coalesce(nullif(application_name, ''), usename) AS name, state,
            extract(epoch FROM now() - xact_start)::int AS seconds, count(*)::int AS waiting
     FROM pg_stat_activity JOIN (SELECT unnest(pg_blocking_pids(pid)) AS pid FROM pg_stat_activity) held USING (pid)
     WHERE datname = current_database() AND wait_event_type IS DISTINCT FROM 'Lock'
       AND xact_start < now() - make_interval(secs => $1)
     GROUP BY 1, 2, 3, 4`,
    [seconds],
  );
  return rows.map(({ pid, name, state, seconds, waiting }) =>
    wrong(
      subject,
      `${name} (${state}) blocks ${waiting} other sessions with a transaction of ${seconds} s; to end it: ` +
        psqlCommand(`SELECT pg_terminate_backend(${pid})`),
    ),
  );
}

/** Without the same migrations the tables must differ. */
async function checkTables(owner: pg.Client, url: string): Promise<CheckResult[]> {
  const migrations = await checkMigrations(owner, await allMigrations());
  return [migrations, ...(migrations.status === 'ok' ? await checkSchema(owner, url) : [])];
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
