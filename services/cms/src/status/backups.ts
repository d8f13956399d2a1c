import type { BackupsState } from '@majlis/contracts/system-status';
import type { DataSource } from 'typeorm';

const backupsSql = `
  SELECT DISTINCT ON (outcome) outcome, started_at AS "startedAt", coalesce(finished_at, started_at) AS "finishedAt",
         file, bytes::float8 AS bytes, objects, off_site AS "offSite", message
  FROM operations.backups ORDER BY outcome, id DESC`;

type BackupRow = {
  outcome: 'running' | 'stored' | 'failed';
  startedAt: Date;
  finishedAt: Date;
  file: string | null;
  bytes: number | null;
  objects: number | null;
  offSite: string | null;
  message: string | null;
};

/** The backup jobs record their runs in operations.backups. */
export async function readBackups(database: DataSource): Promise<Omit<BackupsState, 'areExpected'>> {
  const rows: BackupRow[] = await database.query(backupsSql);
  const latest = (outcome: BackupRow['outcome']) => rows.find((row) => row.outcome === outcome);
  const [stored, failed, running] = [latest('stored'), latest('failed'), latest('running')];
  return {
    stored: stored ? toStoredBackup(stored) : null,
    failed: failed ? { at: failed.finishedAt.toISOString(), message: failed.message } : null,
    runningSince: running?.startedAt.toISOString() ?? null,
  };
}

const toStoredBackup = ({ startedAt, finishedAt, file, bytes, objects, offSite, message }: BackupRow) => ({
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
  file,
  bytes,
  objects,
  offSite,
  message,
});
