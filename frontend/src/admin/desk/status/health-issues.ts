import type { FeedSourceStatus } from '@majlis/contracts/feeds/feed-sources';
import {
  type BackupsState,
  backupOverdueAfterHours,
  type ServiceStatus,
  type SystemStatus,
} from '@majlis/contracts/staff/system-status';
import { t, texts } from '#messages/staff';
import { formatDateTime, formatRelativeTime, getSourceState } from '../../sections/feeds/source-state';

const minuteMs = 60_000;
/** A normal upgrade takes less time than this, and pages are normally up to date again before this. */
const gracePeriodMs = { upgrade: 15 * minuteMs, pages: 5 * minuteMs };
const connectionWarningShare = 0.8;

/** Finds the problems of an installation, broken things first. */
export function findHealthIssues(status: SystemStatus): HealthIssue[] {
  const now = Date.parse(status.at);
  const issues = [
    ...status.services.flatMap((service) => serviceIssues(service, status, now)),
    ...versionIssues(status, now),
    ...objectStoreIssues(status),
    ...databaseIssues(status),
    ...pageIssues(status, now),
    ...backupIssues(status.backups, now),
  ];
  return issues.toSorted((a, b) => Number(b.isBroken) - Number(a.isBroken));
}

function serviceIssues({ name, instances }: ServiceStatus, status: SystemStatus, now: number): HealthIssue[] {
  const failing = instances.filter(({ isAlive }) => !isAlive);
  const lastSeenAt = latest(failing.map(({ seenAt }) => seenAt));
  const since = lastSeenAt ? t('health.since', { time: formatDateTime(lastSeenAt, now) }) : '';
  // This status comes from the cms, so it is running even without a heartbeat.
  if (failing.length === instances.length && name === 'cms')
    return [{ isBroken: false, text: t('health.noHeartbeat', { since }), ...checkLogAdvice(status) }];
  if (failing.length === instances.length)
    return [
      {
        isBroken: true,
        text: t('health.serviceDown', { ...texts(`health.services.${name}`), name, since }),
        ...restartAdvice(status),
      },
    ];
  if (failing.length === 0) return [];
  const text = t('health.instancesDown', { failing: failing.length, all: instances.length, name, since });
  return [{ isBroken: false, text, ...restartAdvice(status) }];
}

const latest = (times: string[]): string | undefined => times.toSorted().at(-1);

export const runningVersions = (services: ServiceStatus[]): string[] => [
  ...new Set(
    services.flatMap(({ instances }) => instances.filter(({ isAlive }) => isAlive).map(({ version }) => version)),
  ),
];

function versionIssues({ services, backups }: SystemStatus, now: number): HealthIssue[] {
  const aliveInstances = services.flatMap(({ instances }) => instances).filter(({ isAlive }) => isAlive);
  const newestStart = latest(aliveInstances.map(({ startedAt }) => startedAt));
  const hasOneVersion = runningVersions(services).length < 2 || !newestStart;
  if (hasOneVersion || !backups.areExpected || now - Date.parse(newestStart) < gracePeriodMs.upgrade) return [];
  const text = t('health.twoVersions', { time: formatDateTime(newestStart, now) });
  return [{ isBroken: false, text, advice: t('health.toUpgrade'), command: 'make upgrade' }];
}

function objectStoreIssues(status: SystemStatus): HealthIssue[] {
  if (status.objectStore.isReachable) return [];
  return [{ isBroken: true, text: t('health.storeDown'), ...checkLogAdvice(status) }];
}

function databaseIssues({ database: { connections, connectionLimit } }: SystemStatus): HealthIssue[] {
  if (connections < connectionLimit * connectionWarningShare) return [];
  const text = t('health.fewConnections', { used: connections, limit: connectionLimit });
  return [{ isBroken: false, text, advice: t('health.fewerInstances') }];
}

function pageIssues(status: SystemStatus, now: number): HealthIssue[] {
  const { pages } = status;
  if (!pages) return [];
  const issues: HealthIssue[] = [];
  if (pages.failed > 0) issues.push({ isBroken: true, text: t('health.pagesFailed'), ...checkLogAdvice(status) });
  if (pages.activeSince && now - Date.parse(pages.activeSince) > gracePeriodMs.pages) {
    const text = t('health.pagesLate', { time: formatDateTime(pages.activeSince, now) });
    issues.push({ isBroken: false, text, advice: t('health.normalAfterChanges') });
  }
  return issues;
}

/** Combines all failing and stale sources into one issue. */
export function feedIssues(sources: FeedSourceStatus[], now: number): HealthIssue[] {
  const problemCount = sources.filter((source) => ['red', 'amber'].includes(getSourceState(source, now).tone)).length;
  if (problemCount === 0) return [];
  const link = { to: '/admin/feeds', label: t('alerts.seeSources') };
  return [
    {
      isBroken: false,
      text: t('health.feedsNotRead', { count: problemCount }),
      advice: t('health.sourcesTell'),
      link,
    },
  ];
}

/** Something that does not work, or soon may not. */
export type HealthIssue = {
  isBroken: boolean;
  text: string;
  advice: string;
  /** This shell command is for the machine that runs Majlis. */
  command?: string;
  link?: { to: string; label: string };
};

type Installation = { backups: { areExpected: boolean } };

const checkLogAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> =>
  backups.areExpected ? { advice: t('health.toSeeWhy'), command: 'make logs' } : { advice: t('health.logOfRun') };

const restartAdvice = ({ backups }: Installation): Pick<HealthIssue, 'advice' | 'command'> => ({
  advice: t('health.toStart'),
  command: backups.areExpected ? 'make up' : 'make start',
});

const hourMs = 3_600_000;
/** Even the largest backup takes less time. */
const maxBackupHours = 3;

function backupIssues({ areExpected, stored, failed, runningSince }: BackupsState, now: number): HealthIssue[] {
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

/** Example: 'Two things do not work, and one should be checked.' */
export function summarizeHealth(issues: HealthIssue[]): string {
  const broken = issues.filter(({ isBroken }) => isBroken).length;
  const toCheck = issues.length - broken;
  if (broken > 0 && toCheck > 0) return t('health.brokenAndToCheck', { broken, toCheck });
  if (broken > 0) return t('health.broken', { broken });
  return toCheck > 0 ? t('health.allWorksButCheck', { toCheck }) : t('health.allWorks');
}
