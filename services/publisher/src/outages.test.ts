import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { runSql } from '@majlis/kit/testing/database';
import { aConference, conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';
import { manifestFolder } from './published-folder.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let faith: Conference;
beforeAll(async () => {
  site = await TestSite.open();
  const conferences = conferenceActions({ staff: site.staff('conferences') });
  faith = await conferences.create({ status: 'published', slug: 'faith' });
});
beforeEach(async () => {
  pages = createTestRenderer();
  await site.publish(pages.renderPage);
  pages.renderedPaths.length = 0;
});
afterEach(() => site.stopPublishing());
afterAll(() => site.close());

const rename = (title: string) =>
  conferenceActions({ staff: site.staff('conferences') })
    .put(faith.id, aConference({ status: 'published', slug: 'faith', title }))
    .expect(200);
const saveText = (content: string) =>
  site.staff('cms').post(endpoints.content.path).send({ key: 'footer.note', type: 'text', content });

const run = (statement: string) => runSql(site.data.ownerUrl, statement);

function rewriteManifest(change: (text: string) => string): void {
  const folder = join(site.published, manifestFolder);
  for (const file of readdirSync(folder).map((name) => join(folder, name)))
    writeFileSync(file, change(readFileSync(file, 'utf8')));
}

async function waitForFailure(name: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(20))
    if (name in (await site.status()).failures) return;
  throw new Error(`It did not fail: ${name}`);
}

test('a restart renders nothing again', async () => {
  await site.stopPublishing();
  const { lastRun, files } = await site.publish(pages.renderPage);
  expect(pages.renderedPaths).toEqual([]);
  expect(lastRun).toMatchObject({ rendered: 0, written: 0, removed: 0, failed: 0 });
  expect(files).toBeGreaterThan(10);
});

test('a start publishes what was saved and deleted while no publisher ran', async () => {
  await site.stopPublishing();
  await rename('Saved in the night');
  const conferences = conferenceActions({ staff: site.staff('conferences') });
  const { id } = await conferences.create({ status: 'published', slug: 'brief' });
  await site.publish(pages.renderPage);
  expect(site.read('/conferences/faith')).toContain('Saved in the night');
  expect(site.has('/conferences/brief')).toBe(true);
  await site.stopPublishing();
  await site.staff('conferences').delete(`${endpoints.conferences.path}/${id}`).expect(204);
  await site.publish(pages.renderPage);
  expect(site.has('/conferences/brief')).toBe(false);
});

test('a new version of the renderer renders every page and writes those that differ', async () => {
  await site.stopPublishing();
  const before = site.inodeOf('/about');
  await site.publish(pages.renderPage, '2');
  expect(pages.renderedPaths).toContain('/about');
  expect(site.inodeOf('/about')).toBe(before);
  await site.stopPublishing();
  await site.publish(async (path, context) => {
    const { status, html } = await pages.renderPage(path, context);
    return { status, html: path === '/about' ? `${html} in another frame` : html };
  }, '3');
  expect(site.read('/about')).toContain('in another frame');
});

test.each<[string, (text: string) => string]>([
  ['of an unknown format', () => '{"format":"unknown","pages":[]}'],
  ['with entries of an unknown format', () => '{"builderVersion":"0","dependencies":[],"targets":{"/":{"hash":"a"}}}'],
  ['that ends in the middle', (text) => text.slice(0, text.length / 2)],
  ['without a value', () => 'null'],
])('a manifest %s leads to a full build', async (_case, change) => {
  await site.stopPublishing();
  const before = site.inodeOf('/about');
  rewriteManifest(change);
  const { failures } = await site.publish(pages.renderPage);
  expect(failures).toEqual({});
  for (const path of ['/', '/about', '/conferences/faith']) expect(pages.renderedPaths).toContain(path);
  expect(site.inodeOf('/about')).not.toBe(before);
});

test('pages that depend on the time are rendered again after an hour', async () => {
  await site.stopPublishing();
  const before = site.inodeOf('/');
  rewriteManifest((text) => text.replaceAll(/\[(\d{13}),/g, (_, renderedAt) => `[${Number(renderedAt) - 3_700_000},`));
  await site.publish(pages.renderPage);
  expect(pages.renderedPaths.toSorted()).toEqual(['/', '/conferences', '/conferences/faith']);
  expect(site.inodeOf('/')).toBe(before);
});

test('pages stay while a service is down and are updated when it is back', async () => {
  await rename('Before the night');
  for (const path of ['/conferences/faith', '/'])
    await site.within5Seconds(() => site.read(path).includes('Before the night'));
  const start = await site.stopService('conferences');
  await saveText('Written at night');
  await site.within5Seconds(() => site.read('/about').includes('Written at night'));
  expect(site.read('/conferences/faith')).toContain('Before the night');
  expect(site.read('/')).toContain('Before the night');
  expect(Object.keys((await site.status()).failures)).toContain('/');
  await start();
  await site.eventually(() => site.read('/conferences/faith').includes('Written at night'));
  await site.eventually(() => site.read('/').includes('Written at night'));
});

test('a change on every page is published although another of their responses failed at that moment', async () => {
  const showsText = (text: string) => () => site.read('/conferences/faith').includes(text);
  await saveText('Saved before');
  await site.within5Seconds(showsText('Saved before'));
  await saveText('Saved during the failure');
  await run('ALTER TABLE cms.partners RENAME TO away');
  await waitForFailure('responses that all pages share');
  await run('ALTER TABLE cms.away RENAME TO partners');
  await site.eventually(showsText('Saved during the failure'));
});

test('a save during a lost database connection is published after the reconnect', async () => {
  await site.cutConnection();
  await rename('Missed');
  await site.eventually(() => site.read('/conferences/faith').includes('Missed'));
});

test('the heartbeat reports the state of the pages until the publisher stops', async () => {
  const heartbeats = () =>
    site.rows("SELECT detail->'pages' AS pages FROM operations.service_instances WHERE name = 'publisher'");
  await site.cutConnection();
  const { files } = await site.waitUntilIdle();
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50))
    if ((await heartbeats())[0]?.pages?.files === files) break;
  expect(await heartbeats()).toMatchObject([{ pages: { files, failed: 0, failures: [] } }]);
  await site.stopPublishing();
  expect(await heartbeats()).toEqual([]);
});

test('a second publisher stands by until the first ends, and then publishes what was saved', async () => {
  const stopSecond = await site.startSecondPublisher(pages.renderPage);
  await rename('Two of them');
  await site.within5Seconds(() => site.read('/conferences/faith').includes('Two of them'));
  expect(pages.renderedPaths.filter((path) => path === '/conferences/faith')).toHaveLength(1);
  await site.stopPublishing();
  await rename('The second alone');
  await site.eventually(() => site.read('/conferences/faith').includes('The second alone'));
  await stopSecond();
});

test('the pages of another build are removed when it was not used for a day', async () => {
  await site.stopPublishing();
  const folder = dirname(site.published);
  const [old, young] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'].map((name) => join(folder, name));
  for (const path of [old, young]) mkdirSync(path ?? '');
  const dayAgo = Date.now() / 1_000 - 25 * 3_600;
  utimesSync(old ?? '', dayAgo, dayAgo);
  await site.publish(pages.renderPage);
  expect([old, young].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
});
