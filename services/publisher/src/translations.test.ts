import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { translationActions } from '@majlis/kit/testing/translation-actions';
import { conferenceActions } from '../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../testing/test-renderer.js';
import { TestSite } from '../testing/test-site.js';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site.close());

test('a saved translation is published on the pages of its language that show the row, and on no others', async () => {
  const [cms, conferences] = [site.staff('cms'), site.staff('conferences')];
  const saveText = (key: string, content: string) =>
    cms.post(endpoints.content.path).send({ key, type: 'text', content }).expect(200);
  await saveText('site.languages', 'ar');
  await saveText('hero.title', 'Liberty');
  const { id } = await conferenceActions({ staff: conferences }).create({ status: 'published', slug: 'faith' });
  const session = await conferenceActions({ staff: conferences }).addSession(id, { title: 'Opening' });
  const page = await cms.post(staffEndpoints.pages.path).send({ title: 'Visa', body: '<p>Letters</p>' }).expect(201);
  await site.publish(createTestRenderer().renderPage);
  const paths = ['', '/faith', '/faith/sessions/opening'].map((end) => `/conferences${end}`);
  const english = ['/', ...paths, '/visa'].map((path) => [path, site.inodeOf(path)]);

  const ofConferences = translationActions('conferences', { staff: conferences });
  await ofConferences.put({ table: 'conferences', id, fields: { title: 'الإيمان' } }).expect(200);
  await site.within5Seconds(() => ['/ar', '/ar/conferences', '/ar/conferences/faith'].every(has('الإيمان')));
  await ofConferences.put({ table: 'sessions', id: session.id, fields: { title: 'الافتتاح' } }).expect(200);
  await site.within5Seconds(() =>
    ['/ar/conferences/faith', '/ar/conferences/faith/sessions/opening'].every(has('الافتتاح')),
  );
  const ofCms = translationActions('cms', { staff: cms });
  await ofCms.put({ table: 'pages', id: page.body.id, fields: { title: 'تأشيرة' } }).expect(200);
  await site.within5Seconds(() => has('تأشيرة')('/ar/visa'));
  await ofCms.put({ table: 'content_entries', id: 'hero.title', fields: { content: 'حرية' } }).expect(200);
  await site.within5Seconds(() => ['/ar', '/ar/about', '/ar/conferences/faith'].every(has('حرية')));

  await site.waitUntilIdle();
  expect(english.map(([path]) => [path, site.inodeOf(String(path))])).toEqual(english);
  expect(site.read('/')).toContain('Liberty');
});

test('a page stands at its own slug of the language, which the others and the sitemap name', async () => {
  const conferences = site.staff('conferences');
  const { id } = await conferenceActions({ staff: conferences }).create({
    status: 'published',
    slug: 'hope',
    title: 'Hope',
  });
  const session = await conferenceActions({ staff: conferences }).addSession(id, { title: 'Start', slug: 'start' });
  const { put } = translationActions('conferences', { staff: conferences });
  await site.within5Seconds(() => site.has('/ar/conferences/hope/sessions/start'));
  await put({ table: 'conferences', id, fields: { slug: 'الأمل' } }).expect(200);
  await put({ table: 'sessions', id: session.id, fields: { slug: 'البداية' } }).expect(200);
  const arabic = `/ar/conferences/${encodeURIComponent('الأمل')}`;
  const arabicSession = `${arabic}/sessions/${encodeURIComponent('البداية')}`;
  await site.within5Seconds(() => site.has(arabic) && site.has(arabicSession));
  await site.within5Seconds(() => !site.has('/ar/conferences/hope') && site.has('/conferences/hope'));
  const alternates = [
    ['/conferences/hope', arabic],
    ['/conferences/hope/sessions/start', arabicSession],
  ].map(
    ([en, ar]) =>
      new RegExp(`hreflang="en" href="https?://[^/"]+${en}"/><[^>]+hreflang="ar" href="https?://[^/"]+${ar}"`),
  );
  await site.eventually(() => alternates.every((links) => links.test(site.read('/sitemap.xml'))));
});

const has = (text: string) => (path: string) => site.read(path).includes(text);
