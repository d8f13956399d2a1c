import { backupDueHours } from '@majlis/contracts/system-status';
import type pg from 'pg';
import { type Finding, note, ok, wrong } from '../finding.js';
import type { Installation } from '../installation.js';

type Last = { stored: Date | null; failed: Date | null; message: string | null };

/** When the overlay makes backups: that it does. */
export async function checkBackups(owner: pg.Client, installation: Installation): Promise<Finding[]> {
  const what = 'backups';
  const { rows: tables } = await owner.query<{ name: string | null }>(
    "SELECT to_regclass('operations.backups') AS name",
  );
  const isOn = installation.overlays.includes('backup');
  if (!tables[0]?.name) return isOn ? [wrong(what, 'cannot be recorded: make up brings the database up to date')] : [];
  const { rows } = await owner.query<Last>(`
    SELECT max(finished_at) FILTER (WHERE outcome = 'stored') AS stored,
           max(finished_at) FILTER (WHERE outcome = 'failed') AS failed,
           (array_agg(message ORDER BY finished_at DESC) FILTER (WHERE outcome = 'failed'))[1] AS message
    FROM operations.backups`);
  const { stored = null, failed = null, message = null } = rows[0] ?? {};
  const hours = stored ? Math.floor((Date.now() - stored.getTime()) / 3_600_000) : Number.POSITIVE_INFINITY;
  const last = stored ? `the last is ${hours} hours old` : 'there is none yet';
  if (!isOn)
    return [
      note(
        what,
        `${last} (make backup makes one), and none is made by itself: add backup to MAJLIS_OVERLAYS in infra/compose/.env, make up`,
      ),
    ];
  if (failed && (!stored || failed > stored))
    return [wrong(what, `the latest failed (${message ?? 'without words'}); ${last}: make backup`)];
  if (!stored) return [note(what, `${last}; to have one now: make backup`)];
  if (hours > backupDueHours) return [wrong(what, `${last}: infra/scripts/compose.sh logs backup-schedule`)];
  return [ok(what, last)];
}
