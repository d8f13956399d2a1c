import { type BackupsState, backupDueHours } from '@majlis/contracts/system-status';
import { fromNow } from '../feeds/moments';
import type { Trouble } from './trouble';

const hour = 3_600_000;
/** By then the largest one has been made. */
const longestHours = 3;

/** What is wrong with the backups; nothing where none are expected. */
export function troublesOfBackups({ areExpected, stored, failed, runningSince }: BackupsState, now: number): Trouble[] {
  if (!areExpected) return [];
  const found: Trouble[] = [];
  const note = (text: string, isBroken = false) =>
    found.push({ isBroken, text, advice: 'One is made now with', command: 'make backup' });
  if (failed && hasFailedSince(failed.at, stored?.finishedAt))
    note(`The last backup failed ${fromNow(failed.at, now)}. ${failed.message ?? ''}`.trim(), true);
  if (!stored) note('There is no backup yet.');
  else if (isOverdue(stored.finishedAt, now)) note(`The last backup was made ${fromNow(stored.finishedAt, now)}.`);
  else if (!stored.offSite && stored.message) note(`The last backup lies here only. ${stored.message}`);
  if (runningSince && now - Date.parse(runningSince) > longestHours * hour)
    note(`A backup began ${fromNow(runningSince, now)} and has not said that it ended.`);
  return found;
}

/** Whether another backup should have been made since. */
export const isOverdue = (finishedAt: string, now: number): boolean =>
  now - Date.parse(finishedAt) > backupDueHours * hour;

export const hasFailedSince = (failedAt: string, storedAt: string | undefined): boolean =>
  storedAt === undefined || Date.parse(failedAt) > Date.parse(storedAt);
