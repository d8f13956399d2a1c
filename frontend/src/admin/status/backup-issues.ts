import { type BackupsState, backupOverdueAfterHours } from '@majlis/contracts/system-status';
import { t } from '#messages/staff';
import { formatRelativeTime } from '../feeds/format-date-time';
import type { HealthIssue } from './health-issue';

const hourMs = 3_600_000;
/** Even the largest backup takes less. */
const maxBackupHours = 3;

export function backupIssues({ areExpected, stored, failed, runningSince }: BackupsState, now: number): HealthIssue[] {
  if (!areExpected) return [];
  const issues: HealthIssue[] = [];
  const addIssue = (text: string, isBroken = false) =>
    issues.push({ isBroken, text, advice: t('health.toBackUp'), command: 'make backup' });
  if (failed && hasFailedSince(failed.at, stored?.finishedAt))
    addIssue(
      t(failed.message ? 'health.backupFailedBecause' : 'health.backupFailed', {
        time: formatRelativeTime(failed.at, now),
        message: failed.message ?? '',
      }),
      true,
    );
  if (!stored) addIssue(t('health.noBackup'));
  else if (isOverdue(stored.finishedAt, now))
    addIssue(t('health.oldBackup', { time: formatRelativeTime(stored.finishedAt, now) }));
  else if (!stored.offSite && stored.message) addIssue(t('health.backupOnServerOnly', { message: stored.message }));
  if (runningSince && now - Date.parse(runningSince) > maxBackupHours * hourMs)
    addIssue(t('health.backupRunsLong', { time: formatRelativeTime(runningSince, now) }));
  return issues;
}

export const isOverdue = (finishedAt: string, now: number): boolean =>
  now - Date.parse(finishedAt) > backupOverdueAfterHours * hourMs;

export const hasFailedSince = (failedAt: string, storedAt: string | undefined): boolean =>
  storedAt === undefined || Date.parse(failedAt) > Date.parse(storedAt);
