import { endpoints } from '@majlis/contracts/api/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { translationsOf } from '@majlis/contracts/staff/translations';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type TranslationRequest, translationActions } from '@majlis/kit/testing/translation-actions';
import { type RunningCms, useCms } from '../testing/running-cms.js';
import { addItem, resourceOf } from '../testing/sortable-resources.js';

const cms = useCms();
let put: ReturnType<typeof translationActions>['put'];
let find: ReturnType<typeof translationActions>['find'];
let colleague: RunningCms['staff'];
beforeAll(async () => {
  ({ put, find } = translationActions('cms', cms));
  colleague = cms.withCookie(await staffCookie(cms.data.ownerUrl, { email: 'yusuf@majlis.example' }));
});

const saveText = (key: string, content: string) =>
  cms.staff.post(endpoints.content.path).send({ key, type: 'text', content }).expect(200);
const contentIn = async (query: string, key: string) =>
  (await cms.visitor.get(endpoints.content.path + query).expect(200)).body.find(
    (entry: { key: string }) => entry.key === key,
  ).content;
const add = (table: string, label: string) => addItem(cms, resourceOf(table), label);

test('a translated text is read by its language, and any other as it was written', async () => {
  await saveText('hero.title', 'Liberty');
  await saveText('hero.subtitle', 'In conversation');
  const { body } = await put({ table: 'content_entries', id: 'hero.title', fields: { content: ' حرية ' } }).expect(200);
  expect(body).toMatchObject({
    language: 'ar',
    version: 1,
    fields: { content: 'حرية' },
    originals: { content: 'Liberty' },
    updatedBy: 'amal@majlis.example',
  });
  expect(await contentIn('?lang=ar', 'hero.title')).toBe('حرية');
  expect(await contentIn('?lang=ar', 'hero.subtitle')).toBe('In conversation');
  for (const query of ['', '?lang=en', '?lang=ms']) expect(await contentIn(query, 'hero.title')).toBe('Liberty');
});

test('a translation knows what its original said, field by field', async () => {
  const { id, version } = await add('timeline_events', 'Founded');
  await put({ table: 'timeline_events', id, fields: { title: 'تأسست' } }).expect(200);
  const event = { year: '2011', title: 'Founded in May', description: 'We met.' };
  await cms.staff.put(`${endpoints.timelineEvents.path}/${id}`).set('If-Match', `"${version}"`).send(event).expect(200);
  await put({ table: 'timeline_events', id, version: 1, fields: { description: 'التقينا' } }).expect(200);
  const { originals, translations } = await find('timeline_events', id);
  expect(originals).toEqual({ title: 'Founded in May', description: 'We met.' });
  expect(translations[0]?.originals).toEqual({ title: 'Founded', description: 'We met.' });
  const { body } = await cms.visitor.get(`${endpoints.timelineEvents.path}?lang=ar`).expect(200);
  expect(body).toContainEqual(expect.objectContaining({ id, year: '2011', title: 'تأسست', description: 'التقينا' }));
});

test('null or an empty text removes a translation', async () => {
  await saveText('blog.title', 'The blog');
  const blog = { table: 'content_entries', id: 'blog.title' };
  await put({ ...blog, fields: { content: 'المدونة' } }).expect(200);
  expect((await put({ ...blog, version: 1, fields: { content: null } }).expect(200)).body).toMatchObject({
    version: 2,
    fields: {},
    originals: {},
  });
  await put({ ...blog, version: 2, fields: { content: 'المدونة' } }).expect(200);
  await put({ ...blog, version: 3, fields: { content: '' } }).expect(200);
  expect(await contentIn('?lang=ar', 'blog.title')).toBe('The blog');
});

test('pages, their links and the carousel are translated, though visitors do not get their ids', async () => {
  const { id, slug } = await add('pages', 'Visa');
  const fields = { title: 'تأشيرة', metaDescription: 'كيف', body: '<p>رسالة <b>دعوة</b></p><script>steal()</script>' };
  await put({ table: 'pages', id, fields }).expect(200);
  const read = async (path: string) => (await cms.visitor.get(`${path}?lang=ar`).expect(200)).body;
  const page = await read(endpoints.pageBySlug(String(slug)).path);
  expect(page).toMatchObject({ title: 'تأشيرة', body: '<p>رسالة <b>دعوة</b></p>', description: 'كيف' });
  expect(page.id).toBeUndefined();
  for (const path of [endpoints.pageLinks.path, endpoints.publishedPages.path])
    expect(await read(path)).toContainEqual(expect.objectContaining({ slug, title: 'تأشيرة' }));
  const image = await add('hero_images', 'A court');
  await put({ table: 'hero_images', id: image.id, fields: { alt: 'فناء' } }).expect(200);
  expect(await read(endpoints.carouselFiles.path)).toContainEqual(expect.objectContaining({ alt: 'فناء' }));
});

test('a former address leads to the page in the same language', async () => {
  const { body } = await cms.staff
    .post(staffEndpoints.pages.path)
    .send({ title: 'Moves', slug: 'before', body: '<p>A</p>' })
    .expect(201);
  await cms.staff
    .put(`${staffEndpoints.pages.path}/${body.id}`)
    .send({ title: 'Moves', slug: 'after', body: '<p>A</p>' })
    .expect(200);
  const moved = await cms.visitor.get('/api/cms/pages/slug/before?lang=ar').redirects(0).expect(301);
  expect(moved.headers.location).toBe('/api/cms/pages/slug/after?lang=ar');
});

test.each<[string, Partial<TranslationRequest>, Record<string, string>]>([
  [
    'a field that is too long',
    { fields: { content: 'x'.repeat(50_001) } },
    { content: 'Content has at most 50000 characters' },
  ],
  ['an unknown field', { fields: { heading: 'x' } }, { heading: 'This field is not known' }],
  ['a field of another type', { fields: { content: 7 } }, { content: 'Content is required' }],
  ['only white space', { fields: { content: ' ' } }, { content: 'Content is required' }],
  ['no field', { fields: {} }, { fields: 'Give the translated fields' }],
  ['an unknown language', { language: 'tr' }, { language: 'Language is one of ar, ms' }],
  ['the language of the original', { language: 'en' }, { language: 'Language is one of ar, ms' }],
  [
    'half a character',
    { fields: { content: 'a\ud800' } },
    { content: 'Content has a character that cannot be stored' },
  ],
])('%s is rejected at its field', async (_case, changes, fields) => {
  await saveText('a.text', 'A text');
  const { body } = await put({ table: 'content_entries', id: 'a.text', fields: { content: 'x' }, ...changes }).expect(
    400,
  );
  expect(messagesOf(body.fields)).toEqual(fields);
});

test('HTML of which nothing can be shown is rejected, and plain text is stored as typed', async () => {
  await cms.staff
    .post(endpoints.content.path)
    .send({ key: 'about.content', type: 'textarea', content: '<p>Peace</p>' })
    .expect(200);
  const about = { table: 'content_entries', id: 'about.content' };
  const { body } = await put({ ...about, fields: { content: '<script>steal()</script>' } }).expect(400);
  expect(messagesOf(body.fields)).toEqual({ content: 'Nothing of this HTML can be shown' });
  const saved = await put({ ...about, fields: { content: '<p onclick="steal()">سلام</p>' } }).expect(200);
  expect(saved.body.fields.content).toBe('<p>سلام</p>');
  await saveText('b.text', 'a');
  await put({ table: 'content_entries', id: 'b.text', fields: { content: 'ا < ب & ت' } }).expect(200);
  expect(await contentIn('?lang=ar', 'b.text')).toBe('ا < ب & ت');
});

test('what is the same in all languages, deleted or unknown is not translated', async () => {
  await saveText('contact.email', 'a@majlis.example');
  await saveText('c.gone', 'x');
  await cms.staff.delete(`${endpoints.content.path}/c.gone`).expect(204);
  const someId = 'c0ffee00-0000-4000-8000-000000000000';
  for (const [table, id] of [
    ['content_entries', 'contact.email'],
    ['content_entries', 'c.gone'],
    ['content_entries', 'c.unknown'],
    ['partners', someId],
    ['constructor', someId],
    ['pages', someId],
  ] as const) {
    const field = table === 'pages' ? 'title' : 'content';
    expect([table, id, (await put({ table, id, fields: { [field]: 'x' } })).status]).toEqual([table, id, 404]);
    expect([table, id, (await cms.staff.get(translationsOf('cms', table, id).path)).status]).toEqual([table, id, 404]);
  }
  await put({ table: 'pages', id: 'no-id', fields: { title: 'x' } }).expect(400);
});

test('a stale version is rejected with who saved and when, and changes nothing', async () => {
  await saveText('d.text', 'x');
  const text = { table: 'content_entries', id: 'd.text' };
  await put({ ...text, fields: { content: 'أول' } }, colleague).expect(200);
  for (const version of [0, 2]) {
    const { body } = await put({ ...text, version, fields: { content: 'ثان' } }).expect(409);
    expect(body.changed).toEqual({ by: 'yusuf@majlis.example', at: expect.stringMatching(/^\d{4}-.*Z$/) });
  }
  const first = Array.from({ length: 4 }, () => put({ ...text, language: 'ms', fields: { content: 'x' } }));
  expect((await Promise.all(first)).map(({ status }: { status: number }) => status).sort()).toEqual([
    200, 409, 409, 409,
  ]);
  expect(await contentIn('?lang=ar', 'd.text')).toBe('أول');
});

test('a language that the site does not have is rejected, and lists of staff take the others, too', async () => {
  const { body } = await cms.visitor.get(`${endpoints.content.path}?lang=tr`).expect(400);
  expect(messagesOf(body.fields)).toEqual({ lang: 'Languages are en, ar, ms' });
  await cms.visitor.get(`${endpoints.content.path}?lang=ar&lang=ms`).expect(400);
  const { id } = await add('hero_images', 'A gate');
  await put({ table: 'hero_images', id, fields: { alt: 'بوابة' } }).expect(200);
  for (const [query, alt] of [
    ['', 'A gate'],
    ['?lang=ar', 'بوابة'],
  ]) {
    const { body: rows } = await cms.staff.get(`${staffEndpoints.heroImages.path}${query}`).expect(200);
    expect(rows).toContainEqual(expect.objectContaining({ id, alt }));
  }
});
