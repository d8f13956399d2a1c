import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupOverdueAfterHours } from '@majlis/contracts/staff/system-status';
import { readFeedsSettings } from '@majlis/feeds/read-settings';
import type pg from 'pg';
import { type Checked, type CheckResults, hoursSince, listFirst, logsOf, reportOn } from '../check-result.js';
import { type Installation, secretsFolder, settingsFile } from '../installation.js';
import { feedUrls, readValidSettings } from './settings.js';

const feeds = reportOn('feeds');
const visits = reportOn('visits');
const backups = reportOn('backups');
const offSite = reportOn('off-site');

type Source = { url: string; kind: string; error: string; since?: string; isFailing: boolean; isOverdue: boolean };

/**
 * A source fails only after a day without success, because its server may be down for some hours. One that was never read fails at
 * once, because its address is probably wrong.
 */
const sourcesSql = `
  SELECT url, kind, coalesce(error, 'no reason') AS error, to_char(succeeded_at, 'YYYY-MM-DD') AS since,
         failures > 0 AND coalesce(succeeded_at < now() - interval '1 day', true) AS "isFailing",
         due_at < now() - interval '2 hours' AS "isOverdue"
  FROM feeds.sources WHERE url = ANY ($1) OR (kind = 'instagram' AND $2) ORDER BY url`;

export async function checkFeeds(client: pg.Client, installation: Installation): Checked {
  const settings = readValidSettings(installation, readFeedsSettings);
  if (!settings) return undefined;
  const { rows } = await client.query<Source>(sourcesSql, [feedUrls(settings), settings.INSTAGRAM_TOKEN !== '']);
  const failing = rows.filter(({ isFailing }) => isFailing);
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  if (rows.length > 0 && failing.length + overdue === 0) return feeds.ok(`${rows.length} are read`);
  return [
    failing.map(failureResult),
    overdue > 0 && feeds.wrong(`${overdue} are overdue by two hours, so none is read: make restart SERVICE=feeds`),
  ];
}

function failureResult({ url, kind, error, since }: Source): CheckResults {
  const outcome = since ? `could not be read since ${since}` : 'was never read';
  const advice =
    kind === 'instagram'
      ? `write a new token to ${secretsFolder}/instagram-token, then make restart SERVICE=feeds`
      : `open it in a browser; if it moved, correct ${kind.toUpperCase()}_FEEDS in ${settingsFile}, then make up`;
  return feeds.wrong(`${url} ${outcome} (${error}): ${advice}`);
}

/** cms counts a file within ten minutes after its hour; in a quiet hour its last line may be almost an hour old by then. */
const maxAgeHours = 2;

/** The gateway writes a file for each hour, and cms counts and removes it (infra/adr/monitoring.md). */
export async function checkVisits(folder: string, owners = { gatewayUser: 101, cmsGroup: 1000 }): Checked {
  try {
    // Neither gateway nor cms reports it to anybody when it may not write to this folder.
    const denied = describeDenied(await stat(folder), owners);
    if (denied) return visits.wrong(`${denied}, so none are counted: make up gives their folder to both again`);
    const old: number[] = [];
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.log'))) {
      // cms may have removed it meanwhile.
      const stats = await stat(join(folder, name)).catch(() => undefined);
      if (stats?.isDirectory()) return notFile(name);
      if (stats && hoursSince(stats.mtimeMs) >= maxAgeHours) old.push(stats.mtimeMs);
    }
    if (old.length === 0) return visits.ok('are counted');
    const message = `those of ${old.length} hours are not counted, the oldest since ${hoursSince(Math.min(...old))} hours`;
    const advice = `make restart SERVICE=cms; if they are still there after ten minutes, ${logsOf('cms')} says why`;
    return visits.wrong(`${message}: ${advice}`);
  } catch (error) {
    return visits.note(`their folder could not be read (${(error as Error).message})`);
  }
}

function notFile(name: string): CheckResults {
  const message = `${name} is a folder in place of the file of an hour, so that hour cannot be counted`;
  return visits.wrong(`${message}: make up, then infra/scripts/compose.sh exec gateway rm -r /visits/${name}`);
}

type Owners = { gatewayUser: number; cmsGroup: number };

function describeDenied({ uid, gid, mode }: Stats, { gatewayUser, cmsGroup }: Owners): string | undefined {
  const mayAllWrite = (mode & 0o003) === 0o003;
  const mayGatewayWrite = mayAllWrite || (uid === gatewayUser && (mode & 0o300) === 0o300);
  const mayCmsRemove = mayAllWrite || (gid === cmsGroup && (mode & 0o070) === 0o070);
  if (!mayGatewayWrite) return 'the gateway may not write them';
  return mayCmsRemove ? undefined : 'cms may not read and remove them';
}

export async function checkBackups(
  client: pg.Client,
  installation: Installation,
  snapshots: string[] | undefined,
): Checked {
  const isOn = installation.overlays.includes('backup');
  const { rowCount } = await client.query("SELECT WHERE to_regclass('operations.backups') IS NOT NULL");
  if (rowCount === 0) return isOn && backups.wrong('cannot be recorded: make up brings the database up to date');
  return [
    await checkLastBackup(client, installation, snapshots),
    await checkSnapshots(client, snapshots),
    await checkOffSiteCopies(client, installation),
  ];
}

type LastBackup = { stored?: Date; failed?: Date; message?: string };
type Snapshot = { file: string; isOffSite: boolean };
type LastCopy = { copied?: Date; firstMissing?: Date; message?: string };

const ageOf = (time: Date): string => `${hoursSince(time.getTime())} hours old`;
const isOverdue = (time: Date): boolean => hoursSince(time.getTime()) > backupOverdueAfterHours;

async function checkLastBackup(client: pg.Client, installation: Installation, snapshots: string[] = []): Checked {
  const { rows } = await client.query<LastBackup>(`
    SELECT max(finished_at) FILTER (WHERE outcome = 'stored') AS stored,
           max(finished_at) FILTER (WHERE outcome = 'failed') AS failed,
           (array_agg(message ORDER BY finished_at DESC) FILTER (WHERE outcome = 'failed'))[1] AS message
    FROM operations.backups`);
  const { stored, failed, message } = rows[0] ?? {};
  const last = stored ? `the last is ${ageOf(stored)}` : 'there is none yet';
  if (!stored && snapshots.length > 0) {
    const advice = 'make restore brings their content back; if it is meant to be new: make backup FORCE=1';
    return backups.wrong(`an empty installation beside ${snapshots.length} backups: ${advice}`);
  }
  if (failed && (!stored || failed > stored))
    return backups.wrong(
      `the latest failed (${message ?? 'no message'}); ${last}: ${backupAdvice(message ?? '')}make backup`,
    );
  if (!installation.overlays.includes('backup')) {
    const advice = `add backup to MAJLIS_OVERLAYS in ${settingsFile}, make up`;
    return backups.note(`${last} (make backup creates one), and no schedule is on: ${advice}`);
  }
  if (!stored) return backups.note(`${last}; to have one now: make backup`);
  return isOverdue(stored) ? backups.wrong(`${last}: ${logsOf('backup-schedule')}`) : backups.ok(last);
}

function backupAdvice(message: string): string {
  if (/no space left|quota exceeded/i.test(message))
    return 'make room on that disk, or set MAJLIS_BACKUPS to another; then ';
  if (/read-only file system/i.test(message))
    return 'mount the disk of MAJLIS_BACKUPS so that it can be written to; then ';
  return '';
}

/**
 * Compares the snapshots in the folder with the recorded ones; restic names their files by id, so no password is needed. An
 * operator may have removed old ones for space. If the newest is missing, the current content has no backup.
 */
async function checkSnapshots(client: pg.Client, snapshots: string[] | undefined): Checked {
  const report = reportOn('snapshots');
  if (!snapshots) return report.note('the folder of backups could not be read; make backups lists them');
  // The row is read as JSON, because during an upgrade the table may lack a column. Releases before restic wrote tar files.
  const { rows: stored } = await client.query<Snapshot>(`
    SELECT file, off_site IS NOT NULL AS "isOffSite" FROM operations.backups
     WHERE outcome = 'stored' AND file NOT LIKE '%.tar' AND to_jsonb(backups)->>'pruned_at' IS NULL ORDER BY id DESC`);
  const missing = stored.filter(({ file }) => !snapshots.some((id) => id.startsWith(file)));
  if (missing.length === 0) return stored.length > 0 && report.ok(`${stored.length} in the repository, as recorded`);
  const message = `deleted from the repository: ${listFirst(missing.map(({ file }) => file))}`;
  const copy = missing.find(({ isOffSite }) => isOffSite);
  const ofCopy = copy ? `; off-site there is a copy, for make restore SNAPSHOT=offsite:${copy.file}` : '';
  return missing[0] === stored[0]
    ? report.wrong(`${message}, the newest among them: make backup makes another${ofCopy}`)
    : report.note(`${message}; newer ones exist, and make backups lists them${ofCopy}`);
}

/** Only the records of the backups tell for every kind of repository whether it could be written to. */
async function checkOffSiteCopies(client: pg.Client, installation: Installation): Checked {
  if (!installation.setting('BACKUP_OFF_SITE')) return undefined;
  const { rows } = await client.query<LastCopy>(`
    SELECT last.finished_at AS copied, missing.finished_at AS "firstMissing", missing.message
    FROM (SELECT max(finished_at) AS finished_at, coalesce(max(id), 0) AS id FROM operations.backups
          WHERE outcome = 'stored' AND off_site IS NOT NULL) AS last
    LEFT JOIN LATERAL (
      SELECT min(finished_at) AS finished_at, (array_agg(message ORDER BY backups.id DESC))[1] AS message
      FROM operations.backups WHERE outcome = 'stored' AND message IS NOT NULL AND backups.id > last.id) AS missing ON true`);
  const { copied, firstMissing, message } = rows[0] ?? {};
  if (!copied && !firstMissing) return undefined;
  const last = copied ? `the last copy is ${ageOf(copied)}` : 'there is no copy yet';
  if (!firstMissing) return offSite.ok(last);
  if (hoursSince(firstMissing.getTime()) < backupOverdueAfterHours)
    return offSite.note(`${last}: ${message ?? 'the last backup could not be copied'}`);
  const advice = `correct BACKUP_OFF_SITE in ${settingsFile} or its keys in ${secretsFolder}, then make backup`;
  return offSite.wrong(`${last} (${message ?? 'no message'}): ${advice}`);
}
