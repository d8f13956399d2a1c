import { readFileSync } from 'node:fs';
import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { translationActions } from '@majlis/kit/testing/translation-actions';
import Parser from 'rss-parser';
import { aConference, conferenceActions, sessionPath } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
let conference: Conference;
let session: Session;
const saveLanguages = (content: string) =>
  site.staff('cms').post(endpoints.content.path).send({ key: 'site.languages', type: 'text', content }).expect(200);

beforeAll(async () => {
  site = await TestSite.open();
  await saveLanguages('ar');
  const staff = site.staff('conferences');
  const programme = conferenceActions({ staff });
  conference = await conferenceActions({ staff }).create(
    aConference({
      ...{ status: 'published', slug: 'faith', title: 'Faith', shortDescription: 'Three days.' },
      programReleaseDate: '2020-01-01T00:00',
    }),
  );
  session = await programme.addSession(conference.id, { title: 'Opening' });
  const { put } = translationActions('conferences', { staff });
  await put({ table: 'conferences', id: conference.id, fields: { title: 'الإيمان' } }).expect(200);
  await staff
    .put(sessionPath(session.id))
    .send({ title: 'Opening', startTime: '2031-11-01T10:00', endTime: '2031-11-01T11:00' })
    .expect(200);
  await site.publish(createTestRenderer().renderPage);
});
afterAll(() => site.close());

const images = () => ['majlis', 'conferences/faith', `sessions/${session.id}`].map((name) => `/share/${name}.jpg`);

test('each language has share pictures of its own, and there is one cover of the podcast', () => {
  for (const path of images()) {
    const [english, arabic] = ['', '/ar'].map((prefix) => readFileSync(site.file(`${prefix}${path}`)));
    expect(arabic?.length).toBeGreaterThan(5_000);
    expect(english?.equals(arabic as Buffer)).toBe(false);
  }
  expect(['', '/ar', '/ms'].map((prefix) => site.has(`${prefix}/share/podcast-cover.jpg`))).toEqual([
    true,
    false,
    false,
  ]);
});

test('the feed of conferences has translated texts, what is not translated as it was written, and pages in its language', async () => {
  const xml = site.read('/ar/feeds/conferences.xml');
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ar">');
  const feed = await new Parser().parseString(xml);
  expect(feed).toMatchObject({
    title: 'Majlis: المؤتمرات',
    feedUrl: 'http://localhost:8080/ar/feeds/conferences.xml',
    link: 'http://localhost:8080/ar/conferences',
  });
  const url = 'http://localhost:8080/ar/conferences/faith';
  expect(feed.items).toMatchObject([{ title: 'الإيمان', link: url, summary: 'Three days.' }]);
  // The entry of a conference in another language has another id.
  const [original] = (await new Parser().parseString(site.read('/feeds/conferences.xml'))).items;
  expect(original?.title).toBe('Faith');
  expect(original?.id).not.toBe(feed.items[0]?.id);
});

test('the feed of changes names them in its language', async () => {
  const { title, items } = await new Parser().parseString(site.read(`/ar/feeds/conferences/${conference.id}.xml`));
  expect(title).toBe('الإيمان: تغييرات البرنامج');
  expect(items[0]?.title).toMatch(/^(جديدة|تغير الموعد): Opening$/);
  expect(items[0]?.link).toBe('http://localhost:8080/ar/conferences/faith/sessions/opening');
});

test('feeds of other sites and files for programs have no language', () => {
  for (const file of [
    'feeds/research.xml',
    'feeds/blog.xml',
    'feeds/podcast.xml',
    'llms.txt',
    'robots.txt',
    'sitemap.xml',
  ])
    expect([file, site.has(`/${file}`), site.has(`/ar/${file}`)]).toEqual([file, true, false]);
  expect(site.read('/llms.txt')).toContain('[العربية](http://localhost:8080/ar)');
});

test('the files of a language that is not published any more are removed', async () => {
  await saveLanguages('ms');
  const files = [...images(), '/feeds/conferences.xml'];
  await site.eventually(() => files.every((path) => site.has(`/ms${path}`) && !site.has(`/ar${path}`)));
  expect(files.every(site.has)).toBe(true);
});
