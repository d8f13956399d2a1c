import { query } from './database.js';
import { type Snapshot, shortId } from './repository.js';

/**
 * Records the start of a backup and returns the id of the record. The caller holds the backup lock, so another backup that is
 * recorded as running was killed.
 */
export async function recordStart(ownerUrl: string): Promise<string> {
  const [record] = await query<{ id: string }>(
    ownerUrl,
    `WITH killed AS (UPDATE operations.backups SET outcome = 'failed', finished_at = now(),
       message = 'The backup was killed, or the machine went down.' WHERE outcome = 'running')
     INSERT INTO operations.backups (started_at, outcome) VALUES (now(), 'running') RETURNING id`,
  );
  return String(record?.id);
}

/** Staff, the doctor and the metrics read these records; the doctor looks for each `file` in the repository. */
export async function updateRecord(ownerUrl: string, id: string, values: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(values)
    .map((name, index) => `${name} = $${index + 2}`)
    .join();
  await query(ownerUrl, `UPDATE operations.backups SET ${columns} WHERE id = $1`, [id, ...Object.values(values)]);
}

/** PostgreSQL reads `now` as the time of its own clock. */
export const recordFailed = (ownerUrl: string, id: string, message: string): Promise<void> =>
  updateRecord(ownerUrl, id, { outcome: 'failed', finished_at: 'now', message });

export async function recordPruned(ownerUrl: string, snapshots: Snapshot[]): Promise<void> {
  const files = snapshots.map(shortId);
  await query(ownerUrl, 'UPDATE operations.backups SET pruned_at = now() WHERE file = ANY ($1)', [files]);
}

export type History = Awaited<ReturnType<typeof readHistory>>;

/**
 * `knownIds` are the snapshots that this database was stored in or restored from, as `shortId` writes them. The next backup is
 * compared with `previousId`, the last stored or the restored one.
 */
export async function readHistory(ownerUrl: string) {
  const records = await query<{ file: string; outcome: string; superseded_at: Date | null }>(
    ownerUrl,
    'SELECT file, outcome, superseded_at FROM operations.backups WHERE file IS NOT NULL ORDER BY id',
  );
  const stored = records.filter(({ outcome }) => outcome === 'stored');
  const previousId = stored.findLast((record) => !record.superseded_at)?.file;
  return { knownIds: records.map(({ file }) => file), previousId, isEmpty: stored.length === 0 };
}

/**
 * The schedule asks every five minutes (infra/backup/schedule.sh), so that backups are at most an hour apart. After a clock was set
 * back, the last backup may be in the future, and the order of the times may differ from that of the ids.
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
const columns =
  'started_at, finished_at, outcome, file, bytes, row_count, objects, used_objects, sha256, off_site, message, pruned_at, superseded_at';

/**
 * Copies the records of backups into the restored database. Newer backups still exist there, but are marked as superseded, so that
 * the next backup is compared with the restored content. A restored backup that is not recorded yet, as in a new installation, is
 * added; if it came from elsewhere, it counts as removed here.
 */
export async function copyBackupHistory(liveUrl: string, stagingUrl: string, restored: Snapshot, offSite?: string) {
  const { time, rows: row_count, objects = 0 } = restored;
  const [file, now] = [shortId(restored), new Date()];
  const live = await query<{ record: { file: string | null; outcome: string } }>(
    liveUrl,
    'SELECT to_jsonb(backups) AS record FROM operations.backups ORDER BY id',
  ).catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  const records: object[] = live.map(({ record }) => ({ ...record, superseded_at: record.file === file ? null : now }));
  const elsewhere = offSite && { off_site: offSite, pruned_at: now };
  if (!live.some(({ record }) => record.file === file && record.outcome === 'stored'))
    records.push({ started_at: time, finished_at: time, outcome: 'stored', file, row_count, objects, ...elsewhere });
  await query(
    stagingUrl,
    `INSERT INTO operations.backups (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::operations.backups, $1)`,
    [JSON.stringify(records)],
  );
}
