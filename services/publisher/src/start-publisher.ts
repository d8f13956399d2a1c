import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PagesState } from '@majlis/contracts/system-status';
import type { Logger } from '@majlis/kit/app/tokens';
import type { Change } from '@majlis/kit/database/change-notifications';
import { Metrics } from '@majlis/kit/metrics/metrics';
import { Heartbeat } from '@majlis/kit/operations/heartbeat';
import { AgendaCache } from './agenda-cache.js';
import { ApiClient } from './api-client.js';
import { BuildManifest } from './build-manifest.js';
import type { PublisherDeps } from './build-runner.js';
import { ChangeListener } from './change-listener.js';
import { FailureTracker } from './failure-tracker.js';
import { JobQueue } from './job-queue.js';
import { PublishedFolder } from './published-folder.js';
import { Publisher } from './publisher.js';
import { PublisherMetrics, registerPublisherGauges } from './publisher-metrics.js';
import type { PublisherSettings } from './read-settings.js';
import { createStatusServer } from './status-server.js';
import type { RenderPage } from './targets/pages.js';
import { SiteTargets } from './targets/site-targets.js';

/** What draws pages; `version` is another when it may draw the same page otherwise. */
export type Renderer = { renderPage: RenderPage; version: string };

export type RunningPublisher = { port: number; stop(): Promise<void> };

/** Publishes the site from now on. Throws when it cannot begin: no built site, no folder to write to. */
export async function startPublisher(
  settings: PublisherSettings,
  renderer: Renderer,
  logger: Logger,
): Promise<RunningPublisher> {
  const build = (await readFile(join(settings.SITE_FOLDER, '.build-id'), 'utf8')).trim();
  const metrics = new Metrics();
  const tools = await toolsFor(settings, renderer, build, { metrics: new PublisherMetrics(metrics), logger });
  const publisher = new Publisher(tools);
  const hearer = {
    onConnected: () => {
      heartbeat.start();
      void tools.reads.waitUntilReady().then(() => publisher.enqueueAll('all'));
    },
    onChanges: (saved: Change[], since: number) => void publisher.enqueueChanges(saved, since),
  };
  const changes = new ChangeListener(settings.DATABASE_URL, build, hearer, logger);
  const heartbeat = new Heartbeat({
    name: 'publisher',
    logger,
    run: (statement, values) => changes.query(statement, values),
    extraDetail: () => ({ pages: pagesOf(publisher, tools) }),
  });
  registerPublisherGauges(metrics, () => ({ isConnected: changes.isConnected, ...figuresOf(publisher, tools) }));
  const server = createStatusServer({
    isReady: () => changes.isConnected,
    report: () => report(publisher, tools, build),
    metrics,
  });
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  const hearing = changes.run();
  const working = publisher.run();
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      publisher.stop();
      server.close();
      server.closeAllConnections();
      await heartbeat.stop();
      await changes.stop();
      await Promise.all([working, hearing]);
    },
  };
}

async function toolsFor(
  settings: PublisherSettings,
  renderer: Renderer,
  build: string,
  observers: Pick<PublisherDeps, 'metrics' | 'logger'>,
): Promise<PublisherDeps> {
  const folder = new PublishedFolder(settings.PUBLISHED_FOLDER, build);
  await folder.open();
  const shell = await readFile(join(settings.SITE_FOLDER, 'index.html'), 'utf8');
  const programmes = new AgendaCache();
  return {
    origin: settings.PUBLIC_ORIGIN,
    catalogue: new SiteTargets(renderer.renderPage, shell, programmes),
    programmes,
    reads: new ApiClient(settings),
    records: new BuildManifest(folder, `${renderer.version} ${settings.PUBLIC_ORIGIN}`),
    folder,
    queue: new JobQueue(),
    failures: new FailureTracker(observers.logger),
    ...observers,
  };
}

const figuresOf = ({ pending, since }: Publisher, { records, failures }: PublisherDeps) => ({
  files: records.count,
  pending,
  failing: failures.all.size,
  since,
});

function report(
  { pending, currentRun: current, lastRun: lastRound }: Publisher,
  { records, failures }: PublisherDeps,
  build: string,
) {
  const failed = Object.fromEntries(failures.all);
  return { build, files: records.count, pending, failed, round: current ?? null, lastRound: lastRound ?? null };
}

/** So many failures are told of; they tend to have one reason. */
const mostFailures = 5;
const longestReason = 500;

/** What staff see of it. */
function pagesOf(
  { pending, currentRun: current, writtenAt }: Publisher,
  { records, failures }: PublisherDeps,
): PagesState {
  const failed = [...failures.all].map(([address, { reason, since }]) => ({
    address,
    reason: reason.slice(0, longestReason),
    since,
  }));
  return {
    files: records.count,
    pending,
    busySince: current?.began ?? null,
    writtenAt: writtenAt ?? null,
    failed: failed.length,
    failures: failed.slice(0, mostFailures),
  };
}
