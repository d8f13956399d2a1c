import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PagesState } from '@majlis/contracts/system-status';
import type { Logger } from '@majlis/kit/app/tokens';
import type { Change } from '@majlis/kit/database/change-notifications';
import { Metrics } from '@majlis/kit/metrics/metrics';
import { Heartbeat } from '@majlis/kit/operations/heartbeat';
import { Changes } from './changes.js';
import { Failures } from './failures.js';
import { Catalogue } from './outputs/catalogue.js';
import type { RenderPage } from './outputs/pages.js';
import { ProgrammeDigest } from './programme-digest.js';
import { PublishedFolder } from './published-folder.js';
import { Publisher } from './publisher.js';
import { observePublisher, PublisherMetrics } from './publisher-metrics.js';
import { Queue } from './queue.js';
import type { PublisherSettings } from './read-settings.js';
import { Reads } from './reads.js';
import { Records } from './records.js';
import { createStatusServer } from './status-server.js';
import type { Tools } from './workshop.js';

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
      void tools.reads.untilAllAnswer().then(() => publisher.look('all'));
    },
    onChanges: (saved: Change[], since: number) => void publisher.follow(saved, since),
  };
  const changes = new Changes(settings.DATABASE_URL, build, hearer, logger);
  const heartbeat = new Heartbeat({
    name: 'publisher',
    logger,
    run: (statement, values) => changes.query(statement, values),
    more: () => ({ pages: pagesOf(publisher, tools) }),
  });
  observePublisher(metrics, () => ({ isConnected: changes.isConnected, ...figuresOf(publisher, tools) }));
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
  observers: Pick<Tools, 'metrics' | 'logger'>,
): Promise<Tools> {
  const folder = new PublishedFolder(settings.PUBLISHED_FOLDER, build);
  await folder.open();
  const shell = await readFile(join(settings.SITE_FOLDER, 'index.html'), 'utf8');
  const programmes = new ProgrammeDigest();
  return {
    origin: settings.PUBLIC_ORIGIN,
    catalogue: new Catalogue(renderer.renderPage, shell, programmes),
    programmes,
    reads: new Reads(settings),
    records: new Records(folder, `${renderer.version} ${settings.PUBLIC_ORIGIN}`),
    folder,
    queue: new Queue(),
    failures: new Failures(observers.logger),
    ...observers,
  };
}

const figuresOf = ({ pending, since }: Publisher, { records, failures }: Tools) => ({
  files: records.count,
  pending,
  failing: failures.all.size,
  since,
});

function report({ pending, current, lastRound }: Publisher, { records, failures }: Tools, build: string) {
  const failed = Object.fromEntries(failures.all);
  return { build, files: records.count, pending, failed, round: current ?? null, lastRound: lastRound ?? null };
}

/** So many failures are told of; they tend to have one reason. */
const mostFailures = 5;
const longestReason = 500;

/** What staff see of it. */
function pagesOf({ pending, current, writtenAt }: Publisher, { records, failures }: Tools): PagesState {
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
