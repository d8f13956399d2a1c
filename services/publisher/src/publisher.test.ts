import { rmSync } from 'node:fs';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { aConference, conferenceActions, sessionPath } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let conferences: ReturnType<typeof conferenceActions>;
let programme: ReturnType<typeof conferenceActions>;
let faith: Conference;
let other: Conference;
let keynote: Session;
/** These dates are later than those of the other conference, which is the next one on the home page. */
const later = { startDate: '2031-09-12T09:00:00.000Z', endDate: '2031-09-14T17:00:00.000Z' };

beforeAll(async () => {
  site = await TestSite.open();
  const staff = site.staff('conferences');
  conferences = conferenceActions({ staff });
  programme = conferenceActions({ staff });
});
beforeEach(async () => {
  pages = createTestRenderer();
  faith = await conferences.create({ status: 'published', slug: 'faith', title: 'Faith and Reason' });
  other = await conferences.create({ status: 'published', slug: 'other', title: 'Another one', ...later });
  keynote = await programme.addSession(faith.id, { title: 'Opening' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.stopPublishing();
  for (const { id } of [faith, other]) await site.staff('conferences').delete(`${endpoints.conferences.path}/${id}`);
});
afterAll(() => site.close());

const sessionPage = () => '/conferences/faith/sessions/opening';
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
  '/404/proceedings',
  '/404/speaker',
  '/404/episode',
  '/conferences',
  '/conferences/faith',
  '/conferences/other',
  sessionPage(),
];

test('everything that visitors may see is published, and nothing else', async () => {
  await conferences.create({ status: 'draft', slug: 'secret', title: 'A secret' });
  await site.publish(pages.renderPage);
  for (const path of everyPage()) expect(site.read(path)).toContain('<div id="root"></div>');
  expect(site.read('/sitemap.xml')).toContain(sessionPage());
  for (const text of ['/robots.txt', '/llms.txt', '/feeds/conferences.xml']) expect(site.has(text)).toBe(true);
  for (const image of ['majlis', 'conferences/faith', `sessions/${keynote.id}`])
    expect(site.has(`/share/${image}.jpg`)).toBe(true);
  expect(site.has('/conferences/secret')).toBe(false);
  expect(site.read('/conferences')).not.toContain('A secret');
});

test('a save is published within 5 seconds, and only the pages that show it are rendered', async () => {
  await site.publish(pages.renderPage);
  pages.renderedPaths.length = 0;
  await save(faith, { title: 'Faith and Freedom' });
  const ms = await site.within5Seconds(() => site.read(sessionPage()).includes('Faith and Freedom'));
  expect(site.read('/conferences/faith')).toContain('Faith and Freedom');
  process.stdout.write(`a save is on its last page after ${ms} ms\n`);
  expect(pages.renderedPaths.toSorted()).toEqual(['/', '/conferences', '/conferences/faith', sessionPage()]);
});

test('a save does not check pages that do not show it', async () => {
  await site.publish(pages.renderPage);
  const first = await site.status();
  await save(faith, { subtitle: 'The first save after a start checks everything' });
  const second = await site.waitUntilIdle(first);
  rmSync(site.file('/conferences/faith')); // a check would write it again
  await save(other, { title: 'Another title' });
  await site.within5Seconds(() => site.read('/conferences').includes('Another title'));
  await site.waitUntilIdle(second);
  expect(site.has('/conferences/faith')).toBe(false);
});

test('a saved person is updated in the conferences at which they speak', async () => {
  const layla = await programme.addPerson({ firstName: 'Layla' });
  await programme.assign(keynote.id, layla);
  await site.publish(pages.renderPage);
  expect(site.read(sessionPage())).toContain('Layla');
  pages.renderedPaths.length = 0;
  const path = `${staffEndpoints.people.path}/${layla.id}`;
  await site.staff('conferences').put(path).send({ firstName: 'Maryam', lastName: 'Haddad' }).expect(200);
  await site.within5Seconds(() => site.read(sessionPage()).includes('Maryam'));
  await site.waitUntilIdle();
  expect(pages.renderedPaths).not.toContain('/conferences/other');
  pages.renderedPaths.length = 0;
  await programme.assign(keynote.id);
  await site.within5Seconds(() => !site.read(sessionPage()).includes('Maryam'));
});

test('texts of the website are updated on every page, main pages first', async () => {
  await site.publish(pages.renderPage);
  pages.renderedPaths.length = 0;
  // Time stands still, because on a busy machine the first stages may take ten seconds, after which jobs of later stages come
  // before them.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  await saveText('footer.note', 'Peace upon you');
  await site.within5Seconds(() => everyPage().every((path) => site.read(path).includes('Peace upon you')));
  jest.restoreAllMocks();
  expect(pages.renderedPaths[0]).toBe('/');
  expect(pages.renderedPaths.indexOf('/contact')).toBeLessThan(pages.renderedPaths.indexOf('/conferences/other'));
  expect(pages.renderedPaths.indexOf('/conferences/other')).toBeLessThan(pages.renderedPaths.indexOf(sessionPage()));
});

test('a withdrawn conference is removed with its sessions, images and compressed files', async () => {
  await site.publish(pages.renderPage);
  const removedPaths = [
    sessionPage(),
    '/conferences/faith',
    '/share/conferences/faith.jpg',
    `/share/sessions/${keynote.id}.jpg`,
  ];
  for (const path of removedPaths) expect(site.has(path)).toBe(true);
  await conferences.put(faith.id, { slug: 'faith', status: 'draft' }).expect(200);
  await site.within5Seconds(() => removedPaths.every((path) => !site.has(path)));
  await site.waitUntilIdle();
  expect(site.files().filter((file) => file.includes('faith') || file.includes(keynote.id))).toEqual([]);
  expect(site.read('/sitemap.xml')).not.toContain('faith');
  await programme.remove(sessionPath(keynote.id));
  await conferences.put(faith.id, { slug: 'faith', status: 'published' }).expect(200);
  await site.within5Seconds(() => site.has('/conferences/faith'));
  await site.waitUntilIdle();
  expect(site.has(sessionPage())).toBe(false);
});

test('another conference may take the slug that a conference has given up', async () => {
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
  expect(site.has('/conferences/reason/sessions/opening')).toBe(true);
});

test('a page of staff is published, moves, and is removed with its image when it is hidden', async () => {
  const staff = site.staff('cms');
  const privacy = (changes: object) => ({ title: 'Privacy', body: '<p>We keep little.</p>', ...changes });
  await site.publish(pages.renderPage);
  const { body } = await staff.post(staffEndpoints.pages.path).send(privacy({ slug: 'privacy' }));
  await site.within5Seconds(() => site.has('/privacy') && site.read('/conferences/faith').includes('privacy'));
  expect(site.read('/privacy')).toContain('We keep little.');
  await site.within5Seconds(() => site.has('/share/pages/privacy.jpg'));
  await site.within5Seconds(() => site.read('/sitemap.xml').includes(`/privacy</loc><lastmod>${body.editedAt}`));
  expect(site.read('/llms.txt')).toContain('[Privacy]');
  await staff.put(`${staffEndpoints.pages.path}/${body.id}`).send(privacy({ slug: 'data-protection' }));
  await site.within5Seconds(() => site.has('/data-protection') && !site.has('/privacy'));
  await site.within5Seconds(() => !site.read(sessionPage()).includes('"privacy"'));
  await staff.put(`${staffEndpoints.pages.path}/${body.id}/active`).send({ isActive: false });
  await site.within5Seconds(() => !site.has('/data-protection') && !site.read('/about').includes('data-protection'));
  await site.waitUntilIdle();
  expect(site.files().filter((file) => /privacy|data-protection/.test(file))).toEqual([]);
  expect(site.read('/sitemap.xml')).not.toContain('data-protection');
});

test('a page that cannot be rendered stays as it was, is reported, blocks no other page, and is retried', async () => {
  await site.publish(pages.renderPage);
  pages.failingPaths.add('/about');
  await saveText('footer.note', 'Good morning');
  await site.within5Seconds(() => site.read(sessionPage()).includes('Good morning'));
  expect(site.read('/about')).not.toContain('Good morning');
  expect((await site.status()).failures['/about']?.reason).toBe('This page cannot be rendered');
  pages.failingPaths.clear();
  await site.within5Seconds(() => site.read('/about').includes('Good morning'));
  expect((await site.waitUntilIdle()).failures).toEqual({});
});

test('a page whose name is too long for a file is skipped', async () => {
  await site.setSlug(other.id, 'ش'.repeat(130));
  const { failures } = await site.publish(pages.renderPage);
  expect(failures).toEqual({});
  expect(site.has('/conferences/faith')).toBe(true);
  expect(site.files().some((file) => file.includes('ششش'))).toBe(false);
});

test('every page of a long list is published, and removed when it is no longer needed', async () => {
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
  const removedPaths = ['/conferences/pages/2', '/conferences/old-1', '/conferences/old-49'];
  await site.eventually(() => removedPaths.every((path) => !site.has(path)));
});

test('a list that is longer than a page has pages of its own, until it is short again', async () => {
  const run = (sql: string) => runSql(site.data.ownerUrl, sql);
  await run(`
    INSERT INTO cms.testimonials (name, title, organization, country, testimonial, image_url, "order", is_active, version, updated_at, updated_by)
    SELECT 'Author ' || n, '', '', '', 'They listen.', '', n, true, 1, now(), 'a' FROM generate_series(1, 120) n`);
  await site.publish(pages.renderPage);
  const authors = (page: number) => [...site.read(`/lists/endorsements/${page}`).matchAll(/"name":"Author (\d+)"/g)];
  expect([1, 2, 3].map((page) => authors(page).length)).toEqual([50, 50, 20]);
  expect(authors(3).at(-1)?.[1]).toBe('120');
  expect(['/lists/endorsements/4', '/lists/partners/1'].map(site.has)).toEqual([false, false]);
  // The home page shows the first twelve, and links the first page for the others.
  await run('DELETE FROM cms.testimonials WHERE "order" > 13');
  await site.eventually(() => !site.has('/lists/endorsements/2') && authors(1).length === 13);
  await run('DELETE FROM cms.testimonials WHERE "order" > 12');
  await site.eventually(() => [1, 2, 3].every((page) => !site.has(`/lists/endorsements/${page}`)));
});

test('the lists of a conference have pages of their own, until they are short again', async () => {
  const run = (sql: string) => runSql(site.data.ownerUrl, sql);
  const documents = (session: string) => `
    INSERT INTO conferences.documents (conference_id, session_id, title, url, "order", is_active, version, updated_at, updated_by)
    SELECT '${faith.id}', ${session}, 'Document ' || n, 'https://papers.example.org', n, true, 1, now(), 'a' FROM generate_series(1, 60) n`;
  await run(documents('NULL'));
  await run(documents(`'${keynote.id}'`));
  await run(`
    INSERT INTO conferences.conference_partners (conference_id, name, logo_url, website_url, tier, "order", is_active, version, updated_at, updated_by)
    SELECT '${faith.id}', 'Partner ' || n, '', '', 'host', n, n <= 50, 1, now(), 'a' FROM generate_series(1, 60) n`);
  await site.publish(pages.renderPage);
  const lists = ['documents/1', 'documents/2', 'documents/3', 'partners/1', 'partners/2', 'proceedings/1'];
  const existing = () => lists.filter((list) => site.has(`/conferences/faith/${list}`));
  // Sixty papers of one session are one entry of the proceedings, and visitors see no inactive partners.
  expect(existing()).toEqual(['documents/1', 'documents/2', 'partners/1']);
  await run('DELETE FROM conferences.documents WHERE "order" > 12');
  await site.eventually(() => existing().join() === 'partners/1');
});

test('a page that cannot be rendered names the row and the field', async () => {
  const formatTimes: typeof pages.renderPage = async (path, context) => {
    const page = await pages.renderPage(path, context);
    for (const [, time = ''] of page.html.matchAll(/"startTime":"([^"]*)"/g)) new Date(time).toISOString();
    return page;
  };
  await site.publish(formatTimes);
  const farAway = "start_time = '20310-09-12', end_time = '20310-09-13'";
  const update = `UPDATE conferences.sessions SET ${farAway} WHERE id = '${keynote.id}'`;
  await runSql(site.data.ownerUrl, update);
  await site.eventually(async () => '/conferences/faith' in (await site.status()).failures);
  const { reason } = (await site.status()).failures['/conferences/faith'] ?? {};
  expect(reason).toContain(`row ${keynote.id} ("Opening"), field startTime of /api/conferences/`);
});
