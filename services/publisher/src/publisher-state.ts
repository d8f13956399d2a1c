import type { PagesState } from '@majlis/contracts/staff/system-status';
import type { ChangeListener } from './change-listener.js';
import type { Publisher } from './publisher.js';
import type { PublisherDeps } from './publisher-deps.js';
import type { PublisherState } from './publisher-metrics.js';

export const toMetricsState = (
  { isConnected }: ChangeListener,
  { pending, oldestNotifiedAt }: Publisher,
  { buildManifest, failures }: PublisherDeps,
): PublisherState => ({
  isConnected,
  files: buildManifest.fileCount,
  pending,
  failed: failures.all.size,
  oldestNotifiedAt,
});

/** The body of GET /status. The doctor, `make upgrade` and tests read it. */
export function toStatusReport(
  { pending, runs }: Publisher,
  { buildManifest, failures }: PublisherDeps,
  build: string,
) {
  return {
    build,
    files: buildManifest.fileCount,
    pending,
    quicklyCompressed: buildManifest.quickStages.reduce((sum, { quick }) => sum + quick, 0),
    failures: Object.fromEntries(failures.all),
    currentRun: runs.current ?? null,
    lastRun: runs.last ?? null,
  };
}

const maxListedFailures = 5;
const maxReasonLength = 500;

export function toPagesState({ pending, runs }: Publisher, { buildManifest, failures }: PublisherDeps): PagesState {
  const failed = [...failures.all].map(([path, { reason, since }]) => ({
    path,
    reason: reason.slice(0, maxReasonLength),
    since,
  }));
  return {
    files: buildManifest.fileCount,
    pending,
    activeSince: runs.current?.startedAt ?? null,
    lastChangedAt: runs.lastChangedAt ?? null,
    failed: failed.length,
    failures: failed.slice(0, maxListedFailures),
  };
}
