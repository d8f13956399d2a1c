import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import type { Session } from '@majlis/contracts/sessions';
import { runSql } from '@majlis/kit/testing/database';
import { aConference, conferenceActions } from '../../conferences/testing/conference-actions.js';
import { programmeActions, sessionPath } from '../../conferences/testing/programme-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let conferences: ReturnType<typeof conferenceActions>;
let programme: ReturnType<typeof programmeActions>;
let faith: Conference;
let other: Conference;
let keynote: Session;

beforeAll(async () => {
  site = await TestSite.open();
  const staff = site.staff('conferences');
  conferences = conferenceActions({ staff });
  programme = programmeActions({ staff });
});
beforeEach(async () => {
  pages = createTestRenderer();
  faith = await conferences.create({ status: 'published', slug: 'faith', title: 'Faith and Reason' });
  other = await conferences.create({ status: 'published', slug: 'other', title: 'Another one' });
  keynote = await programme.addSession(faith.id, { title: 'Opening' });
});
afterEach(async () => {
  await site.stopPublishing();
  for (const { id } of [faith, other]) await site.staff('conferences').delete(`${endpoints.conferences.path}/${id}`);
});
afterAll(() => site.close());

const sessionPage = () => `/conferences/faith/sessions/${keynote.id}`;
const save = (conference: Conference, changes: object) =>
  conferences
    .put(
      conference.id,
      aConference({ status: 'published', slug: conference.slug, title: conference.title, ...changes }),
    )
    .expect(200);
const saveText = (key: string, content: string) =>
  site.staff('cms').post(endpoints.content.path).send({ key, type: 'text', content });
const everyPage = () => [
  '/',
  '/about',
  '/404',
  '/404/conference',
  '/404/session',
  '/404/episode',
  '/conferences',
  '/conferences/faith',
  '/conferences/other',
  sessionPage(),
];

test('everything that visitors see is written, and nothing else', async () => {
  await conferences.create({ status: 'draft', slug: 'secret', title: 'A secret' });
  await site.publish(pages.renderPage);
  for (const address of everyPage()) expect(site.read(address)).toContain('<div id="root"></div>');
  expect(site.read('/sitemap.xml')).toContain(sessionPage());
  for (const text of ['/robots.txt', '/llms.txt', '/feeds/conferences.xml']) expect(site.has(text)).toBe(true);
  for (const picture of ['majlis', 'conferences/faith', `sessions/${keynote.id}`])
    expect(site.has(`/share/${picture}.jpg`)).toBe(true);
  expect(site.has('/conferences/secret')).toBe(false);
  expect(site.read('/conferences')).not.toContain('A secret');
});

test('the gateway is told when everything is written, and not while something cannot be', async () => {
  const isComplete = () => site.has('/.complete');
  pages.broken.add('/conferences/faith');
  await site.publish(pages.renderPage);
  await site.within5Seconds(() => site.has('/conferences/other') && !isComplete());
  pages.broken.clear();
  await site.within20Seconds(isComplete);
  expect(site.has('/conferences/faith')).toBe(true);
  pages.broken.add('/conferences/other');
  await save(other, { title: 'Cannot be drawn' });
  await site.within5Seconds(() => !isComplete());
});

test('a save is shown within 5 seconds, and only what shows it is made anew', async () => {
  await site.publish(pages.renderPage);
  pages.drawn.length = 0;
  await save(faith, { title: 'Faith and Freedom' });
  const ms = await site.within5Seconds(() => site.read(sessionPage()).includes('Faith and Freedom'));
  expect(site.read('/conferences/faith')).toContain('Faith and Freedom');
  process.stdout.write(`a save is on its last page after ${ms} ms\n`);
  expect(pages.drawn.toSorted()).toEqual(['/', '/conferences', '/conferences/faith', sessionPage()]);
});

test('a save looks at nothing that does not show it', async () => {
  await site.publish(pages.renderPage);
  const first = await site.status();
  await save(faith, { subtitle: 'The first save after a start looks at everything' });
  const second = await site.waitUntilIdle(first);
  rmSync(site.file('/conferences/faith')); // whatever is looked at is there again
  await save(other, { title: 'Another title' });
  await site.within5Seconds(() => site.read('/').includes('Another title'));
  await site.waitUntilIdle(second);
  expect(site.has('/conferences/faith')).toBe(false);
});

test('of a person, what is saved is shown by the conferences in which they speak', async () => {
  const layla = await programme.addPerson({ firstName: 'Layla' });
  await programme.assign(keynote.id, layla);
  await site.publish(pages.renderPage);
  expect(site.read(sessionPage())).toContain('Layla');
  pages.drawn.length = 0;
  await site
    .staff('conferences')
    .put(`${endpoints.people.path}/${layla.id}`)
    .send({ firstName: 'Maryam', lastName: 'Haddad' })
    .expect(200);
  await site.within5Seconds(() => site.read(sessionPage()).includes('Maryam'));
  await site.waitUntilIdle();
  expect(pages.drawn).not.toContain('/conferences/other');
  pages.drawn.length = 0;
  await programme.assign(keynote.id);
  await site.within5Seconds(() => !site.read(sessionPage()).includes('Maryam'));
});

test('texts of the website are on every page; the main pages come first', async () => {
  await site.publish(pages.renderPage);
  pages.drawn.length = 0;
  await saveText('footer.note', 'Peace upon you');
  await site.within5Seconds(() => everyPage().every((address) => site.read(address).includes('Peace upon you')));
  expect(pages.drawn[0]).toBe('/');
  expect(pages.drawn.indexOf('/contact')).toBeLessThan(pages.drawn.indexOf('/conferences/other'));
  expect(pages.drawn.indexOf('/conferences/other')).toBeLessThan(pages.drawn.indexOf(sessionPage()));
});

test('what is deleted or withdrawn is removed with its sessions, its pictures and every form of its files', async () => {
  await site.publish(pages.renderPage);
  const gone = [
    sessionPage(),
    '/conferences/faith',
    '/share/conferences/faith.jpg',
    `/share/sessions/${keynote.id}.jpg`,
  ];
  for (const address of gone) expect(site.has(address)).toBe(true);
  await conferences.put(faith.id, { slug: 'faith', status: 'draft' }).expect(200);
  await site.within5Seconds(() => gone.every((address) => !site.has(address)));
  await site.waitUntilIdle();
  expect(site.files().filter((file) => file.includes('faith') || file.includes(keynote.id))).toEqual([]);
  expect(site.read('/sitemap.xml')).not.toContain('faith');
  await programme.remove(sessionPath(keynote.id));
  await conferences.put(faith.id, { slug: 'faith', status: 'published' }).expect(200);
  await site.within5Seconds(() => site.has('/conferences/faith'));
  await site.waitUntilIdle();
  expect(site.has(sessionPage())).toBe(false);
});

test('a conference under a new address leaves the old one to whoever takes it', async () => {
  await site.publish(pages.renderPage);
  await save(faith, { slug: 'reason' });
  await save(other, { slug: 'faith', title: 'The heir' });
  await site.within5Seconds(
    () => site.has('/conferences/reason') && site.has('/conferences/faith') && !site.has('/conferences/other'),
  );
  await site.waitUntilIdle();
  expect(site.read('/conferences/faith')).toContain('The heir');
  expect(site.read('/conferences/reason')).toContain('Faith and Reason');
  expect(site.has(sessionPage())).toBe(false);
  expect(site.has(`/conferences/reason/sessions/${keynote.id}`)).toBe(true);
});

test('a page that cannot be drawn stays as it was, is named, and stops no other; it is tried again', async () => {
  await site.publish(pages.renderPage);
  pages.broken.add('/about');
  await saveText('footer.note', 'Good morning');
  await site.within5Seconds(() => site.read(sessionPage()).includes('Good morning'));
  expect(site.read('/about')).not.toContain('Good morning');
  expect((await site.status()).failed['/about']?.reason).toBe('This page cannot be drawn');
  pages.broken.clear();
  await site.within5Seconds(() => site.read('/about').includes('Good morning'));
  expect((await site.waitUntilIdle()).failed).toEqual({});
});

test('what gives way to a later save is gone on with afterwards', async () => {
  const sessions = [keynote];
  for (const title of ['Second', 'Third']) sessions.push(await programme.addSession(faith.id, { title }));
  let isToGiveWay = false;
  await site.publish(async (path, circumstances) => {
    if (isToGiveWay && path.includes('/sessions/')) {
      isToGiveWay = false;
      await save(other, { title: 'More urgent' });
      await sleep(500); // until it is heard of
    }
    return pages.renderPage(path, circumstances);
  });
  isToGiveWay = true;
  await saveText('footer.note', 'Good evening');
  for (const { id } of sessions)
    await site.within5Seconds(() => site.read(`/conferences/faith/sessions/${id}`).includes('Good evening'));
});

test('a name that no file can have is left to the bundle', async () => {
  await site.setSlug(other.id, 'ش'.repeat(130));
  const { failed } = await site.publish(pages.renderPage);
  expect(failed).toEqual({});
  expect(site.has('/conferences/faith')).toBe(true);
  expect(site.files().some((file) => file.includes('ششش'))).toBe(false);
});

test('of a long list every page is written, and taken away when it is no longer needed', async () => {
  const run = (sql: string) => runSql(site.data.ownerUrl, sql);
  await run(`
    INSERT INTO conferences.conferences (slug, title, status, start_date, end_date, version, updated_at, updated_by)
    SELECT 'old-' || n, 'Long ago', 'published', day, day, 1, now(), 'a'
    FROM generate_series(1, 49) n, LATERAL (SELECT now() - n * interval '30 days' AS day) start`);
  await site.publish(pages.renderPage);
  expect(site.read('/conferences/pages/2')).toContain('old-49');
  expect(site.has('/conferences/pages/3')).toBe(false);
  expect(site.read('/sitemap.xml')).toContain('/conferences/old-49');
  expect(site.has('/conferences/old-49')).toBe(true);
  expect(site.read('/llms.txt')).toContain('51 conferences');
  await run("DELETE FROM conferences.conferences WHERE slug LIKE 'old-%'");
  const gone = ['/conferences/pages/2', '/conferences/old-1', '/conferences/old-49'];
  await site.within20Seconds(() => gone.every((address) => !site.has(address)));
});
