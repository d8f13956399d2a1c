import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { ServiceStatus, SystemStatus } from '@majlis/contracts/system-status';
import { capitalize } from '../../ui/text/capitalize';
import { formatDateTime } from '../feeds/format-date-time';
import { getSourceState } from '../feeds/sources/source-state';
import { backupIssues } from './backup-issues';
import { checkLogAdvice, type HealthIssue, restartAdvice } from './health-issue';
import { numberToWords, serviceLabels } from './service-labels';

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
  const { title, outageEffect } = serviceLabels[name];
  const failing = instances.filter(({ isAlive }) => !isAlive);
  const lastSeenAt = failing
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .at(-1);
  const since = lastSeenAt ? ` since ${formatDateTime(lastSeenAt, now)}` : '';
  // The cms has sent this very status, so it is running.
  if (failing.length === instances.length && name === 'cms')
    return [
      {
        isBroken: false,
        text: `The cms responds but has not written its heartbeat${since}.`,
        ...checkLogAdvice(status),
      },
    ];
  if (failing.length === instances.length)
    return [
      {
        isBroken: true,
        text: `${title} (${name}) has not responded${since}. ${outageEffect}`,
        ...restartAdvice(status),
      },
    ];
  if (failing.length === 0) return [];
  const [count, verb] = [capitalize(numberToWords(failing.length)), failing.length === 1 ? 'has' : 'have'];
  const text = `${count} of ${numberToWords(instances.length)} instances of ${name} ${verb} not responded${since}. The other instances do the work.`;
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
  const text = `Two versions have run side by side since ${formatDateTime(newestStart, now)}.`;
  return [
    { isBroken: false, text, advice: 'An upgrade was not completed. To complete it, run', command: 'make upgrade' },
  ];
}

function objectStoreIssues(status: SystemStatus): HealthIssue[] {
  if (status.objectStore.isReachable) return [];
  const text =
    'The storage for images and documents is not responding. Recently viewed images are still shown, others are not, and nothing can be uploaded.';
  return [{ isBroken: true, text, ...checkLogAdvice(status) }];
}

function databaseIssues({ database: { connections, connectionLimit } }: SystemStatus): HealthIssue[] {
  if (connections < connectionLimit * connectionWarningShare) return [];
  const text = `The database uses ${connections} of ${connectionLimit} connections. When none is free, requests wait and then fail.`;
  return [{ isBroken: false, text, advice: 'Run fewer instances, or raise max_connections in PostgreSQL.' }];
}

function pageIssues(status: SystemStatus, now: number): HealthIssue[] {
  const { pages } = status;
  if (!pages) return [];
  const issues: HealthIssue[] = [];
  if (pages.failed > 0) {
    const text =
      'Some pages could not be updated. Visitors see their last versions. The publisher tries again automatically.';
    issues.push({ isBroken: true, text, ...checkLogAdvice(status) });
  }
  if (pages.activeSince && now - Date.parse(pages.activeSince) > gracePeriodMs.pages) {
    const text = `The pages have not been up to date since ${formatDateTime(pages.activeSince, now)}.`;
    issues.push({ isBroken: false, text, advice: 'After large changes this is normal and needs no action.' });
  }
  return issues;
}

/** Combines all failing and stale sources into one issue. */
export function feedIssues(sources: FeedSourceStatus[], now: number): HealthIssue[] {
  const problemCount = sources.filter((source) => ['red', 'amber'].includes(getSourceState(source, now).tone)).length;
  if (problemCount === 0) return [];
  const subject = `${capitalize(numberToWords(problemCount))} external feed${problemCount === 1 ? '' : 's'}`;
  const text = `${subject} could not be read. Visitors see the earlier items.`;
  const link = { to: '/admin/feeds', label: 'See the sources' };
  return [{ isBroken: false, text, advice: 'Each source shows what is wrong.', link }];
}
