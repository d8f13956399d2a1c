import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { endpoints } from '@majlis/contracts/endpoints';
import { conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

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
  await site.within20Seconds(isComplete);
  expect(site.has('/conferences/faith')).toBe(true);
  pages.failingPaths.add('/conferences');
  await saveTitle();
  await site.within5Seconds(() => !isComplete());
});

test('the pages of a build count as written after the first run that fails for no more than one in a hundred', async () => {
  const isWritten = () => site.has('/.written');
  rmSync(site.file('/.written'), { force: true }); // of another test
  for (const path of ['/conferences/faith', '/conferences/other']) pages.failingPaths.add(path);
  await site.publish(pages.renderPage);
  await site.within5Seconds(async () => Object.keys((await site.status()).failures).length === 2);
  expect([isWritten(), await site.isWritten()]).toEqual([false, false]);
  pages.failingPaths.delete('/conferences/other');
  await site.within20Seconds(isWritten);
  expect([site.has('/.complete'), await site.isWritten()]).toEqual([false, true]);
  pages.failingPaths.add('/conferences');
  await saveTitle();
  await site.within5Seconds(async () => Object.keys((await site.status()).failures).includes('/conferences'));
  expect(await site.isWritten()).toBe(true);
});
