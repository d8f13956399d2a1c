import { setTimeout as wait } from 'node:timers/promises';
import { escapeIdentifier } from 'pg';
import { databaseName, urlOfDatabase, withMaintenanceClient } from './client.js';

const compactTime = (at: Date): string =>
  at
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();

/** The encoding and the locale are those of the live database. */
const createSql = `
  SELECT format(
    'CREATE DATABASE %I TEMPLATE template0 ENCODING %L LOCALE_PROVIDER %s LC_COLLATE %L LC_CTYPE %L %s',
    $2::text, pg_encoding_to_char(encoding), provider, datcollate, datctype,
    CASE WHEN datlocale IS NOT NULL THEN format('%s_LOCALE %L', provider, datlocale) END
  ) AS statement
  FROM pg_database,
    LATERAL (SELECT CASE datlocprovider WHEN 'i' THEN 'icu' WHEN 'b' THEN 'builtin' ELSE 'libc' END AS provider) AS named
  WHERE datname = $1`;

export async function createStagingDatabase(ownerUrl: string, at: Date): Promise<string> {
  await dropStagingDatabases(ownerUrl);
  const live = databaseName(ownerUrl);
  const staging = `${live}_restoring_${compactTime(at)}`;
  await withMaintenanceClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ statement: string }>(createSql, [live, staging]);
    await client.query(rows[0]?.statement ?? '');
  });
  return urlOfDatabase(staging, ownerUrl);
}

/** That of a failed restore, and those of killed ones: the caller holds the backup lock. */
export async function dropStagingDatabases(ownerUrl: string): Promise<void> {
  await withMaintenanceClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ statement: string }>(
      `SELECT format('DROP DATABASE %I WITH (FORCE)', datname) AS statement
       FROM pg_database WHERE starts_with(datname, $1)`,
      [`${databaseName(ownerUrl)}_restoring_`],
    );
    for (const { statement } of rows) await client.query(statement);
  });
}

/** One transaction renames both, so there is always a live database. The services reconnect to the restored one. */
export async function swapDatabases(ownerUrl: string, stagingUrl: string, at: Date): Promise<string> {
  const live = databaseName(ownerUrl);
  const previous = `${live}_before_${compactTime(at)}`;
  const rename = (from: string, to: string) =>
    `ALTER DATABASE ${escapeIdentifier(from)} RENAME TO ${escapeIdentifier(to)}`;
  await withMaintenanceClient(ownerUrl, async (client) => {
    await client.query("BEGIN; SET LOCAL lock_timeout = '10s'");
    const stopTerminating = new AbortController();
    const terminating = terminateConnections(ownerUrl, stopTerminating.signal);
    try {
      await client.query(rename(live, previous));
    } finally {
      stopTerminating.abort();
      await terminating;
    }
    await client.query(rename(databaseName(stagingUrl), live));
    await client.query('COMMIT');
  });
  return previous;
}

const terminateIntervalMs = 50;

async function terminateConnections(ownerUrl: string, signal: AbortSignal): Promise<void> {
  await withMaintenanceClient(ownerUrl, async (client) => {
    while (!signal.aborted) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
        [databaseName(ownerUrl)],
      );
      await wait(terminateIntervalMs);
    }
  });
}
