import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import { createLogger } from '@majlis/kit/logging/logger';
import { openDatabase } from '@majlis/kit/testing/database';
import { conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';
import { FailureTracker } from './failure-tracker.js';
import type { RenderPage } from './targets/pages.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let conferences: string[];

beforeAll(async () => {
  site = await TestSite.open();
});
beforeEach(async () => {
  pages = createTestRenderer();
  const { create } = conferenceActions({ staff: site.staff('conferences') });
  const made = await Promise.all(['faith', 'other'].map((slug) => create({ status: 'published', slug, title: slug })));
  conferences = made.map(({ id }) => id);
});
afterEach(async () => {
  await site.stopPublishing();
  for (const id of conferences) await site.staff('conferences').delete(`${endpoints.conferences.path}/${id}`);
});
afterAll(() => site.close());

const saveTitle = () =>
  conferenceActions({ staff: site.staff('conferences') })
    .put(conferences[1] ?? '', { status: 'published', slug: 'other', title: 'Another title' })
    .expect(200);

test('the .complete marker exists only while every page could be rendered', async () => {
  const isComplete = () => site.has('/.complete');
  pages.failingPaths.add('/conferences/faith');
  await site.publish(pages.renderPage);
  await site.within5Seconds(() => site.has('/conferences/other') && !isComplete());
  pages.failingPaths.clear();
  await site.eventually(isComplete);
  expect(site.has('/conferences/faith')).toBe(true);
  pages.failingPaths.add('/conferences');
  await saveTitle();
  await site.within5Seconds(() => !isComplete());
});

test('a page that could never be rendered is no failure any more once its conference is deleted', async () => {
  pages.failingPaths.add('/conferences/faith');
  await site.publish(pages.renderPage);
  await site.within5Seconds(() => site.has('/conferences/other') && !site.has('/.complete'));
  await site.staff('conferences').delete(`${endpoints.conferences.path}/${conferences.shift()}`).expect(204);
  await site.eventually(() => site.has('/.complete'));
  expect((await site.status()).failures).toEqual({});
});

test('the pages of a build are marked as written when none fails any more, and stay so', async () => {
  const isWritten = () => site.has('/.written');
  rmSync(site.file('/.written'), { force: true }); // of another test
  pages.failingPaths.add('/conferences/faith');
  await site.publish(pages.renderPage);
  expect([isWritten(), await site.isReadyForTraffic()]).toEqual([false, false]);
  pages.failingPaths.clear();
  await site.eventually(isWritten);
  expect(await site.isReadyForTraffic()).toBe(true);
  pages.failingPaths.add('/conferences');
  await saveTitle();
  await site.within5Seconds(async () => Object.keys((await site.status()).failures).includes('/conferences'));
  await site.within5Seconds(() => !site.has('/.complete'));
  expect(await site.isReadyForTraffic()).toBe(true);
});

test('all pages are written, and marked so, while changes never stop', async () => {
  rmSync(site.published, { recursive: true, force: true });
  // Rendering a changed page takes longer than the time until the next change.
  const slowly: RenderPage = async (path, options) => {
    if (path === '/conferences/other') await sleep(200);
    return pages.renderPage(path, options);
  };
  const database = await openDatabase(site.data.ownerUrl);
  const stopping = new AbortController();
  const change = async () => {
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      await database.query('UPDATE conferences.conferences SET title = $1 WHERE id = $2', [`${count}`, conferences[1]]);
      await database.query("SELECT pg_notify('majlis_changed', 'cms')");
      await sleep(2);
    }
  };
  const changing = change();
  const publishing = site.publish(slowly);
  try {
    // The loop has no time limit, because a busy machine may take long and the marker only has to appear.
    while (!site.has('/.written')) await sleep(20);
    expect(['/conferences/faith', '/sitemap.xml', '/share/majlis.jpg'].map(site.has)).toEqual([true, true, true]);
  } finally {
    stopping.abort();
    await changing;
    await database.end();
    await publishing;
  }
});

test('a failure that lasts does not hold up a release, unless most files are missing', () => {
  jest.useFakeTimers();
  const failures = new FailureTracker(createLogger('publisher', 'silent'));
  expect(failures.holdsUpRelease(0)).toBe(false);
  for (const path of ['/', '/blog']) failures.recordFailure(path, new Error('HTTP status 503'));
  expect(failures.holdsUpRelease(100)).toBe(true);
  jest.advanceTimersByTime(30_000);
  for (const path of ['/', '/blog']) failures.recordFailure(path, new Error('HTTP status 503'));
  expect([failures.holdsUpRelease(100), failures.holdsUpRelease(3)]).toEqual([false, true]);
  failures.recordFailure('/contact', new Error('HTTP status 503'));
  expect(failures.holdsUpRelease(100)).toBe(true);
  jest.useRealTimers();
});
