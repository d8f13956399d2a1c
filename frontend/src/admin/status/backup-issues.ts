import { type BackupsState, backupOverdueAfterHours } from '@majlis/contracts/system-status';
import * as messages from '#messages/staff/health';
import { formatRelativeTime } from '../feeds/format-date-time';
import type { HealthIssue } from './health-issue';

const hourMs = 3_600_000;
/** Even the largest backup takes less. */
const maxBackupHours = 3;

export function backupIssues({ areExpected, stored, failed, runningSince }: BackupsState, now: number): HealthIssue[] {
  if (!areExpected) return [];
  const issues: HealthIssue[] = [];
  const addIssue = (text: string, isBroken = false) =>
    issues.push({ isBroken, text, advice: messages.toBackUp, command: 'make backup' });
  if (failed && hasFailedSince(failed.at, stored?.finishedAt))
    addIssue(messages.backupFailed(formatRelativeTime(failed.at, now), failed.message ?? ''), true);
  if (!stored) addIssue(messages.noBackup);
  else if (isOverdue(stored.finishedAt, now)) addIssue(messages.oldBackup(formatRelativeTime(stored.finishedAt, now)));
  else if (!stored.offSite && stored.message) addIssue(messages.backupOnServerOnly(stored.message));
  if (runningSince && now - Date.parse(runningSince) > maxBackupHours * hourMs)
    addIssue(messages.backupRunsLong(formatRelativeTime(runningSince, now)));
  return issues;
}

export const isOverdue = (finishedAt: string, now: number): boolean =>
  now - Date.parse(finishedAt) > backupOverdueAfterHours * hourMs;

export const hasFailedSince = (failedAt: string, storedAt: string | undefined): boolean =>
  storedAt === undefined || Date.parse(failedAt) > Date.parse(storedAt);
