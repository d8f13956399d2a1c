import { setTimeout as wait } from 'node:timers/promises';
import { type Client, escapeIdentifier as quoteIdentifier } from 'pg';
import { databaseName, maintenanceDatabase, urlOfDatabase, withClient } from './client.js';

const compactTime = (at: Date): string =>
  at
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();

const stagingName = (live: string, at: Date): string => `${live}_restoring_${compactTime(at)}`;
const previousName = (live: string, at: Date): string => `${live}_before_${compactTime(at)}`;

export async function createStagingDatabase(ownerUrl: string, at: Date): Promise<string> {
  const live = databaseName(ownerUrl);
  const staging = stagingName(live, at);
  await withClient(urlOfDatabase(maintenanceDatabase, ownerUrl), async (client) => {
    await dropLeftovers(client, live);
    await client.query(
      `CREATE DATABASE ${quoteIdentifier(staging)} TEMPLATE template0 ${await localeOf(client, live)}`,
    );
  });
  return urlOfDatabase(staging, ownerUrl);
}

export async function dropStagingDatabase(stagingUrl: string): Promise<void> {
  await withClient(urlOfDatabase(maintenanceDatabase, stagingUrl), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${quoteIdentifier(databaseName(stagingUrl))} WITH (FORCE)`),
  );
}

/** Leftovers are from killed restores, because the caller holds the backup lock. */
async function dropLeftovers(client: Client, live: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)',
    [`${live}_restoring_`],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${quoteIdentifier(name)} WITH (FORCE)`);
}

async function localeOf(client: Client, database: string): Promise<string> {
  type Row = { encoding: string; provider: string; collate: string; ctype: string; locale: string | null };
  const { rows } = await client.query<Row>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datcollate AS collate,
            datctype AS ctype, datlocale AS locale FROM pg_database WHERE datname = $1`,
    [database],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no database ${database}`);
  const literal = client.escapeLiteral.bind(client);
  const provider = { c: 'libc', i: 'icu', b: 'builtin' }[row.provider] ?? 'libc';
  const locale = row.locale === null ? '' : ` ${provider}_locale = ${literal(row.locale)}`;
  return `ENCODING = ${literal(row.encoding)} LOCALE_PROVIDER = ${provider}
    LC_COLLATE = ${literal(row.collate)} LC_CTYPE = ${literal(row.ctype)}${locale}`;
}

/** One transaction renames both, so there is always a live database. The services reconnect to the restored one. */
export async function swapDatabases(ownerUrl: string, stagingUrl: string, at: Date): Promise<string> {
  const live = databaseName(ownerUrl);
  const previous = previousName(live, at);
  await withClient(urlOfDatabase(maintenanceDatabase, ownerUrl), async (client) => {
    await client.query("BEGIN; SET LOCAL lock_timeout = '10s'");
    const stopTerminating = new AbortController();
    const terminating = terminateConnections(ownerUrl, live, stopTerminating.signal);
    try {
      await client.query(`ALTER DATABASE ${quoteIdentifier(live)} RENAME TO ${quoteIdentifier(previous)}`);
    } finally {
      stopTerminating.abort();
      await terminating;
    }
    await client.query(
      `ALTER DATABASE ${quoteIdentifier(databaseName(stagingUrl))} RENAME TO ${quoteIdentifier(live)}`,
    );
    await client.query('COMMIT');
  });
  return previous;
}

const terminateIntervalMs = 50;

async function terminateConnections(ownerUrl: string, database: string, signal: AbortSignal): Promise<void> {
  await withClient(urlOfDatabase(maintenanceDatabase, ownerUrl), async (client) => {
    while (!signal.aborted) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
        [database],
      );
      await wait(terminateIntervalMs);
    }
  });
}
