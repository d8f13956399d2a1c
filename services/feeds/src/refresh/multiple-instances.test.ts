import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { writePaths } from '@majlis/contracts/api/endpoints';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { entry, type FakeFeed, feed, startFakeFeed } from '../../testing/fake-feed.js';
import { type RunningFeeds, runFeeds } from '../../testing/running-feeds.js';
import { FeedSourceEntity } from '../sources/feed-source.js';
import { RefreshJob } from './refresh.job.js';

let fakeFeed: FakeFeed[];
let urls: string[];
let data: TestDatabase;
let instances: RunningFeeds[];
beforeEach(async () => {
  fakeFeed = await Promise.all([1, 2, 3].map((day) => startFakeFeed({ body: feed(entry(day)) })));
  urls = fakeFeed.map(({ url }) => url);
  data = await createDatabase();
  instances = [];
});
afterEach(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
  await data.drop();
  await Promise.all(fakeFeed.map((server) => server.stop()));
});

const requestCounts = () => fakeFeed.map((server) => server.requestEtags.length);
const until = async (isMet: () => boolean | Promise<boolean>) => {
  while (!(await isMet())) await sleep(50);
};
const run = async (count: number) => {
  instances = await Promise.all(Array.from({ length: count }, () => runFeeds(data, urls)));
};
const runAll = () => Promise.all(instances.map((instance) => instance.app.get(RefreshJob).run()));
const makeAllDue = () =>
  instances[0]?.database.manager.update(FeedSourceEntity, { kind: 'research' }, { dueAt: new Date(0) });
const isRead = async () => {
  const states = (await instances[0]?.database.manager.find(FeedSourceEntity)) ?? [];
  return states.length === urls.length && states.every(({ dueAt, failures }) => failures > 0 || dueAt > new Date());
};

test('two instances that scan at once read each source once per interval', async () => {
  await run(2);
  await until(isRead);
  for (const period of [1, 2, 3, 4]) {
    expect(requestCounts()).toEqual([period, period, period]);
    await makeAllDue();
    await Promise.all([runAll(), runAll()]);
    await until(isRead);
  }
});

test('a source requested on one instance is read while another one holds the lock', async () => {
  await run(2);
  await until(isRead);
  const [first, second] = instances;
  const [slowFeed] = fakeFeed;
  if (slowFeed) slowFeed.response = { hangs: true };
  await first?.database.manager.update(FeedSourceEntity, { url: urls[0] }, { dueAt: new Date(0) });
  const slowRun = first?.app.get(RefreshJob).run(); // holds the lock for five seconds
  await until(() => requestCounts()[0] === 2);
  await second?.staff.post(writePaths.fetchFeed).send({ url: urls[1] }).expect(202);
  await until(() => requestCounts()[1] === 2);
  expect(requestCounts()[1]).toBe(2);
  await slowRun;
});

test('another instance takes over after one was killed during a refresh', async () => {
  const [hangingFeed] = fakeFeed;
  if (hangingFeed) hangingFeed.response = { hangs: true };
  const service = spawn(process.execPath, ['services/feeds/dist/main.js'], {
    stdio: 'ignore',
    env: {
      PORT: '0',
      DATABASE_URL: data.urlFor('feeds'),
      PUBLIC_ORIGIN: 'http://localhost:8080',
      ADMIN_EMAILS: 'amal@majlis.example',
      RESEARCH_FEEDS: urls.join(' '),
      ALLOW_LOOPBACK_FEEDS: 'true',
      OBJECT_STORE_URL: 'file:///tmp/images-of-nobody',
    },
  });
  await until(() => requestCounts().every((count) => count === 1));
  service.kill('SIGKILL');
  await once(service, 'exit');
  if (hangingFeed) hangingFeed.response = { body: feed(entry(1)) };
  await run(1);
  await until(isRead);
  expect(await instances[0]?.titles()).toEqual(['Paper 3', 'Paper 2', 'Paper 1']);
});
