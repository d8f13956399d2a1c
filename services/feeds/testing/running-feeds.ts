import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FeedItem } from '@majlis/contracts/feeds/feed-items';
import type { TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { DataSource, Like } from 'typeorm';
import { feedsModule } from '../src/feeds.module.js';
import { CopyPicturesJob } from '../src/pictures/copy-pictures.job.js';
import type { FeedsSettings } from '../src/read-settings.js';
import { RefreshJob } from '../src/refresh/refresh.job.js';
import { ResanitiseJob } from '../src/refresh/resanitise.job.js';
import { FeedSourceEntity } from '../src/sources/feed-source.js';

export type RunningFeeds = RunningService & {
  database: DataSource;
  imagesFolder: string;
  /** The signed-in browser of amal@majlis.example. */
  staff: RunningService['visitor'];
  refresh(which?: 'all' | 'due'): Promise<void>;
  resanitise(): Promise<void>;
  copyPictures(): Promise<void>;
  research(): Promise<FeedItem[]>;
  titles(): Promise<string[]>;
  sourceState(url: string): Promise<FeedSourceEntity>;
};

type Sources = Partial<
  Pick<
    FeedsSettings,
    | 'RESEARCH_FEEDS'
    | 'BLOG_FEEDS'
    | 'PODCAST_FEEDS'
    | 'FEEDS_WITHOUT_ARCHIVE'
    | 'INSTAGRAM_TOKEN'
    | 'INSTAGRAM_API_URL'
  >
>;

export const feedsSettings = (imagesFolder: string, sources: Sources) => ({
  RESEARCH_FEEDS: [],
  BLOG_FEEDS: [],
  PODCAST_FEEDS: [],
  FEEDS_WITHOUT_ARCHIVE: [],
  INSTAGRAM_TOKEN: '',
  INSTAGRAM_API_URL: 'http://127.0.0.1:1',
  FEED_REFRESH_MINUTES: 15,
  ALLOW_LOOPBACK_FEEDS: true,
  OBJECT_STORE_URL: pathToFileURL(imagesFolder).href,
  UPLOAD_GC: 'delete' as const,
  ...sources,
});

/** Runs the feeds service; a plain list configures research feeds. */
export async function runFeeds(data: TestDatabase, sourcesOrUrls: string[] | Sources): Promise<RunningFeeds> {
  const imagesFolder = mkdtempSync(join(tmpdir(), 'majlis-feeds-'));
  const sources = Array.isArray(sourcesOrUrls) ? { RESEARCH_FEEDS: sourcesOrUrls } : sourcesOrUrls;
  const settings = { ...testSettings(data.urlFor('feeds')), ...feedsSettings(imagesFolder, sources) };
  const service = await runService(feedsModule(settings));
  const staff = service.withCookie(await staffCookie(data.ownerUrl));
  const database = service.app.get(DataSource);
  const research = async () => (await service.visitor.get('/api/research-items').expect(200)).body as FeedItem[];
  return {
    ...service,
    database,
    imagesFolder,
    staff,
    research,
    titles: async () => (await research()).map(({ title }) => title),
    refresh: async (which = 'all') => {
      if (which === 'all') await database.manager.update(FeedSourceEntity, { url: Like('%') }, { dueAt: new Date(0) });
      while ((await service.app.get(RefreshJob).run()) === undefined) await sleep(20);
    },
    resanitise: async () => {
      while ((await service.app.get(ResanitiseJob).run()) === undefined) await sleep(20);
    },
    copyPictures: async () => {
      while ((await service.app.get(CopyPicturesJob).run()) === undefined) await sleep(20);
    },
    sourceState: (url) => database.manager.findOneByOrFail(FeedSourceEntity, { url }),
    stop: async () => {
      await service.stop();
      rmSync(imagesFolder, { recursive: true, force: true });
    },
  };
}

/** Runs the service and waits until it has read its sources, as it does on start. */
export async function runFeedsAndWait(data: TestDatabase, sources: string[] | Sources): Promise<RunningFeeds> {
  const feeds = await runFeeds(data, sources);
  for (let waited = 0; waited < 400; waited += 1) {
    const states = await feeds.database.manager.find(FeedSourceEntity);
    const tried = states.filter(({ succeededAt, failedAt }) => succeededAt ?? failedAt);
    if (tried.length >= countSources(sources) && !(await holdsLocks(feeds.database))) return feeds;
    await sleep(50);
  }
  throw new Error('The service did not read its sources');
}

function countSources(sources: string[] | Sources): number {
  if (Array.isArray(sources)) return sources.length;
  const { RESEARCH_FEEDS = [], BLOG_FEEDS = [], PODCAST_FEEDS = [], INSTAGRAM_TOKEN = '' } = sources;
  return [...RESEARCH_FEEDS, ...BLOG_FEEDS, ...PODCAST_FEEDS].length + (INSTAGRAM_TOKEN === '' ? 0 : 1);
}

/** A run does nothing while another one holds the lock. */
async function holdsLocks(database: DataSource): Promise<boolean> {
  const locks = await database.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return locks.length > 0;
}
