import { withClient } from '@majlis/kit/database/with-client';
import type { Client } from 'pg';
import { appliedMigrations } from '../../migrate/applied-migrations.js';
import type { Contents } from '../contents.js';
import { dumpDatabase } from './client-programs.js';
import { tableChecksums } from './table-checksums.js';

type Snapshot = { info: Pick<Contents, 'tables' | 'migrations' | 'postgres'>; usedHashes: string[] };
type DumpOptions = { ownerUrl: string; file: string; signal?: AbortSignal | undefined };

/** The dump and the checksums read the same exported snapshot, whatever is written meanwhile. */
export function dumpWithChecksums({ ownerUrl, file, signal }: DumpOptions): Promise<Snapshot> {
  return withClient(ownerUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const snapshot = await textOf(client, 'SELECT pg_export_snapshot()');
    await dumpDatabase({ url: ownerUrl, snapshot, file, signal });
    return readSnapshot(client);
  });
}

async function readSnapshot(client: Client): Promise<Snapshot> {
  const postgres = await textOf(client, 'SHOW server_version');
  const info = { postgres, migrations: await appliedMigrations(client), tables: await tableChecksums(client) };
  return { info, usedHashes: await readUsedHashes(client) };
}

async function textOf(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  return String((rows as unknown[][])[0]?.[0]);
}

/** Of all uploads that a row names. */
async function readUsedHashes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ sha256: string }>(
    `SELECT DISTINCT uploads_in_use AS sha256 FROM operations.uploads_in_use(
       ARRAY(SELECT sha256 FROM operations.uploads WHERE removed_at IS NULL)) ORDER BY 1`,
  );
  return rows.map(({ sha256 }) => sha256);
}
