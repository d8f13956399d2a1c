import { withClient } from '@majlis/kit/database/with-client';
import type { BackupCounts } from '../completeness.js';
import { type Snapshot, shortId } from '../repository.js';

export type StoredCounts = BackupCounts & { allObjects: number; bytes: number };

const query = <Row extends object>(ownerUrl: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(ownerUrl, async (client) => (await client.query<Row>(sql, values)).rows);

/** The caller holds the backup lock, so a backup that is recorded as running was killed. Returns the id of the record. */
export async function recordStart(ownerUrl: string): Promise<string> {
  await recordFailed(ownerUrl, 'The backup was killed, or the machine went down.');
  const insert = `INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'running') RETURNING id`;
  const [record] = await query<{ id: string }>(ownerUrl, insert);
  return String(record?.id);
}

/** The doctor looks for a snapshot of this name in the repository. */
export async function recordStored(ownerUrl: string, id: string, snapshot: Snapshot, counts: StoredCounts) {
  await query(
    ownerUrl,
    `UPDATE operations.backups SET outcome = 'stored', finished_at = now(), file = $2, bytes = $3, row_count = $4,
       objects = $5, used_objects = $6 WHERE id = $1`,
    [id, shortId(snapshot), counts.bytes, counts.rows, counts.allObjects, counts.objects],
  );
}

/** `id` is that of a backup; without it those that were killed have failed. */
export async function recordFailed(ownerUrl: string, message: string, id?: string): Promise<void> {
  await query(
    ownerUrl,
    `UPDATE operations.backups SET outcome = 'failed', finished_at = now(), message = $1
     WHERE outcome = 'running' AND ($2::bigint IS NULL OR id = $2)`,
    [message, id],
  );
}

export async function recordPruned(ownerUrl: string, files: string[]): Promise<void> {
  await query(ownerUrl, 'UPDATE operations.backups SET pruned_at = now() WHERE file = ANY ($1)', [files]);
}

export async function recordOffSite(ownerUrl: string, id: string, location: string | null, message?: string) {
  const statement = 'UPDATE operations.backups SET off_site = $2, message = $3 WHERE id = $1';
  await query(ownerUrl, statement, [id, location, message]);
}

export async function previousCounts(ownerUrl: string): Promise<BackupCounts | undefined> {
  const [counts] = await query<BackupCounts>(
    ownerUrl,
    `SELECT coalesce(row_count, 0)::float8 AS rows, coalesce(used_objects, 0)::float8 AS objects FROM operations.backups
     WHERE outcome = 'stored' AND superseded_at IS NULL ORDER BY id DESC LIMIT 1`,
  );
  return counts;
}

/** The order is that of the ids: after a clock was set back the times are not in order. */
export async function lastBackupTime(ownerUrl: string): Promise<Date | undefined> {
  const [last] = await query<{ startedAt: Date }>(
    ownerUrl,
    `SELECT started_at AS "startedAt" FROM operations.backups WHERE outcome = 'stored' ORDER BY id DESC LIMIT 1`,
  );
  return last?.startedAt;
}

const undefinedTable = '42P01';

/** Newer backups still exist. They are superseded, so that the next backup is compared with the restored content. */
export async function copyBackupHistory(liveUrl: string, stagingUrl: string, restoredFile: string): Promise<void> {
  const columns =
    'started_at, finished_at, outcome, file, bytes, row_count, objects, used_objects, sha256, off_site, message, pruned_at, superseded_at';
  const backups = await query<{ backup: object }>(
    liveUrl,
    'SELECT to_jsonb(backups) AS backup FROM operations.backups ORDER BY id',
  ).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  await query(
    stagingUrl,
    `INSERT INTO operations.backups (${columns})
     SELECT ${columns} FROM json_populate_recordset(NULL::operations.backups, $1)`,
    [JSON.stringify(backups.map(({ backup }) => backup))],
  );
  await query(
    stagingUrl,
    'UPDATE operations.backups SET superseded_at = CASE WHEN file IS DISTINCT FROM $1 THEN now() END',
    [restoredFile],
  );
}
