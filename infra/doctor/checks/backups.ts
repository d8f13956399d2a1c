import { backupOverdueAfterHours } from '@majlis/contracts/system-status';
import type pg from 'pg';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Archive } from '../host-facts.js';
import type { Installation } from '../installation.js';

type Last = { stored: Date | null; failed: Date | null; message: string | null };
type Stored = { file: string; bytes: number; isOffSite: boolean };

const subject = 'backups';
const maxListed = 3;

export async function checkBackups(
  owner: pg.Client,
  installation: Installation,
  archives: Archive[] | undefined,
): Promise<CheckResult[]> {
  const { rows: tables } = await owner.query<{ name: string | null }>(
    "SELECT to_regclass('operations.backups') AS name",
  );
  if (!tables[0]?.name) {
    const isOn = installation.overlays.includes('backup');
    return isOn ? [wrong(subject, 'cannot be recorded: make up brings the database up to date')] : [];
  }
  return [await checkLastBackup(owner, installation), ...(await checkArchives(owner, installation, archives))];
}

async function checkLastBackup(owner: pg.Client, installation: Installation): Promise<CheckResult> {
  const { rows } = await owner.query<Last>(`
    SELECT max(finished_at) FILTER (WHERE outcome = 'stored') AS stored,
           max(finished_at) FILTER (WHERE outcome = 'failed') AS failed,
           (array_agg(message ORDER BY finished_at DESC) FILTER (WHERE outcome = 'failed'))[1] AS message
    FROM operations.backups`);
  const { stored = null, failed = null, message = null } = rows[0] ?? {};
  const hours = stored ? Math.floor((Date.now() - stored.getTime()) / 3_600_000) : Number.POSITIVE_INFINITY;
  const last = stored ? `the last is ${hours} hours old` : 'there is none yet';
  if (failed && (!stored || failed > stored))
    return wrong(subject, `the latest failed (${message ?? 'no message'}); ${last}: make backup`);
  if (!installation.overlays.includes('backup'))
    return note(
      subject,
      `${last} (make backup creates one), and no schedule is on: add backup to MAJLIS_OVERLAYS in infra/compose/.env, make up`,
    );
  if (!stored) return note(subject, `${last}; to have one now: make backup`);
  if (hours > backupOverdueAfterHours) return wrong(subject, `${last}: infra/scripts/compose.sh logs backup-schedule`);
  return ok(subject, last);
}

async function checkArchives(
  owner: pg.Client,
  installation: Installation,
  archives: Archive[] | undefined,
): Promise<CheckResult[]> {
  if (!archives) return [note('archives', 'their folder could not be read; make backups lists them')];
  // The row is read as JSON, because during an upgrade the table may lack a column.
  const { rows: stored } = await owner.query<Stored>(
    `SELECT file, bytes::float8 AS bytes, off_site IS NOT NULL AS "isOffSite" FROM operations.backups
     WHERE outcome = 'stored' AND file IS NOT NULL AND to_jsonb(backups)->>'pruned_at' IS NULL
     ORDER BY id DESC LIMIT $1`,
    [Number(installation.setting('BACKUP_KEEP')) || 14],
  );
  const sizes = new Map(archives.map(({ name, bytes }) => [name, bytes]));
  const missing = stored.filter(({ file }) => !sizes.has(file));
  const changed = stored.filter(({ file, bytes }) => sizes.has(file) && sizes.get(file) !== bytes);
  return [
    ...(missing.length > 0 ? [missingArchivesResult(missing, missing[0] === stored[0])] : []),
    ...changed.map(({ file }) =>
      wrong('archives', `${file} has another size than when it was written: make backup creates another`),
    ),
    ...(stored.length > 0 && missing.length + changed.length === 0
      ? [ok('archives', `${stored.length} in the folder, all with the size that was recorded`)]
      : []),
  ];
}

/** An operator may have deleted old archives for space. A missing newest archive means that the current content has no backup. */
function missingArchivesResult(missing: Stored[], isNewestMissing: boolean): CheckResult {
  const more = missing.length > maxListed ? ` and ${missing.length - maxListed} more` : '';
  const names = `${missing
    .slice(0, maxListed)
    .map(({ file }) => file)
    .join(', ')}${more}`;
  const copy = missing.find(({ isOffSite }) => isOffSite);
  const offSite = copy ? `; off-site there is a copy, for make restore FILE=offsite:${copy.file}` : '';
  const message = `deleted from their folder: ${names}`;
  if (isNewestMissing)
    return wrong('archives', `${message}, the newest among them: make backup creates another${offSite}`);
  return note('archives', `${message}; newer ones exist, and make backups lists them${offSite}`);
}
