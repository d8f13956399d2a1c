import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { defaultLanguage, siteLanguages } from '@majlis/contracts/shared/languages';
import type { Logger } from '@majlis/kit/logging/logger';
import { Metrics } from '@majlis/kit/metrics/metrics';
import { Heartbeat } from '@majlis/kit/operations/heartbeat';
import { AgendaCache } from './agenda-cache.js';
import { ApiClient } from './api-client.js';
import { BuildManifest } from './build-manifest.js';
import { type ChangeHandlers, ChangeListener } from './change-listener.js';
import { DelayedTasks, FailureTracker } from './failure-tracker.js';
import { JobQueue } from './job-queue.js';
import { PublishedFolder } from './published-folder.js';
import { Publisher } from './publisher.js';
import type { PublisherDeps } from './publisher-deps.js';
import { PublisherMetrics } from './publisher-metrics.js';
import type { PublisherSettings } from './read-settings.js';
import { SearchIndex } from './search/search-index.js';
import { createStatusServer, registerPublisherGauges, toPagesState } from './status-server.js';
import type { RenderPage } from './targets/pages.js';
import { SiteTargets } from './targets/site-targets.js';

/** `version` changes whenever the same page may be rendered differently. */
export type Renderer = { renderPage: RenderPage; version: string };

export type RunningPublisher = { port: number; stop(): Promise<void> };

export async function startPublisher(
  settings: PublisherSettings,
  renderer: Renderer,
  logger: Logger,
  folderCheckMs?: number,
): Promise<RunningPublisher> {
  const build = (await readFile(join(settings.SITE_FOLDER, '.build-id'), 'utf8')).trim();
  const metrics = new Metrics();
  const searchIndex = new SearchIndex((statement, values) => listener.query(statement, values));
  const observers = { metrics: new PublisherMetrics(metrics), logger };
  const deps = { ...(await createDeps(settings, renderer, build, observers)), searchIndex };
  const publisher = new Publisher(deps, folderCheckMs);
  const handlers: ChangeHandlers = {
    onBecameLeader: () => {
      heartbeat.start();
      return publisher.onBecameLeader();
    },
    onChanges: (changes, notifiedAt) => publisher.onChanges(changes, notifiedAt),
  };
  const listener = new ChangeListener(settings.DATABASE_URL, build, handlers, logger);
  const heartbeat = new Heartbeat({
    name: 'publisher',
    logger,
    run: (statement, values) => listener.query(statement, values),
    extraDetail: () => ({ pages: toPagesState(reported) }),
  });
  const reported = { listener, publisher, deps, build };
  registerPublisherGauges(metrics, reported);
  const server = createStatusServer(reported, metrics);
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  const listening = listener.run();
  const building = publisher.run();
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      publisher.stop();
      server.close();
      server.closeAllConnections();
      await heartbeat.stop();
      await listener.stop();
      await Promise.all([building, listening]);
    },
  };
}

const shellFile = (tag: string) => (tag === defaultLanguage.tag ? 'index.html' : `index.${tag}.html`);

async function createDeps(
  settings: PublisherSettings,
  renderer: Renderer,
  build: string,
  observers: Pick<PublisherDeps, 'metrics' | 'logger'>,
): Promise<Omit<PublisherDeps, 'searchIndex'>> {
  const folder = new PublishedFolder(settings.PUBLISHED_FOLDER, build);
  await folder.open();
  const shells = new Map(
    await Promise.all(
      siteLanguages.map(
        async ({ tag }) => [tag, await readFile(join(settings.SITE_FOLDER, shellFile(tag)), 'utf8')] as const,
      ),
    ),
  );
  const agendas = new AgendaCache();
  const queue = new JobQueue();
  return {
    origin: settings.PUBLIC_ORIGIN,
    api: new ApiClient(settings),
    agendas,
    siteTargets: new SiteTargets(renderer.renderPage, shells, agendas),
    buildManifest: new BuildManifest(folder, `${renderer.version} ${settings.PUBLIC_ORIGIN}`),
    folder,
    queue,
    delayedTasks: new DelayedTasks(() => queue.wake()),
    failures: new FailureTracker(observers.logger),
    ...observers,
  };
}
