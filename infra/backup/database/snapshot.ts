import type { Client } from 'pg';
import type { Contents } from '../contents.js';
import { withClient } from './client.js';
import { type ClientPrograms, dumpDatabase } from './client-programs.js';
import { tableChecksums } from './table-checksums.js';

type Snapshot = { info: Pick<Contents, 'tables' | 'migrations' | 'postgres'>; usedHashes: string[] | undefined };
type DumpOptions = { ownerUrl: string; programs: ClientPrograms; file: string; signal?: AbortSignal | undefined };

/** The dump and the checksums read the same exported snapshot, whatever is written meanwhile. */
export function dumpWithChecksums({ ownerUrl, programs, file, signal }: DumpOptions): Promise<Snapshot> {
  return withClient(ownerUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const snapshot = await textOf(client, 'SELECT pg_export_snapshot()');
    const aborter = new AbortController();
    const abortSignal = signal ? AbortSignal.any([signal, aborter.signal]) : aborter.signal;
    const dumping = dumpDatabase(programs, { url: ownerUrl, snapshot, file, signal: abortSignal });
    try {
      const [snapshotInfo] = await Promise.all([readSnapshot(client), dumping]);
      await client.query('COMMIT');
      return snapshotInfo;
    } catch (error) {
      aborter.abort();
      await dumping.catch(() => undefined);
      throw error;
    }
  });
}

async function readSnapshot(client: Client): Promise<Snapshot> {
  const postgres = await textOf(client, 'SHOW server_version');
  const info = { postgres, migrations: await appliedMigrations(client), tables: await tableChecksums(client) };
  return { info, usedHashes: await readUsedHashes(client) };
}

async function appliedMigrations(client: Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ schema: string }>(
    "SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'migrations' ORDER BY 1",
  );
  const applied: Record<string, string[]> = {};
  for (const { schema } of rows) {
    const result = await client.query<{ name: string }>(
      `SELECT name FROM ${client.escapeIdentifier(schema)}.migrations ORDER BY id`,
    );
    applied[schema] = result.rows.map(({ name }) => name);
  }
  return applied;
}

async function textOf(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  return String((rows as unknown[][])[0]?.[0]);
}

/** Returns undefined for the schema of a previous release, which does not record uploads. */
async function readUsedHashes(client: Client): Promise<string[] | undefined> {
  const hasFunction = await client.query(
    "SELECT FROM pg_proc WHERE oid = to_regprocedure('operations.uploads_in_use(text[])')",
  );
  if (hasFunction.rowCount === 0) return undefined;
  const { rows } = await client.query<{ sha256: string }>(
    `SELECT DISTINCT uploads_in_use AS sha256 FROM operations.uploads_in_use(
       ARRAY(SELECT sha256 FROM operations.uploads WHERE removed_at IS NULL)) ORDER BY 1`,
  );
  return rows.map(({ sha256 }) => sha256);
}
