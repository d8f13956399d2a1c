import type { BackupCounts } from '../completeness.js';
import { type Snapshot, shortId } from '../repository.js';
import { query } from './client.js';

export type StoredCounts = BackupCounts & { allObjects: number; bytes: number };

/** The caller holds the backup lock, so a backup that is recorded as running was killed. Returns the id of the record. */
export async function recordStart(ownerUrl: string): Promise<string> {
  const [record] = await query<{ id: string }>(
    ownerUrl,
    `WITH killed AS (UPDATE operations.backups SET outcome = 'failed', finished_at = now(),
       message = 'The backup was killed, or the machine went down.' WHERE outcome = 'running')
     INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'running') RETURNING id`,
  );
  return String(record?.id);
}

/** A process that is killed from now on leaves a snapshot that the next one knows as its own. */
export async function recordSnapshot(ownerUrl: string, id: string, snapshot: Snapshot): Promise<void> {
  await query(ownerUrl, 'UPDATE operations.backups SET file = $2 WHERE id = $1', [id, shortId(snapshot)]);
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

export async function recordFailed(ownerUrl: string, id: string, message: string): Promise<void> {
  await query(
    ownerUrl,
    `UPDATE operations.backups SET outcome = 'failed', finished_at = now(), message = $2 WHERE id = $1 AND outcome = 'running'`,
    [id, message],
  );
}

export async function recordPruned(ownerUrl: string, files: string[]): Promise<void> {
  await query(ownerUrl, 'UPDATE operations.backups SET pruned_at = now() WHERE file = ANY ($1)', [files]);
}

/** Null is recorded as the location of a copy that failed. */
export async function recordOffSite(ownerUrl: string, id: string, location: string | null, message?: string) {
  const update = 'UPDATE operations.backups SET off_site = $2, message = $3 WHERE id = $1';
  await query(ownerUrl, update, [id, location, message]);
}

export type BackupHistory = {
  /** The ids of the snapshots that this database was stored in or restored from, as `shortId` writes them. */
  knownIds: string[];
  /** The id of the snapshot that the next backup is compared with: the last one, or the restored one. */
  previousId: string | undefined;
  isEmpty: boolean;
};

export async function readBackupHistory(ownerUrl: string): Promise<BackupHistory> {
  const records = await query<{ file: string; outcome: string; isSuperseded: boolean }>(
    ownerUrl,
    `SELECT file, outcome, superseded_at IS NOT NULL AS "isSuperseded" FROM operations.backups
     WHERE file IS NOT NULL ORDER BY id`,
  );
  const stored = records.filter(({ outcome }) => outcome === 'stored');
  return {
    knownIds: records.map(({ file }) => file),
    previousId: stored.findLast(({ isSuperseded }) => !isSuperseded)?.file,
    isEmpty: stored.length === 0,
  };
}

/**
 * The schedule asks every five minutes (infra/backup/schedule.sh), so that no backup is more than an hour after the one before.
 * A clock that was set back makes that one of the future, and puts the times in another order than the ids.
 */
export async function isBackupDue(ownerUrl: string): Promise<boolean> {
  const [last] = await query<{ isRecent: boolean }>(
    ownerUrl,
    `SELECT started_at BETWEEN now() - interval '54 minutes' AND now() AS "isRecent" FROM operations.backups
     WHERE outcome = 'stored' ORDER BY id DESC LIMIT 1`,
  );
  return !last?.isRecent;
}

const undefinedTable = '42P01';

export type RestoredBackup = { snapshot: Snapshot; rows: number; objects: number; offSite: string | null };

/**
 * Newer backups still exist. They are superseded, so that the next backup is compared with the restored content. A new
 * installation does not know the restored backup yet; one that was restored from elsewhere counts as removed here.
 */
export async function copyBackupHistory(liveUrl: string, stagingUrl: string, restored: RestoredBackup): Promise<void> {
  const columns =
    'started_at, finished_at, outcome, file, bytes, row_count, objects, used_objects, sha256, off_site, message, pruned_at';
  const backups = await query<{ backup: object }>(
    liveUrl,
    'SELECT to_jsonb(backups) AS backup FROM operations.backups ORDER BY id',
  ).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  const file = shortId(restored.snapshot);
  await query(
    stagingUrl,
    `INSERT INTO operations.backups (${columns}, superseded_at)
     SELECT ${columns}, CASE WHEN file IS DISTINCT FROM $2 THEN now() END
     FROM json_populate_recordset(NULL::operations.backups, $1)`,
    [JSON.stringify(backups.map(({ backup }) => backup)), file],
  );
  const { snapshot, rows, objects, offSite } = restored;
  await query(
    stagingUrl,
    `INSERT INTO operations.backups (started_at, finished_at, outcome, file, row_count, objects, off_site, pruned_at)
     SELECT $2, $2, 'stored', $1, $3, $4, $5::text, CASE WHEN $5 IS NOT NULL THEN now() END
     WHERE NOT EXISTS (SELECT FROM operations.backups WHERE file = $1 AND outcome = 'stored')`,
    [file, snapshot.time, rows, objects, offSite],
  );
}
