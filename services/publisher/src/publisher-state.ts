import type { PagesState } from '@majlis/contracts/system-status';
import type { ChangeListener } from './change-listener.js';
import type { BuildRun, Publisher } from './publisher.js';
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

/** The body of GET /status, which the scripts of deployments and tests read. */
export function toStatusReport(
  { pending, currentRun, lastRun }: Publisher,
  { buildManifest, failures }: PublisherDeps,
  build: string,
) {
  return {
    build,
    files: buildManifest.fileCount,
    pending,
    failed: Object.fromEntries(failures.all),
    round: toRoundReport(currentRun),
    lastRound: toRoundReport(lastRun),
  };
}

function toRoundReport(run: BuildRun | undefined) {
  if (!run) return null;
  const { startedAt, rendered, ...counts } = run;
  return { began: startedAt, made: rendered, ...counts };
}

/** Most failures have the same reason, so a few of them are enough. */
const maxListedFailures = 5;
const maxReasonLength = 500;

/** The part of the heartbeat that the status page shows to staff. */
export function toPagesState(
  { pending, currentRun, lastChangedAt }: Publisher,
  { buildManifest, failures }: PublisherDeps,
): PagesState {
  const failed = [...failures.all].map(([path, { reason, since }]) => ({
    path,
    reason: reason.slice(0, maxReasonLength),
    since,
  }));
  return {
    files: buildManifest.fileCount,
    pending,
    activeSince: currentRun?.startedAt ?? null,
    lastChangedAt: lastChangedAt ?? null,
    failed: failed.length,
    failures: failed.slice(0, maxListedFailures),
  };
}
