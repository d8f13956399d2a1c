import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cmsModule } from '@majlis/cms/cms.module';
import { conferencesModule } from '@majlis/conferences/conferences.module';
import { type SearchResponse, search } from '@majlis/contracts/site/search';
import { feedsModule } from '@majlis/feeds/feeds.module';
import { createLogger } from '@majlis/kit/logging/logger';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { type MetricValues, parseMetrics } from '@majlis/kit/testing/read-metrics';
import { publicOrigin, type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { cmsSettings } from '../../cms/testing/running-cms.js';
import { feedsSettings } from '../../feeds/testing/running-feeds.js';
import { manifestFolder } from '../src/published-folder.js';
import { type RunningPublisher, startPublisher } from '../src/start-publisher.js';
import type { RenderPage } from '../src/targets/pages.js';

const build = '0123456789abcdef';

/** Every save must be published within this time. */
const maxPublishMs = 5_000;
/** Only something that hangs takes so long. */
const waitLimitMs = 180_000;

export type Status = {
  files: number;
  pending: number;
  failures: Record<string, { reason: string; attempts: number }>;
  lastRun: { startedAt: string; rendered: number; written: number; removed: number; failed: number } | null;
};

type Condition = () => boolean | Promise<boolean>;

type Service = 'cms' | 'conferences' | 'feeds';

/** The real services on one database, and a publisher that writes to a temporary folder. */
export class TestSite {
  readonly published: string;
  /** The folder of the object store. */
  readonly images: string;
  private publisher: RunningPublisher | undefined;

  private constructor(
    readonly data: TestDatabase,
    private readonly folder: string,
    private readonly services: Record<Service, RunningService>,
    private readonly modules: Record<Service, () => Parameters<typeof runService>[0]>,
    private readonly cookie: string,
  ) {
    this.published = join(folder, 'published', build);
    this.images = join(folder, 'images');
  }

  static async open(sources: Parameters<typeof feedsSettings>[1] = {}): Promise<TestSite> {
    const data = await createDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'majlis-published-'));
    for (const name of ['site', 'published', 'images']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'site', '.build-id'), build);
    for (const shell of ['index.html', 'index.ar.html', 'index.ms.html'])
      writeFileSync(join(folder, 'site', shell), '<div id="root"></div>');
    const images = join(folder, 'images');
    const modules = {
      cms: () => cmsModule(cmsSettings(data.urlFor('cms'), images)),
      conferences: () => conferencesModule(testSettings(data.urlFor('conferences'))),
      feeds: () => feedsModule({ ...testSettings(data.urlFor('feeds')), ...feedsSettings(images, sources) }),
    };
    const services = {
      cms: await runService(modules.cms()),
      conferences: await runService(modules.conferences()),
      feeds: await runService(modules.feeds()),
    };
    return new TestSite(data, folder, services, modules, await staffCookie(data.ownerUrl));
  }

  /** Sends requests with the session cookie of a member of staff. */
  staff(service: 'cms' | 'conferences') {
    return this.services[service].withCookie(this.cookie);
  }

  /** Sends requests as a visitor. */
  visitor(service: Service) {
    return this.services[service].visitor;
  }

  /** The kinds and titles that a visitor finds. */
  async found(text: string): Promise<string[]> {
    const { body } = await this.services.cms.visitor.get(search(text, {}, true).path).expect(200);
    return (body as SearchResponse).groups.flatMap(({ kind, results }) =>
      results.map(({ title }) => `${kind} ${title.text}`),
    );
  }

  /** Waits until a visitor finds exactly what is expected. */
  async untilFound(text: string, expected: string[]): Promise<void> {
    let found = await this.found(text);
    for (const startedAt = Date.now(); found.join() !== expected.join(); found = await this.found(text)) {
      if (Date.now() - startedAt > waitLimitMs) throw new Error(`"${text}" finds ${found.join(', ') || 'nothing'}`);
      await sleep(50);
    }
  }

  /** Returns a function that starts the service again on the same port. */
  async stopService(name: Service): Promise<() => Promise<void>> {
    const { port } = new URL(await this.services[name].app.getUrl());
    await this.services[name].stop();
    return async () => {
      this.services[name] = await runService(this.modules[name](), Number(port));
    };
  }

  /** Starts the publisher and waits until everything is published. */
  async publish(renderPage: RenderPage, version = '1', folderCheckMs?: number): Promise<Status> {
    this.publisher = await this.start(renderPage, version, folderCheckMs);
    return this.waitUntilIdle();
  }

  /** Starts one more publisher of the same build; returns a function that stops it. */
  async startSecondPublisher(renderPage: RenderPage): Promise<() => Promise<void>> {
    const second = await this.start(renderPage, '1');
    return () => second.stop();
  }

  private async start(renderPage: RenderPage, version: string, folderCheckMs?: number): Promise<RunningPublisher> {
    const { cms, conferences, feeds } = this.services;
    const settings = {
      NODE_ENV: 'test' as const,
      HOST: '127.0.0.1',
      PORT: 0,
      DATABASE_URL: this.data.urlFor('publisher'),
      PUBLIC_ORIGIN: publicOrigin,
      LOG_LEVEL: process.env.TEST_LOG_LEVEL === 'info' ? ('info' as const) : ('silent' as const),
      CMS_URL: await cms.app.getUrl(),
      CONFERENCES_URL: await conferences.app.getUrl(),
      FEEDS_URL: await feeds.app.getUrl(),
      SITE_FOLDER: join(this.folder, 'site'),
      RENDERER: '',
      PUBLISHED_FOLDER: join(this.folder, 'published'),
    };
    const logger = createLogger('publisher', settings.LOG_LEVEL);
    return startPublisher(settings, { renderPage, version }, logger, folderCheckMs);
  }

  async status(): Promise<Status> {
    return (await fetch(`http://127.0.0.1:${this.publisher?.port}/status`)).json() as Promise<Status>;
  }

  async isReadyForTraffic(): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${this.publisher?.port}/written`)).ok;
  }

  /** The metrics of all services and of the publisher, as text. */
  async allMetrics(): Promise<string> {
    const services = await Promise.all(Object.values(this.services).map(({ app }) => app.getUrl()));
    const baseUrls = [...services, `http://127.0.0.1:${this.publisher?.port}`];
    return (await Promise.all(baseUrls.map(async (url) => (await fetch(`${url}/metrics`)).text()))).join('');
  }

  async metrics(): Promise<MetricValues> {
    return parseMetrics(await (await fetch(`http://127.0.0.1:${this.publisher?.port}/metrics`)).text());
  }

  /** Bypasses the service, which no longer accepts slugs that are too long for a file name. */
  setSlug = (conferenceId: string, slug: string): Promise<void> =>
    runSql(this.data.ownerUrl, `UPDATE conferences.conferences SET slug = '${slug}' WHERE id = '${conferenceId}'`);

  /** Runs a query as the owner of the database. */
  async rows(statement: string): Promise<Record<string, { [field: string]: unknown }>[]> {
    const database = await openDatabase(this.data.ownerUrl);
    const { rows } = await database.query(statement);
    await database.end();
    return rows;
  }

  /** Lets the database server end the publisher's connection. */
  cutConnection = (): Promise<void> =>
    runSql(
      this.data.ownerUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'majlis-publisher' AND datname = current_database()`,
    );

  /** Waits until a run later than the last one of `since` has ended and the queue is empty. */
  async waitUntilIdle(since?: Status): Promise<Status> {
    for (const deadline = Date.now() + waitLimitMs; Date.now() < deadline; await sleep(50)) {
      const status = await this.status();
      if (status.pending === 0 && status.lastRun && status.lastRun.startedAt !== since?.lastRun?.startedAt)
        return status;
    }
    throw new Error(`The publisher does not become idle: ${JSON.stringify(await this.status())}`);
  }

  file(path: string): string {
    const file = join(this.published, decodeURIComponent(path));
    return /\.\w+$/.test(file) ? file : join(file, 'index.html');
  }

  has = (path: string): boolean => existsSync(this.file(path));
  read = (path: string): string => readFileSync(this.file(path), 'utf8');
  /** Changes whenever the file is written, even with the same content. */
  inodeOf = (path: string): number => statSync(this.file(path)).ino;

  /** Lists the published files without the manifests. */
  files = (): string[] =>
    readdirSync(this.published, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith(manifestFolder))
      .map(({ parentPath, name }) => join(parentPath, name));

  /** Returns how many milliseconds it took until the condition was true. */
  within5Seconds = (condition: Condition): Promise<number> => waitUntil(condition, onThisMachine(maxPublishMs));
  eventually = (condition: Condition): Promise<number> => waitUntil(condition, waitLimitMs);

  async stopPublishing(): Promise<void> {
    await this.publisher?.stop();
    this.publisher = undefined;
  }

  async close(): Promise<void> {
    await this.stopPublishing();
    for (const service of Object.values(this.services)) await service.stop();
    await this.data.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function waitUntil(condition: Condition, ms: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < ms) {
    if (await condition()) return performance.now() - startedAt;
    await sleep(20);
  }
  throw new Error(`It was not published within ${ms} ms`);
}
