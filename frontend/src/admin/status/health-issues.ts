import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { ServiceStatus, SystemStatus } from '@majlis/contracts/system-status';
import { t, texts } from '#messages/staff';
import { formatDateTime } from '../feeds/format-date-time';
import { getSourceState } from '../feeds/sources/source-state';
import { backupIssues } from './backup-issues';
import { checkLogAdvice, type HealthIssue, restartAdvice } from './health-issue';

const minuteMs = 60_000;
/** These are longer than a normal upgrade takes and than pages normally are out of date. */
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
  const lastSeenAt = failing
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .at(-1);
  const since = lastSeenAt ? t('health.since', { time: formatDateTime(lastSeenAt, now) }) : '';
  // The cms has sent this very status, so it is running.
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
  const text = t('health.instancesDown', {
    failing: failing.length,
    all: instances.length,
    name,
    since,
  });
  return [{ isBroken: false, text, ...restartAdvice(status) }];
}

export const runningVersions = (services: ServiceStatus[]): string[] => [
  ...new Set(
    services.flatMap(({ instances }) => instances.filter(({ isAlive }) => isAlive).map(({ version }) => version)),
  ),
];

function versionIssues({ services, backups }: SystemStatus, now: number): HealthIssue[] {
  const aliveInstances = services.flatMap(({ instances }) => instances).filter(({ isAlive }) => isAlive);
  const newestStart = aliveInstances
    .map(({ startedAt }) => startedAt)
    .toSorted()
    .at(-1);
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
