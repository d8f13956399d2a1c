import { createServer, type Server, type ServerResponse } from 'node:http';
import type { PagesState } from '@majlis/contracts/staff/system-status';
import type { Metrics } from '@majlis/kit/metrics/metrics';
import type { ChangeListener } from './change-listener.js';
import type { PublishedFolder } from './published-folder.js';
import type { Publisher } from './publisher.js';
import type { PublisherDeps } from './publisher-deps.js';

/** Everything that a publisher reports: on its port, to the staff area and as metrics. */
export type Reported = { listener: ChangeListener; publisher: Publisher; deps: PublisherDeps; build: string };

export function createStatusServer(reported: Reported, metrics: Metrics): Server {
  const { listener, deps } = reported;
  return createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    switch (request.url) {
      case '/live':
        return response.writeHead(204).end();
      case '/ready':
        return listener.isConnected
          ? response.writeHead(204).end()
          : sendJson(response, 503, { message: 'Not connected' });
      case '/written':
        return void sendReadyForTraffic(response, deps.folder);
      case '/metrics':
        return void sendMetrics(response, metrics);
      case '/status':
        return sendJson(response, 200, toStatusReport(reported));
      default:
        return sendJson(response, 404, { message: 'Not found' });
    }
  });
}

/** Responds 204 once the pages of this build have been written, also by another publisher. */
async function sendReadyForTraffic(response: ServerResponse, folder: PublishedFolder): Promise<void> {
  if (await folder.isReadyForTraffic()) response.writeHead(204).end();
  else sendJson(response, 503, { message: 'The pages of this build are being written' });
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
}

function sendJson(response: ServerResponse, code: number, body: object): void {
  response
    .writeHead(code, { 'Content-Type': 'application/json; charset=utf-8' })
    .end(`${JSON.stringify(body, null, 2)}\n`);
}

/** The body of GET /status. The doctor, `make upgrade` and tests read it. */
function toStatusReport({ listener, publisher, deps: { buildManifest, failures }, build }: Reported) {
  const { pending, runs, oldestNotifiedAt } = publisher;
  return {
    build,
    isConnected: listener.isConnected,
    waitingSince: oldestNotifiedAt === undefined ? null : new Date(oldestNotifiedAt).toISOString(),
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

export function toPagesState({
  publisher: { pending, runs },
  deps: { buildManifest, failures },
}: Reported): PagesState {
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

export function registerPublisherGauges(metrics: Metrics, { listener, publisher, deps }: Reported): void {
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.gauge({
      name,
      help,
      collect() {
        this.set(value());
      },
    });
  gauge('majlis_publisher_connected', '1 if connected to the database, on standby too.', () =>
    Number(listener.isConnected),
  );
  gauge('majlis_publisher_files', 'Files of the published site.', () => deps.buildManifest.fileCount);
  gauge('majlis_publisher_queue_length', 'Build jobs, waiting or in progress.', () => publisher.pending);
  gauge('majlis_publisher_failed_targets', 'Files and jobs that failed and are retried.', () => deps.failures.all.size);
  gauge(
    'majlis_publisher_oldest_pending_seconds',
    'Age of the oldest change that is not published yet; 0 if none.',
    () => {
      const { oldestNotifiedAt } = publisher;
      return oldestNotifiedAt === undefined ? 0 : (Date.now() - oldestNotifiedAt) / 1_000;
    },
  );
}
