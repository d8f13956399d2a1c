import { setTimeout as sleep } from 'node:timers/promises';
import type { FeedItem } from '@majlis/contracts/feed-items';
import type { TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { DataSource } from 'typeorm';
import { FeedsModule } from '../src/feeds.module.js';
import { RefreshService } from '../src/refresh/refresh.service.js';
import { FeedSourceEntity } from '../src/sources/feed-source.entity.js';

export type RunningFeeds = RunningService & {
  database: DataSource;
  refresh(which?: 'all' | 'due'): Promise<void>;
  research(): Promise<FeedItem[]>;
  titles(): Promise<string[]>;
  stateOf(url: string): Promise<FeedSourceEntity>;
};

/** The feeds service with these research feeds. */
export async function runFeeds(data: TestDatabase, urls: string[]): Promise<RunningFeeds> {
  const settings = { RESEARCH_FEEDS: urls, FEED_REFRESH_MINUTES: 15, ALLOW_LOOPBACK_FEEDS: true };
  const service = await runService(FeedsModule.of({ ...testSettings(data.urlFor('feeds')), ...settings }));
  const database = service.app.get(DataSource);
  const research = async () => (await service.visitor.get('/api/research-items').expect(200)).body as FeedItem[];
  return {
    ...service,
    database,
    research,
    titles: async () => (await research()).map(({ title }) => title),
    refresh: (which = 'all') => service.app.get(RefreshService).refresh(which, new AbortController().signal),
    stateOf: (url) => database.manager.findOneByOrFail(FeedSourceEntity, { url }),
  };
}

/** The same, once the service has read its feeds by itself as it does when it starts. */
export async function runAndRead(data: TestDatabase, urls: string[]): Promise<RunningFeeds> {
  const feeds = await runFeeds(data, urls);
  for (let waited = 0; waited < 200; waited += 1) {
    const states = await feeds.database.manager.find(FeedSourceEntity);
    const tried = states.filter(({ succeededAt, failedAt }) => succeededAt ?? failedAt);
    if (tried.length === urls.length && !(await isRefreshing(feeds.database))) return feeds;
    await sleep(50);
  }
  throw new Error('The service did not read its feeds');
}

/** Until its lock is free, another refresh would do nothing. */
async function isRefreshing(database: DataSource): Promise<boolean> {
  const locks = await database.query<unknown[]>(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return locks.length > 0;
}
