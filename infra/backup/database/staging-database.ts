import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '@majlis/kit/database/with-client';
import { escapeIdentifier as quote } from 'pg';
import { maintenanceUrl, query, urlOfDatabase } from './client.js';

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
const stagingName = (ownerUrl: string): string => `${databaseName(ownerUrl)}_restoring`;

/** Encoding and collation are those of the live database. */
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

/** One that exists is from a failed or killed restore, because the caller holds the backup lock. */
export async function dropStagingDatabase(ownerUrl: string): Promise<void> {
  await query(maintenanceUrl(ownerUrl), `DROP DATABASE IF EXISTS ${quote(stagingName(ownerUrl))} WITH (FORCE)`);
}

/** One transaction renames both, so there is always a live database. The services reconnect to the restored one. */
export async function swapDatabases(ownerUrl: string): Promise<string> {
  const live = databaseName(ownerUrl);
  const previous = `${live}_before_${new Date()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase()}`;
  await withClient(maintenanceUrl(ownerUrl), async (client) => {
    await client.query("BEGIN; SET LOCAL lock_timeout = '10s'");
    const stopTerminating = new AbortController();
    const terminating = terminateConnections(ownerUrl, stopTerminating.signal);
    try {
      await client.query(`ALTER DATABASE ${quote(live)} RENAME TO ${quote(previous)}`);
    } finally {
      stopTerminating.abort();
      await terminating;
    }
    await client.query(`ALTER DATABASE ${quote(stagingName(ownerUrl))} RENAME TO ${quote(live)}; COMMIT`);
  });
  return previous;
}

const terminateIntervalMs = 50;

async function terminateConnections(ownerUrl: string, signal: AbortSignal): Promise<void> {
  await withClient(maintenanceUrl(ownerUrl), async (client) => {
    while (!signal.aborted) {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend'`,
        [databaseName(ownerUrl)],
      );
      await wait(terminateIntervalMs);
    }
  });
}
