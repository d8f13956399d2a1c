import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { SearchResponse } from '@majlis/contracts/site/search';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { translationActions } from '@majlis/kit/testing/translation-actions';
import { conferenceActions } from '../../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../../testing/test-renderer.js';
import { TestSite } from '../../testing/test-site.js';

let site: TestSite;
let faith: Conference;
let keynote: Session;
let translate: (table: string, id: string, fields: Record<string, string>, version?: number) => Promise<unknown>;

beforeAll(async () => {
  site = await TestSite.open();
  const [cms, conferences] = [site.staff('cms'), site.staff('conferences')];
  const ofConferences = translationActions('conferences', { staff: conferences });
  translate = (table, id, fields, version = 0) => ofConferences.put({ table, id, fields, version }).expect(200);
  await cms.post(endpoints.content.path).send({ key: 'site.languages', type: 'text', content: 'ar' }).expect(200);
  const programme = conferenceActions({ staff: conferences });
  faith = await conferenceActions({ staff: conferences }).create({
    status: 'published',
    slug: 'faith',
    title: 'Faith',
  });
  keynote = await programme.addSession(faith.id, { title: 'Bread', sessionAbstract: 'On the quince.' });
  await translate('conferences', faith.id, { title: 'الإيمان والحرية' });
  await translate('sessions', keynote.id, { title: 'سِعْرُ الخُبْزِ في المَكْتَبَة' });
  const { body: page } = await cms.post(staffEndpoints.pages.path).send({ title: 'Visa', body: 'Letters' }).expect(201);
  const ofCms = translationActions('cms', { staff: cms });
  await ofCms.put({ table: 'pages', id: page.id, fields: { title: 'تأشيرة' } }).expect(200);
  await site.publish(createTestRenderer().renderPage);
});
afterAll(() => site.close());

const search = async (query: Record<string, string>): Promise<SearchResponse> =>
  (await site.visitor('cms').get(`/api/search?${new URLSearchParams({ typing: 'true', ...query }).toString()}`)).body;
const urls = async (query: Record<string, string>) =>
  (await search(query)).groups.flatMap(({ results }) => results.map(({ url }) => url));

const arabicSession = '/ar/conferences/faith/sessions/bread';

test.each(['سعر الخبز', 'سِعْرُ الخُبْزِ', 'خبز', 'المكتبه', 'مكتبة', 'خبـــز'])(
  'in Arabic %s finds the translated session, and its page in Arabic',
  async (q) => {
    expect(await urls({ q, lang: 'ar' })).toEqual([arabicSession]);
    expect(await urls({ q })).toEqual([]);
  },
);

test('hamza and alef are alike, and a translated page of staff is found', async () => {
  for (const q of ['الايمان', 'إيمان', 'أيمان'])
    expect(await urls({ q, lang: 'ar' })).toEqual(['/ar/conferences/faith', arabicSession]);
  expect(await urls({ q: 'تاشيره', lang: 'ar' })).toEqual(['/ar/visa']);
});

test('what is not translated is found as it stands on the page in the language', async () => {
  expect(await urls({ q: 'quince', lang: 'ar' })).toEqual([arabicSession]);
  expect(await urls({ q: 'quince' })).toEqual([arabicSession.slice(3)]);
  // The English title is not found, because it is translated.
  expect(await urls({ q: 'bread', lang: 'ar' })).toEqual([]);
});

test('a result has the language of its text, whatever the language of its page is', async () => {
  const programme = conferenceActions({ staff: site.staff('conferences') });
  const price = 'On the price of saffron in the markets of Herat';
  await programme.addSession(faith.id, { title: 'Saffron', description: price });
  await programme.addSession(faith.id, {
    title: 'Harga safran',
    description: 'Tentang harga safran di pasar dan adat',
  });
  await programme.addSession(faith.id, { title: 'الزعفران', description: 'saffron' });
  const found = async (lang: string) => {
    const { groups } = await search({ q: 'saffron', lang });
    return groups.flatMap(({ results }) =>
      results.map(({ title, url, language }) => [title.text, url.slice(0, 4), language]),
    );
  };
  const ofPage = (page: string) => [
    ['Saffron', page, 'en'],
    ['الزعفران', page, 'ar'],
  ];
  await site.eventually(async () => (await found('ar')).length === 2 && (await found('en')).length === 2);
  expect(await found('ar')).toEqual(ofPage('/ar/'));
  expect(await found('en')).toEqual(ofPage('/con'));
  const { groups } = await search({ q: 'safran', lang: 'ar' });
  expect(groups[0]?.results[0]).toMatchObject({ title: { text: 'Harga safran' }, language: 'ms' });
});

test('in all languages each thing is found once, in the language of the visitor where that has the words', async () => {
  const all = { language: 'all' };
  expect(await urls({ ...all, q: 'quince', lang: 'ar' })).toEqual([arabicSession]);
  expect(await urls({ ...all, q: 'quince' })).toEqual([arabicSession.slice(3)]);
  expect(await urls({ ...all, q: 'bread', lang: 'ar' })).toEqual([arabicSession.slice(3)]);
  expect(await urls({ ...all, q: 'خبز' })).toEqual([arabicSession]);
});

test('an own slug of the language makes no difference', async () => {
  await translate('sessions', keynote.id, { slug: 'خبز' }, 1);
  const own = `/ar/conferences/faith/sessions/${encodeURIComponent('خبز')}`;
  await site.within5Seconds(async () => (await urls({ q: 'quince', lang: 'ar' })).includes(own));
  await site.waitUntilIdle();
  for (const language of ['ar', 'all']) expect(await urls({ q: 'quince', lang: 'ar', language })).toEqual([own]);
});

test('the pages of the site have their names in each language', async () => {
  const { groups } = await search({ q: 'اتصل', lang: 'ar' });
  expect(groups[0]?.results[0]).toMatchObject({ url: '/ar/contact', title: { text: 'اتصل بنا' }, language: 'ar' });
});

test('a page without scripts has its results in its language', async () => {
  const html = async (query: Record<string, string>) =>
    (
      await site
        .visitor('cms')
        .get(`/api/search/results?${new URLSearchParams(query).toString()}`)
        .expect(200)
    ).text;
  expect(await html({ q: 'خبز', lang: 'ar', language: '', year: '' })).toMatch(
    /^<p>نتائج البحث عن «<bdi>خبز<\/bdi>»<\/p><h2>الجلسات<\/h2><ul><li dir="auto"><h3><a href="\/ar\/conferences\/faith\/sessions\/%D8%AE%D8%A8%D8%B2">/,
  );
  expect(await html({ q: 'bread', lang: 'ar', language: 'all' })).toContain('<li dir="auto" lang="en">');
  expect(await html({ q: 'الخبذ', lang: 'ar' })).toMatch(/<a href="\/ar\/search\?q=[^"]+">الخُبْزِ<\/a>؟/);
  expect(await html({ q: 'zzz', lang: 'ms' })).toMatch(/^<p>Tiada hasil bagi “<bdi>zzz<\/bdi>”\. Kata/);
});

test('drafts, hidden rows, breaks and unpublished languages are found in no language', async () => {
  const secret = 'دوريان';
  const [cms, conferences] = [site.staff('cms'), site.staff('conferences')];
  const actions = conferenceActions({ staff: conferences });
  const programme = conferenceActions({ staff: conferences });
  const draft = await actions.create({ status: 'draft', slug: 'secret', title: 'Draft' });
  await translate('conferences', draft.id, { title: secret, description: secret });
  const hidden = await programme.addSession(draft.id, { title: 'Hidden' });
  await translate('sessions', hidden.id, { title: secret, sessionAbstract: secret });
  const pause = await programme.addSession(faith.id, { title: 'Break', sessionType: 'break' });
  await translate('sessions', pause.id, { title: secret });
  const { body: paper } = await conferences
    .post(endpoints.documents(faith.id).path)
    .send({ kind: 'paper', title: 'Paper', url: 'https://a.example/1.pdf', publicFrom: '2120-01-01T00:00:00.000Z' })
    .expect(201);
  await translate('documents', paper.id, { title: secret });
  const event = { year: '2014', title: 'Event', description: 'Event', page: 'about', isActive: false };
  const { body: milestone } = await cms.post(endpoints.timelineEvents.path).send(event).expect(201);
  const page = { title: 'Page', body: 'Page', isActive: false };
  const { body: hiddenPage } = await cms.post(staffEndpoints.pages.path).send(page).expect(201);
  const ofCms = translationActions('cms', { staff: cms });
  await ofCms.put({ table: 'timeline_events', id: milestone.id, fields: { title: secret } }).expect(200);
  await ofCms.put({ table: 'pages', id: hiddenPage.id, fields: { title: secret, body: secret } }).expect(200);
  await translate('conferences', faith.id, { theme: 'السفرجل' }, 1);
  await site.within5Seconds(async () => (await urls({ q: 'سفرجل', lang: 'ar' })).length === 1);
  await site.waitUntilIdle();
  for (const language of ['', 'all', 'ar', 'en'])
    expect(await urls({ q: secret, lang: 'ar', ...(language && { language }) })).toEqual([]);
  expect(await site.rows(`SELECT page FROM search.entries entry WHERE entry::text LIKE '%${secret}%'`)).toEqual([]);

  await cms.post(endpoints.content.path).send({ key: 'site.languages', type: 'text', content: 'ms' }).expect(200);
  await site.within5Seconds(async () => (await urls({ q: 'quince', lang: 'ms' })).length === 1);
  expect(await urls({ q: 'سفرجل', lang: 'ar', language: 'all' })).toEqual([]);
});
