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
import { CmsModule } from '@majlis/cms/cms.module';
import { ConferencesServiceModule } from '@majlis/conferences/conferences-service.module';
import { FeedsModule } from '@majlis/feeds/feeds.module';
import { createLogger } from '@majlis/kit/app/logger';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { type MetricValues, parseMetrics } from '@majlis/kit/testing/read-metrics';
import { publicOrigin, type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { cmsSettings } from '../../cms/testing/running-cms.js';
import { feedsSettings } from '../../feeds/testing/running-feeds.js';
import { type RunningPublisher, startPublisher } from '../src/start-publisher.js';
import type { RenderPage } from '../src/targets/pages.js';

const build = '0123456789abcdef';

/** What every save must be shown within. */
const limitMs = 5_000;

export type Status = {
  files: number;
  pending: number;
  failed: Record<string, { reason: string; attempts: number }>;
  lastRound: { began: string; made: number; written: number; removed: number; failed: number } | null;
};

type Service = 'cms' | 'conferences' | 'feeds';

/** The real services on one database, and what is published of them in a folder of its own. */
export class TestSite {
  readonly published: string;
  private publisher: RunningPublisher | undefined;

  private constructor(
    readonly data: TestDatabase,
    private readonly folder: string,
    private readonly services: Record<Service, RunningService>,
    private readonly modules: Record<Service, () => Parameters<typeof runService>[0]>,
    private readonly cookie: string,
  ) {
    this.published = join(folder, 'published', build);
  }

  static async open(): Promise<TestSite> {
    const data = await createDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'majlis-published-'));
    for (const name of ['site', 'published', 'images']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'site', '.build-id'), build);
    writeFileSync(join(folder, 'site', 'index.html'), '<div id="root"></div>');
    const images = join(folder, 'images');
    const modules = {
      cms: () => CmsModule.forRoot(cmsSettings(data.urlFor('cms'), images)),
      conferences: () => ConferencesServiceModule.forRoot(testSettings(data.urlFor('conferences'))),
      feeds: () => FeedsModule.forRoot({ ...testSettings(data.urlFor('feeds')), ...feedsSettings(images, {}) }),
    };
    const services = {
      cms: await runService(modules.cms()),
      conferences: await runService(modules.conferences()),
      feeds: await runService(modules.feeds()),
    };
    return new TestSite(data, folder, services, modules, await staffCookie(data.ownerUrl));
  }

  /** The browser of a member of staff. */
  staff(service: 'cms' | 'conferences') {
    return this.services[service].withCookie(this.cookie);
  }

  /** Answers how to start the service again, at the same address. */
  async stopService(name: Service): Promise<() => Promise<void>> {
    const { port } = new URL(await this.services[name].app.getUrl());
    await this.services[name].stop();
    return async () => {
      this.services[name] = await runService(this.modules[name](), Number(port));
    };
  }

  /** Begins to publish, and waits until everything is as the services say. */
  async publish(renderPage: RenderPage, version = '1'): Promise<Status> {
    this.publisher = await this.start(renderPage, version);
    return this.waitUntilIdle();
  }

  /** One more publisher of the same build; answers how to stop it. */
  async startSecondPublisher(renderPage: RenderPage): Promise<() => Promise<void>> {
    const second = await this.start(renderPage, '1');
    return () => second.stop();
  }

  private async start(renderPage: RenderPage, version: string): Promise<RunningPublisher> {
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
    return startPublisher(settings, { renderPage, version }, createLogger('publisher', settings.LOG_LEVEL));
  }

  async status(): Promise<Status> {
    return (await fetch(`http://127.0.0.1:${this.publisher?.port}/status`)).json() as Promise<Status>;
  }

  /** All that the services and the publisher tell Prometheus, one after the other. */
  async allMetrics(): Promise<string> {
    const services = await Promise.all(Object.values(this.services).map(({ app }) => app.getUrl()));
    const addresses = [...services, `http://127.0.0.1:${this.publisher?.port}`];
    return (await Promise.all(addresses.map(async (url) => (await fetch(`${url}/metrics`)).text()))).join('');
  }

  /** What the publisher tells Prometheus. */
  async metrics(): Promise<MetricValues> {
    return parseMetrics(await (await fetch(`http://127.0.0.1:${this.publisher?.port}/metrics`)).text());
  }

  /** An address from the time before addresses had to fit into the name of a file. */
  setSlug = (conferenceId: string, slug: string): Promise<void> =>
    runSql(this.data.ownerUrl, `UPDATE conferences.conferences SET slug = '${slug}' WHERE id = '${conferenceId}'`);

  /** What the owner of the database finds there. */
  async rows(statement: string): Promise<Record<string, { [field: string]: unknown }>[]> {
    const database = await openDatabase(this.data.ownerUrl);
    const { rows } = await database.query(statement);
    await database.end();
    return rows;
  }

  /** Its connection to the database is cut by the server. */
  cutConnection = (): Promise<void> =>
    runSql(
      this.data.ownerUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'majlis-publisher' AND datname = current_database()`,
    );

  /** Once a round has ended after `since`, and nothing waits. */
  async waitUntilIdle(since?: Status): Promise<Status> {
    for (const limit = Date.now() + 20_000; Date.now() < limit; await sleep(50)) {
      const status = await this.status();
      if (status.pending === 0 && status.lastRound && status.lastRound.began !== since?.lastRound?.began) return status;
    }
    throw new Error(`It does not come to rest: ${JSON.stringify(await this.status())}`);
  }

  /** The file of a page, of a text or of a picture. */
  file(address: string): string {
    const path = join(this.published, decodeURIComponent(address));
    return /\.\w+$/.test(path) ? path : join(path, 'index.html');
  }

  has = (address: string): boolean => existsSync(this.file(address));
  read = (address: string): string => readFileSync(this.file(address), 'utf8');
  /** Changes whenever the file is written, whatever it holds. */
  inodeOf = (address: string): number => statSync(this.file(address)).ino;

  /** Every file there is, but for what the publisher keeps for itself. */
  files = (): string[] =>
    readdirSync(this.published, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.endsWith('.records'))
      .map(({ parentPath, name }) => join(parentPath, name));

  /** Waits until it is so, as long as a save may take to be shown; answers after how many milliseconds it was. */
  within5Seconds = (isSo: () => boolean): Promise<number> => until(isSo, limitMs);
  /** After an outage it may be a while until the next attempt. */
  within20Seconds = (isSo: () => boolean): Promise<number> => until(isSo, 4 * limitMs);

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

async function until(isSo: () => boolean, ms: number): Promise<number> {
  const since = Date.now();
  for (; Date.now() - since < ms; await sleep(20)) if (isSo()) return Date.now() - since;
  throw new Error(`It was not published within ${ms} ms`);
}
