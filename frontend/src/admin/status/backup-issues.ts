import { type BackupsState, backupOverdueAfterHours } from '@majlis/contracts/system-status';
import { formatRelativeTime } from '../feeds/format-date-time';
import type { HealthIssue } from './health-issue';

const hourMs = 3_600_000;
/** Even the largest backup takes less. */
const maxBackupHours = 3;

export function backupIssues({ areExpected, stored, failed, runningSince }: BackupsState, now: number): HealthIssue[] {
  if (!areExpected) return [];
  const issues: HealthIssue[] = [];
  const addIssue = (text: string, isBroken = false) =>
    issues.push({ isBroken, text, advice: 'To make one now, run', command: 'make backup' });
  if (failed && hasFailedSince(failed.at, stored?.finishedAt))
    addIssue(`The last backup failed ${formatRelativeTime(failed.at, now)}. ${failed.message ?? ''}`.trim(), true);
  if (!stored) addIssue('There is no backup yet.');
  else if (isOverdue(stored.finishedAt, now))
    addIssue(`The last backup was made ${formatRelativeTime(stored.finishedAt, now)}.`);
  else if (!stored.offSite && stored.message)
    addIssue(`The last backup is stored on this server only. ${stored.message}`);
  if (runningSince && now - Date.parse(runningSince) > maxBackupHours * hourMs)
    addIssue(`A backup started ${formatRelativeTime(runningSince, now)} and has not finished.`);
  return issues;
}

export const isOverdue = (finishedAt: string, now: number): boolean =>
  now - Date.parse(finishedAt) > backupOverdueAfterHours * hourMs;

export const hasFailedSince = (failedAt: string, storedAt: string | undefined): boolean =>
  storedAt === undefined || Date.parse(failedAt) > Date.parse(storedAt);
