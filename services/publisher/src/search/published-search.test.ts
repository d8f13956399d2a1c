import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { draftEndpoints } from '@majlis/contracts/staff/drafts';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { aConference, conferenceActions, sessionPath } from '../../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../../testing/test-renderer.js';
import { TestSite } from '../../testing/test-site.js';

let site: TestSite;
let pages: ReturnType<typeof createTestRenderer>;
let conferences: ReturnType<typeof conferenceActions>;
let programme: ReturnType<typeof conferenceActions>;
let faith: Conference;
let keynote: Session;

const journal = 'https://journal.example/feed.xml';

beforeAll(async () => {
  site = await TestSite.open({ RESEARCH_FEEDS: [journal] });
  await run(`
    INSERT INTO feeds.sources (url, kind, succeeded_at, due_at) VALUES ('${journal}', 'research', now(), 'infinity')
      ON CONFLICT (url) DO UPDATE SET succeeded_at = now(), due_at = 'infinity'`);
  const staff = site.staff('conferences');
  conferences = conferenceActions({ staff });
  programme = conferenceActions({ staff });
});
beforeEach(async () => {
  pages = createTestRenderer();
  faith = await conferences.create({ status: 'published', slug: 'faith', title: 'Faith and Reason', theme: 'Quince' });
  keynote = await programme.addSession(faith.id, { title: 'Opening', sessionAbstract: 'On the quince.' });
});
afterEach(async () => {
  await site.stopPublishing();
  await site.staff('conferences').delete(`${endpoints.conferences.path}/${faith.id}`);
});
afterAll(() => site.close());

const save = (changes: object) =>
  conferences.put(faith.id, aConference({ status: 'published', slug: 'faith', title: 'Faith and Reason', ...changes }));
const run = (sql: string) => runSql(site.data.ownerUrl, sql);
const itemsChanged = `
  INSERT INTO feeds.feed_versions (kind) VALUES ('research')
    ON CONFLICT (kind) DO UPDATE SET version = feed_versions.version + 1`;
const both = ['conference Faith and Reason', 'session Opening'];

test('what is published is found, what is changed is found by its new words, and what is removed is not', async () => {
  await site.publish(pages.renderPage);
  expect(await site.found('quince')).toEqual(both);
  await save({ theme: 'Pomegranate' }).expect(200);
  await site.untilFound('pomegranate', ['conference Faith and Reason']);
  expect(await site.found('quince')).toEqual(['session Opening']);
  await programme.remove(sessionPath(keynote.id));
  await site.untilFound('quince', []);
  await save({ status: 'draft' }).expect(200);
  await site.untilFound('pomegranate', []);
});

test('people, papers, milestones, texts and pages of the site are found where they are shown', async () => {
  const layla = await programme.addPerson({ firstName: 'Layla', lastName: 'Mansour', biography: 'Reads quince.' });
  await programme.assign(keynote.id, layla);
  await site
    .staff('conferences')
    .post(endpoints.documents(faith.id).path)
    .send({ sessionId: keynote.id, kind: 'paper', title: 'The quince tree', url: 'https://papers.example.org/1.pdf' })
    .expect(201);
  const cms = site.staff('cms');
  const event = { year: '2014', title: 'A quince is planted', description: 'In a yard.', page: 'about' };
  await cms.post(endpoints.timelineEvents.path).send(event).expect(201);
  await cms.post(staffEndpoints.pages.path).send({ title: 'Orchard', body: '<p>One <b>quince</b></p>' }).expect(201);
  await site.publish(pages.renderPage);
  expect(new Set(await site.found('quince'))).toEqual(
    new Set([
      ...both,
      'paper The quince tree',
      'speaker Layla Mansour',
      'timeline A quince is planted',
      'page Orchard',
    ]),
  );
  expect(await site.found('contact')).toEqual(['page Contact Us']);
  await run('DELETE FROM cms.timeline_events; DELETE FROM cms.pages');
});

test('drafts, hidden items, deleted people, breaks, telephone numbers and hidden addresses are never found', async () => {
  const secret = 'Durian';
  const layla = await programme.addPerson({
    ...{ firstName: 'Layla', lastName: 'Mansour', phone: '+60 12 5550199' },
    ...{ email: 'durian@majlis.example', showEmail: false },
  });
  const gone = await programme.addPerson({ firstName: 'Nobody', lastName: secret });
  await programme.assign(keynote.id, layla, gone);
  await programme.remove(`${staffEndpoints.people.path}/${gone.id}`);
  await programme.addSession(faith.id, { title: `${secret} break`, sessionType: 'break' });
  const draft = await conferences.create({ status: 'draft', slug: 'secret', title: secret });
  await programme.addSession(draft.id, { title: secret });
  await programme.addSession(faith.id, { title: 'Workshop', specialRequirements: secret });
  for (const [isActive, publicFrom] of [
    [false, null],
    [true, '2120-01-01T00:00:00.000Z'],
  ])
    await site
      .staff('conferences')
      .post(endpoints.documents(faith.id).path)
      .send({
        sessionId: keynote.id,
        kind: 'paper',
        title: secret,
        url: 'https://a.example/1.pdf',
        isActive,
        publicFrom,
      })
      .expect(201);
  const cms = site.staff('cms');
  const event = { year: '2014', title: secret, description: secret, page: 'about', isActive: false };
  await cms.post(endpoints.timelineEvents.path).send(event).expect(201);
  const secretPage = { title: secret, body: secret };
  await cms
    .post(staffEndpoints.pages.path)
    .send({ ...secretPage, isActive: false })
    .expect(201);
  const { body: orchard } = await cms
    .post(staffEndpoints.pages.path)
    .send({ title: 'Orchard', body: 'Trees' })
    .expect(201);
  await cms
    .put(draftEndpoints.draft('cms', 'pages', orchard.id).path)
    .send({ input: secretPage, baseVersion: orchard.version })
    .expect(200);
  await run(`
    INSERT INTO feeds.items (source_url, guid, link, title, description, categories, published_at, is_hidden)
      VALUES ('${journal}', '1', 'https://journal.example/1', 'Shown quince', '', '{}', now(), false),
        ('${journal}', '2', 'https://journal.example/2', '${secret}', '${secret}', '{}', now(), true);
    ${itemsChanged}`);
  await site.publish(pages.renderPage);
  for (const text of [secret, 'duri', '60125550199', '5550199', '+60 12 5550199', 'durian@majlis.example'])
    expect([text, await site.found(text)]).toEqual([text, []]);
  expect(await site.found('quince')).toContain('research Shown quince');
  expect(await site.found('layla')).toEqual(['speaker Layla Mansour', 'session Opening']);
  const leaks = await site.rows(`SELECT title FROM search.entries entry WHERE entry::text ~* 'durian|5550199'`);
  expect(leaks).toEqual([]);
  expect(await site.found('orchard')).toEqual(['page Orchard']);
  await run(`
    DELETE FROM cms.timeline_events; DELETE FROM cms.pages; DELETE FROM feeds.items;
    ${itemsChanged}`);
  await site.untilFound('shown', []);
});

test('what was lost while no publisher ran is written again, and what is too much is removed', async () => {
  await site.publish(pages.renderPage);
  await site.stopPublishing();
  await run(`
    DELETE FROM search.pages WHERE path = '/conferences/faith';
    UPDATE search.pages SET hash = NULL WHERE path LIKE '%/sessions/opening';
    DELETE FROM search.entries WHERE page LIKE '%/sessions/opening';
    INSERT INTO search.pages VALUES ('/conferences/old', 'conference ${faith.id}', 'details', 'x'),
      ('/conferences/older', 'conference a0000000-0000-4000-8000-000000000001', 'details', 'x');
    INSERT INTO search.entries (page, key, kind, language, url, title, note, body, words, spellings, title_vector, body_vector)
      SELECT path, '', 'session', 'en', path, 'Quince', '', '', '{quince}', '{Quince}', 'quince', 'quince'
      FROM search.pages WHERE path LIKE '%/old%'`);
  expect(await site.found('quince')).toEqual(['session Quince', 'session Quince']);
  await site.publish(pages.renderPage);
  expect(await site.found('quince')).toEqual(both);
  expect(await site.rows("SELECT word FROM search.words WHERE word = 'quince'")).toEqual([]);
});

test('a page whose entries the database rejects does not keep the others out, and is written when it can be', async () => {
  await run(`ALTER TABLE search.pages ADD CONSTRAINT rejected CHECK (path NOT LIKE '%/sessions/opening') NOT VALID`);
  await programme.addSession(faith.id, { title: 'Closing', sessionAbstract: 'On the quince.' });
  await site.publish(pages.renderPage);
  expect(await site.found('quince')).toEqual(['conference Faith and Reason', 'session Closing']);
  expect(Object.keys((await site.status()).failures)).toEqual(['/conferences/faith/sessions/opening']);
  await run('ALTER TABLE search.pages DROP CONSTRAINT rejected');
  await site.untilFound('quince', ['conference Faith and Reason', 'session Closing', 'session Opening']);
});

test('one command writes everything again, and searches go on meanwhile', async () => {
  await site.publish(pages.renderPage);
  const before = await site.status();
  await run("UPDATE search.entries SET body_vector = 'broken', body = '' WHERE page LIKE '%/sessions/opening'");
  expect(await site.found('quince')).toEqual(['conference Faith and Reason']);
  const program = fileURLToPath(new URL('../../../../infra/dist/migrate/rebuild-search.js', import.meta.url));
  for (const url of [site.data.ownerUrl, site.data.urlFor('publisher')]) {
    const { stdout } = await promisify(execFile)(process.execPath, [program], {
      env: { ...process.env, DATABASE_URL: url },
    });
    expect(stdout).toMatch(/^The publisher writes everything/);
  }
  expect(await site.found('opening')).toEqual(['session Opening']);
  await site.untilFound('quince', both);
  const unwritten = () => site.rows('SELECT path FROM search.pages WHERE hash IS NULL');
  // The publisher may be idle between the two commands.
  for (const startedAt = Date.now(); (await unwritten()).length > 0 && Date.now() - startedAt < 60_000; )
    await site.waitUntilIdle(before);
  expect(await unwritten()).toEqual([]);
});
