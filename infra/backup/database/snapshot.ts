import { withClient } from '@majlis/kit/database/with-client';
import type { Client } from 'pg';
import { appliedMigrations } from '../../migrate/applied-migrations.js';
import type { TableChecksum } from '../contents.js';
import { dumpDatabase } from './client-programs.js';
import { tableChecksums } from './table-checksums.js';

/** The dump and the checksums read the same exported snapshot, whatever is written meanwhile. */
export function dumpWithChecksums(ownerUrl: string, file: string, signal?: AbortSignal) {
  return withClient(ownerUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const dumping = dumpDatabase(ownerUrl, file, rows[0]?.id ?? '', signal);
    const describing = describeSnapshot(client);
    // The program has ended before the snapshot does.
    await Promise.all([describing, dumping]).catch(() => dumping);
    return describing;
  });
}

async function describeSnapshot(client: Client) {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const postgres = rows[0]?.server_version ?? '';
  const tables = await tableChecksums(client);
  const info = { postgres, migrations: await appliedMigrations(client), tables };
  return { info, isEmpty: await isWithoutContent(client, tables), usedHashes: await readUsedHashes(client) };
}

/** The tables that staff edit have a history. Feeds are left out, because they fill their tables by themselves. */
async function isWithoutContent(client: Client, tables: TableChecksum[]): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT nspname || '.' || relname AS name
     FROM pg_trigger JOIN pg_class class ON class.oid = tgrelid JOIN pg_namespace space ON space.oid = relnamespace
     WHERE tgname = 'revisions_recorded' AND nspname <> 'feeds'`,
  );
  const edited = new Set(rows.map(({ name }) => name));
  return !tables.some(({ table, rows }) => edited.has(table) && rows > 0);
}

async function readUsedHashes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ sha256: string }>(
    `SELECT DISTINCT uploads_in_use AS sha256 FROM operations.uploads_in_use(
       ARRAY(SELECT sha256 FROM operations.uploads WHERE removed_at IS NULL)) ORDER BY 1`,
  );
  return rows.map(({ sha256 }) => sha256);
}
