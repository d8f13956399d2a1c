import { backupOverdueAfterHours } from '@majlis/contracts/staff/system-status';
import type pg from 'pg';
import { type CheckResult, note, ok, wrong } from '../check-result.js';
import type { Installation } from '../installation.js';

type Last = { stored: Date | null; failed: Date | null; message: string | null };
type LastCopy = { copied: Date | null; firstMissing: Date | null; message: string | null };
type Stored = { file: string; isOffSite: boolean };

const subject = 'backups';
const offSiteSubject = 'off-site';
const maxListed = 3;

export async function checkBackups(
  owner: pg.Client,
  installation: Installation,
  snapshots: string[] | undefined,
): Promise<CheckResult[]> {
  const { rows: tables } = await owner.query<{ name: string | null }>(
    "SELECT to_regclass('operations.backups') AS name",
  );
  if (!tables[0]?.name) {
    const isOn = installation.overlays.includes('backup');
    return isOn ? [wrong(subject, 'cannot be recorded: make up brings the database up to date')] : [];
  }
  return [
    await checkLastBackup(owner, installation, snapshots),
    ...(await checkSnapshots(owner, snapshots)),
    ...(await checkOffSiteCopies(owner, installation)),
  ];
}

async function checkLastBackup(
  owner: pg.Client,
  installation: Installation,
  snapshots: string[] | undefined,
): Promise<CheckResult> {
  const { rows } = await owner.query<Last>(`
    SELECT max(finished_at) FILTER (WHERE outcome = 'stored') AS stored,
           max(finished_at) FILTER (WHERE outcome = 'failed') AS failed,
           (array_agg(message ORDER BY finished_at DESC) FILTER (WHERE outcome = 'failed'))[1] AS message
    FROM operations.backups`);
  const { stored = null, failed = null, message = null } = rows[0] ?? {};
  const hours = stored ? hoursSince(stored) : Number.POSITIVE_INFINITY;
  const last = stored ? `the last is ${hours} hours old` : 'there is none yet';
  if (!stored && snapshots && snapshots.length > 0)
    return wrong(
      subject,
      `an empty installation beside ${snapshots.length} backups: make restore brings their content back; ` +
        'if it is meant to be new: make backup FORCE=1',
    );
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

/** The repository names each snapshot in its folder by its id, so that no password is needed to compare it with the table. */
async function checkSnapshots(owner: pg.Client, snapshots: string[] | undefined): Promise<CheckResult[]> {
  if (!snapshots) return [note('snapshots', 'the folder of backups could not be read; make backups lists them')];
  // The row is read as JSON, because during an upgrade the table may lack a column. Releases before restic wrote tar files.
  const { rows: stored } = await owner.query<Stored>(
    `SELECT file, off_site IS NOT NULL AS "isOffSite" FROM operations.backups
     WHERE outcome = 'stored' AND file NOT LIKE '%.tar' AND to_jsonb(backups)->>'pruned_at' IS NULL ORDER BY id DESC`,
  );
  const missing = stored.filter(({ file }) => !snapshots.some((id) => id.startsWith(file)));
  if (missing.length > 0) return [missingSnapshotsResult(missing, missing[0] === stored[0])];
  return stored.length > 0 ? [ok('snapshots', `${stored.length} in the repository, as recorded`)] : [];
}

/** An operator may have removed old ones for space. A missing newest one means that the current content has no backup. */
function missingSnapshotsResult(missing: Stored[], isNewestMissing: boolean): CheckResult {
  const more = missing.length > maxListed ? ` and ${missing.length - maxListed} more` : '';
  const names = missing.slice(0, maxListed).map(({ file }) => file);
  const copy = missing.find(({ isOffSite }) => isOffSite);
  const offSite = copy ? `; off-site there is a copy, for make restore SNAPSHOT=offsite:${copy.file}` : '';
  const message = `deleted from the repository: ${names.join(', ')}${more}`;
  if (isNewestMissing)
    return wrong('snapshots', `${message}, the newest among them: make backup makes another${offSite}`);
  return note('snapshots', `${message}; newer ones exist, and make backups lists them${offSite}`);
}

/** A repository of any kind: whether it could be written to is known from the records of the backups alone. */
async function checkOffSiteCopies(owner: pg.Client, installation: Installation): Promise<CheckResult[]> {
  if (!installation.setting('BACKUP_OFF_SITE')) return [];
  const { rows } = await owner.query<LastCopy>(`
    SELECT last.finished_at AS copied, missing.finished_at AS "firstMissing", missing.message
    FROM (SELECT max(finished_at) AS finished_at, coalesce(max(id), 0) AS id FROM operations.backups
          WHERE outcome = 'stored' AND off_site IS NOT NULL) AS last
    LEFT JOIN LATERAL (
      SELECT min(finished_at) AS finished_at, (array_agg(message ORDER BY backups.id DESC))[1] AS message
      FROM operations.backups WHERE outcome = 'stored' AND message IS NOT NULL AND backups.id > last.id) AS missing ON true`);
  const { copied = null, firstMissing = null, message = null } = rows[0] ?? {};
  if (!copied && !firstMissing) return [];
  const last = copied ? `the last copy is ${hoursSince(copied)} hours old` : 'there is no copy yet';
  if (!firstMissing) return [ok(offSiteSubject, last)];
  if (hoursSince(firstMissing) < backupOverdueAfterHours)
    return [note(offSiteSubject, `${last}: ${message ?? 'the last backup could not be copied'}`)];
  return [
    wrong(
      offSiteSubject,
      `${last} (${message ?? 'no message'}): correct BACKUP_OFF_SITE in infra/compose/.env or its keys in infra/compose/secrets, then make backup`,
    ),
  ];
}

const hoursSince = (time: Date): number => Math.floor((Date.now() - time.getTime()) / 3_600_000);
