import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@majlis/kit/database/with-client';
import { type Client, escapeIdentifier as quote } from 'pg';
import { z } from 'zod';
import { appliedMigrations } from '../migrate/migrate.js';
import { runProgram, UserFacingError } from './run-program.js';

export const query = <Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(sql, values)).rows);

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

export const urlOfDatabase = (database: string, ownerUrl: string): string =>
  Object.assign(new URL(ownerUrl), { pathname: `/${database}` }).href;

/** Every server has this database. A restore cannot be connected to the one that it renames. */
const maintenanceUrl = (ownerUrl: string): string => urlOfDatabase('postgres', ownerUrl);

export function withBackupLock<Result>(ownerUrl: string, action: () => Promise<Result>): Promise<Result> {
  return withClient(maintenanceUrl(ownerUrl), async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('majlis backup ' || $1, 0)) AS locked",
      [new URL(ownerUrl).pathname],
    );
    if (!rows[0]?.locked) throw new UserFacingError('Another backup or restore is running. Wait until it has ended.');
    return action();
  });
}

/**
 * While `action` runs, no upload is removed, so that the objects match the snapshot of the database. Uploads hold the same shared
 * lock and do not wait.
 */
export function withUploadGcPaused<Result>(ownerUrl: string, action: () => Promise<Result>): Promise<Result> {
  return withClient(ownerUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock_shared(hashtextextended('majlis uploads', 0))");
    return action();
  });
}

/** These tables describe the running system, not its content; a restore must not revive ended staff sessions. */
export const tablesWithoutRows = ['auth.sessions', 'operations.service_instances', 'operations.backups'];

export const checksumShape = z.object({ table: z.string(), rows: z.int().nonnegative(), checksum: z.string() });
export type TableChecksum = z.infer<typeof checksumShape>;

const canonicalTextSql = `SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'iso_8601';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = pg_catalog`;

const tablesSql = `SELECT nspname || '.' || relname AS name, format('%I.%I', nspname, relname) AS quoted
  FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind = 'r' AND relpersistence = 'p' AND nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'
  ORDER BY nspname, relname`;

/**
 * The checksum is a sum of the rows' hashes: it does not depend on their order, and every missing, added or changed row changes it.
 */
function checksumSql(table: string): string {
  const sumOfHalf = (from: number) => `coalesce(sum(('x' || substr(hash, ${from}, 16))::bit(64)::bigint::numeric), 0)`;
  return `SELECT $1::text AS table, count(*)::float8 AS rows,
      encode(sha256(convert_to(${sumOfHalf(1)} || ' ' || ${sumOfHalf(17)}, 'UTF8')), 'hex') AS checksum
    FROM (SELECT encode(sha256(convert_to(t::text, 'UTF8')), 'hex') AS hash FROM ${table} t) AS hashes`;
}

/** `client` must be in a transaction, because the checksums are those of its snapshot and the settings are local to it. */
export async function tableChecksums(client: Client, excluded: string[] = tablesWithoutRows): Promise<TableChecksum[]> {
  await client.query(canonicalTextSql);
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(tablesSql);
  const checksums: TableChecksum[] = [];
  for (const { name, quoted } of tables)
    if (!excluded.includes(name))
      checksums.push(...(await client.query<TableChecksum>(checksumSql(quoted), [name])).rows);
  return checksums;
}

export function diffChecksums(expected: TableChecksum[], actual: TableChecksum[]): string[] {
  const checksums = new Map(actual.map((sum) => [sum.table, sum]));
  const differences = expected.flatMap(({ table, rows, checksum }) => {
    const sum = checksums.get(table);
    checksums.delete(table);
    if (!sum) return [`${table} is missing`];
    if (sum.rows !== rows) return [`${table} has ${sum.rows} rows instead of ${rows}`];
    return sum.checksum === checksum ? [] : [`${table} has other content`];
  });
  return [...differences, ...[...checksums.keys()].map((table) => `${table} should not be there`)];
}

export const findDifferences = (url: string, expected: { tables: TableChecksum[]; withoutRows: string[] }) =>
  withClient(url, async (client) => {
    await client.query('ANALYZE');
    await client.query('BEGIN');
    return diffChecksums(expected.tables, await tableChecksums(client, expected.withoutRows));
  });

/**
 * The dump and the checksums read the same exported snapshot, whatever is written meanwhile. The dump is not compressed, so that
 * restic stores only its changes: in a compressed one, a changed row changes all that follows.
 */
export function dumpWithChecksums(ownerUrl: string, file: string, signal?: AbortSignal) {
  return withClient(ownerUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const excluded = tablesWithoutRows.map((table) => `--exclude-table-data=${table}`);
    const options = ['--format=custom', '--compress=0', `--snapshot=${rows[0]?.id}`, '--lock-wait-timeout=60s'];
    const dumping = runClient('pg_dump', ownerUrl, [...options, ...excluded, `--file=${file}`], signal);
    const describing = describeSnapshot(client);
    // pg_dump must end before the transaction does, because it reads the exported snapshot.
    await Promise.all([describing, dumping]).catch(() => dumping);
    return describing;
  });
}

/** The tables that staff edit have a history. Feeds are left out, because they fill their tables by themselves. */
const editedTablesSql = `
  SELECT DISTINCT nspname || '.' || relname AS name
  FROM pg_trigger JOIN pg_class class ON class.oid = tgrelid JOIN pg_namespace space ON space.oid = relnamespace
  WHERE tgname = 'revisions_recorded' AND nspname <> 'feeds'`;

const usedHashesSql = `
  SELECT DISTINCT sha256 FROM operations.uploads_in_use(
    ARRAY(SELECT sha256 FROM operations.uploads WHERE removed_at IS NULL)) AS sha256 ORDER BY 1`;

async function describeSnapshot(client: Client) {
  const { rows: servers } = await client.query<{ server_version: string }>('SHOW server_version');
  const tables = await tableChecksums(client);
  const info = { postgres: servers[0]?.server_version ?? '', migrations: await appliedMigrations(client), tables };
  const { rows: edited } = await client.query<{ name: string }>(editedTablesSql);
  const { rows: used } = await client.query<{ sha256: string }>(usedHashesSql);
  const isEmpty = !tables.some(({ table, rows }) => rows > 0 && edited.some(({ name }) => name === table));
  return { info, isEmpty, usedHashes: used.map(({ sha256 }) => sha256) };
}

/** The target must be empty. The roles to which the dump grants privileges must exist. */
export const restoreDump = (url: string, file: string, signal?: AbortSignal): Promise<string> =>
  runClient('pg_restore', url, ['--exit-on-error', '--no-owner', file], signal);

/** The password is passed in the environment, because every process can read command line arguments. */
function runClient(program: string, url: string, args: string[], signal?: AbortSignal): Promise<string> {
  const address = new URL(url);
  const environment = { PGPASSWORD: decodeURIComponent(address.password), PGAPPNAME: 'majlis-backup' };
  address.password = '';
  return runProgram(program, ['--no-password', `--dbname=${address.href}`, ...args], environment, { signal });
}

const stagingName = (ownerUrl: string): string => `${databaseName(ownerUrl)}_restoring`;

/** The new database has the encoding and collation of the live one. */
const createSql = `
  SELECT format('CREATE DATABASE %I TEMPLATE template0 ENCODING = %L LOCALE_PROVIDER = %s LC_COLLATE = %L LC_CTYPE = %L',
      $2::text, pg_encoding_to_char(encoding), provider, datcollate, datctype)
    || coalesce(format(' %s_locale = ', provider) || quote_literal(datlocale), '') AS statement
  FROM pg_database, (VALUES ('c', 'libc'), ('i', 'icu'), ('b', 'builtin')) AS providers (code, provider)
  WHERE datname = $1 AND code = datlocprovider::text`;

export async function createStagingDatabase(ownerUrl: string): Promise<string> {
  const staging = stagingName(ownerUrl);
  await dropStagingDatabase(ownerUrl);
  const [create] = await query<{ statement: string }>(ownerUrl, createSql, [databaseName(ownerUrl), staging]);
  if (!create) throw new Error('The locale of the live database is unknown.');
  await query(maintenanceUrl(ownerUrl), create.statement);
  return urlOfDatabase(staging, ownerUrl);
}

/** An existing staging database is left from a failed or killed restore, because the caller holds the backup lock. */
export async function dropStagingDatabase(ownerUrl: string): Promise<void> {
  await query(maintenanceUrl(ownerUrl), `DROP DATABASE IF EXISTS ${quote(stagingName(ownerUrl))} WITH (FORCE)`);
}

const terminateIntervalMs = 50;

/** Renames both databases in one transaction, so that there is always a live one. The services reconnect to the restored one. */
export async function swapDatabases(ownerUrl: string): Promise<string> {
  const live = databaseName(ownerUrl);
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const previous = `${live}_before_${time.toLowerCase()}`;
  await withClient(maintenanceUrl(ownerUrl), async (client) => {
    await client.query("BEGIN; SET LOCAL lock_timeout = '10s'");
    let isRenaming = true;
    const renaming = client.query(`ALTER DATABASE ${quote(live)} RENAME TO ${quote(previous)}`).finally(() => {
      isRenaming = false;
    });
    // A database can be renamed while nobody is connected.
    const terminating = withClient(maintenanceUrl(ownerUrl), async (other) => {
      const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`;
      for (; isRenaming; await wait(terminateIntervalMs)) await other.query(sql, [live]);
    });
    await Promise.all([renaming, terminating]);
    await client.query(`ALTER DATABASE ${quote(stagingName(ownerUrl))} RENAME TO ${quote(live)}; COMMIT`);
  });
  return previous;
}
