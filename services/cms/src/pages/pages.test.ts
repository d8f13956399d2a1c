import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Page } from '@majlis/contracts/site/pages.schema';
import { bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { translationActions } from '@majlis/kit/testing/translation-actions';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

const cms = useCms();
beforeEach(() => runSql(cms.data.ownerUrl, 'DELETE FROM cms.pages'));

const { path } = staffEndpoints.pages;
const page = (changes: object = {}) => ({ title: 'Code of Conduct', body: '<p>Be kind.</p>', ...changes });
const create = async (changes: object = {}): Promise<Page> =>
  (await cms.staff.post(path).send(page(changes)).expect(201)).body;
const put = (id: string, changes: object) => cms.staff.put(`${path}/${id}`).send(page(changes));
const setActive = (id: string, isActive: boolean) =>
  cms.staff.put(`${path}/${id}/active`).send({ isActive }).expect(200);
const bySlug = (slug: string) => cms.visitor.get(endpoints.pageBySlug(slug).path).redirects(0);
const rejectedFields = async (changes: object) =>
  messagesOf((await cms.staff.post(path).send(page(changes)).expect(400)).body.fields);
const uploadPicture = async (): Promise<string> => {
  const upload = cms.staff.post('/api/cms/upload-image').field('type', 'content');
  return (await upload.attach('image', await createPicture(), 'court.png').expect(201)).body.imageUrl;
};
const takenError = 'Another page already has this address';

test('a visitor reads a published page without what is only for staff', async () => {
  await create({ placement: 'menu' });
  const { body, headers } = await bySlug('code-of-conduct').expect(200);
  expect(body).toEqual({
    title: 'Code of Conduct',
    slug: 'code-of-conduct',
    body: '<p>Be kind.</p>',
    imageUrl: '',
    placement: 'menu',
    description: 'Be kind.',
    slugs: null,
    editedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
});

test('the navigation gets what it needs of linked pages, in their order, and the publisher every published page', async () => {
  await create({ title: 'Last', order: 3 });
  await create({ title: 'Hidden', isActive: false });
  await create({ title: 'Nowhere', placement: 'none', order: 2 });
  await create({ title: 'First', placement: 'menu', order: 1 });
  expect((await cms.visitor.get(endpoints.pageLinks.path).expect(200)).body).toEqual([
    { title: 'First', slug: 'first', placement: 'menu' },
    { title: 'Last', slug: 'last', placement: 'footer' },
  ]);
  const published: Page[] = (await cms.visitor.get(endpoints.publishedPages.path).expect(200)).body;
  expect(published.map(({ slug }) => slug)).toEqual(['first', 'nowhere', 'last']);
  expect(Object.keys(published[0] ?? {}).sort()).toEqual(['editedAt', 'slug', 'title']);
});

test.each(['<p>Peace.</p>', '<h2>One</h2><p></p><p>Peace. And more.</p>', '<ul><li>Peace. And more.</li></ul>'])(
  'without a description, search engines get the first sentence of %s',
  async (body) => {
    await create({ body });
    expect((await bySlug('code-of-conduct')).body.description).toBe('Peace.');
    await create({ body, slug: 'described', metaDescription: 'What we promise.' });
    expect((await bySlug('described')).body.description).toBe('What we promise.');
  },
);

test('scripts are removed from the body, and a body of which nothing remains is rejected', async () => {
  const { body } = await create({ body: '<p onclick="steal()">Peace</p><script>steal()</script>' });
  expect(body).toBe('<p>Peace</p>');
  expect(await rejectedFields({ body: '<script>steal()</script>' })).toEqual({
    body: 'Nothing of this HTML can be shown',
  });
});

test('a slug is derived from the title until it is free, and a typed one that is taken is rejected', async () => {
  expect((await create()).slug).toBe('code-of-conduct');
  expect((await create()).slug).toBe('code-of-conduct-2');
  expect((await create({ title: 'مدونة السلوك' })).slug).toBe('مدونة-السلوك');
  expect((await create({ title: '؟!' })).slug).toBe('page');
  expect((await create({ title: 'Search' })).slug).toBe('search-2');
  expect(await rejectedFields({ slug: 'search-2' })).toEqual({ slug: takenError });
  const { id } = await create({ slug: 'privacy' });
  expect((await put(id, { slug: 'search-2', title: 'Lost?' }).expect(400)).body.fields.slug.message).toMatch(
    takenError,
  );
  expect((await bySlug('privacy').expect(200)).body.title).toBe('Code of Conduct');
});

test.each([
  ['admin', 'The site itself uses /admin. Choose another address, such as admin-page'],
  ['speakers', 'The site itself uses /speakers. Choose another address, such as speakers-page'],
  ['ar', 'The site itself uses /ar. Choose another address, such as ar-page'],
  ['Visa', 'Use lower-case letters, digits and single hyphens'],
  ['a/b', 'Use lower-case letters, digits and single hyphens'],
  ['中'.repeat(100), 'An address in this script has at most 80 characters'],
])('the slug "%s" is rejected', async (slug, message) => {
  expect(await rejectedFields({ slug })).toEqual({ slug: message });
});

test('a former slug of a public page redirects, and that of a hidden one does not', async () => {
  const { id } = await create({ slug: 'typo', isActive: false });
  await put(id, { slug: 'old' }).expect(200);
  await bySlug('typo').expect(404);
  await put(id, { slug: 'جديد' }).expect(200);
  const moved = await bySlug('old').expect(301);
  expect(moved.headers).toMatchObject({
    location: `/api/cms/pages/slug/${encodeURIComponent('جديد')}`,
    'cache-control': 'private, no-store',
  });
  await setActive(id, false);
  for (const slug of ['old', 'جديد']) await bySlug(slug).expect(404);
  await put(id, { slug: 'newest' }).expect(200);
  for (const slug of ['old', 'جديد']) await bySlug(slug).expect(301);
});

test('a former slug can become the slug of another page', async () => {
  const { id } = await create({ slug: 'old' });
  await put(id, { slug: 'new' }).expect(200);
  expect((await create({ title: 'Old' })).slug).toBe('old-2');
  await create({ title: 'Heir', slug: 'old' });
  expect((await bySlug('old').expect(200)).body.title).toBe('Heir');
});

test('a hidden page is hidden from staff on the site, too, and a preview shows it to a visitor', async () => {
  const { id } = await create({ isActive: false });
  await cms.staff.get(endpoints.pageBySlug('code-of-conduct').path).expect(404);
  const input = page({ slug: 'renamed', body: '<p>Draft</p>' });
  const { body } = await cms.staff.post('/api/cms/previews').send({ table: 'pages', id, input }).expect(200);
  expect((await bySlug('renamed').set('Preview', body.token).expect(200)).body.body).toBe('<p>Draft</p>');
  await bySlug('renamed').expect(404);
});

test('a deleted page whose slug was taken is restored only once the slug is free again', async () => {
  const { id } = await create();
  const deletion = await cms.staff.delete(`${path}/${id}`).expect(204);
  const other = await create({ title: 'Another page', slug: 'code-of-conduct' });
  const { body } = await cms.staff.post(`${path}/${id}/restore`).expect(409);
  expect(body.message).toBe(`${takenError}. Change the address of that page, then restore this one.`);
  const undone = await cms.staff.post(undoPath('cms', deletion.get(changeHeader) ?? '')).expect(409);
  expect(undone.body.message).toMatch(/its address .*has been taken/);
  expect((await cms.staff.get(`${path}/deleted`)).body).toMatchObject([{ id, title: 'Code of Conduct' }]);
  await put(other.id, { slug: 'another-page' }).expect(200);
  await cms.staff.post(`${path}/${id}/restore`).expect(200);
  await bySlug('code-of-conduct').expect(200);
});

test('a page has an address of its own in a language, which no other page may take', async () => {
  const { id } = await create({ slug: 'conduct' });
  const { put: translate } = translationActions('cms', cms);
  await translate({ table: 'pages', id, fields: { slug: 'السلوك', title: 'قواعد السلوك' } }).expect(200);
  const { body } = await cms.visitor.get(`${endpoints.pageBySlug('السلوك').path}?lang=ar`).expect(200);
  expect(body).toMatchObject({ slug: 'السلوك', title: 'قواعد السلوك', slugs: { en: 'conduct', ar: 'السلوك' } });
  expect((await bySlug('السلوك').expect(301)).headers.location).toBe(endpoints.pageBySlug('conduct').path);
  expect(await rejectedFields({ slug: 'السلوك' })).toEqual({ slug: takenError });
  const other = await create({ slug: 'other' });
  const reject = (slug: string) => translate({ table: 'pages', id: other.id, fields: { slug } }).expect(400);
  expect(messagesOf((await reject('السلوك')).body.fields)).toEqual({ slug: takenError });
  expect((await reject('admin')).body.fields.slug.message).toMatch('The site itself uses /admin');
});

test('a version whose slug was taken is neither restored nor undone, and nothing is lost', async () => {
  const { id } = await create({ slug: 'first' });
  const renaming = await put(id, { slug: 'second' }).expect(200);
  await create({ title: 'Heir', slug: 'first' });
  expect((await put(id, { slug: 'first' }).expect(400)).body.fields.slug.message).toMatch(takenError);
  const { body } = await cms.staff.post(undoPath('cms', renaming.get(changeHeader) ?? '')).expect(409);
  expect(body.message).toMatch(/its address .*has been taken/);
  expect((await bySlug('second').expect(200)).body.title).toBe('Code of Conduct');
});

test('undoing a new slug brings the old one back', async () => {
  const { id } = await create({ slug: 'first' });
  const renaming = await put(id, { slug: 'second' }).expect(200);
  await cms.staff.post(undoPath('cms', renaming.get(changeHeader) ?? '')).expect(204);
  await bySlug('first').expect(200);
  await bySlug('second').expect(404);
});

test('the time of the last edit changes with what the page says, not with where it is linked', async () => {
  const { id, editedAt } = await create({ slug: 'rules' });
  const moved = await put(id, { slug: 'rules', placement: 'menu' }).expect(200);
  expect(moved.body.editedAt).toBe(editedAt);
  await setActive(id, false);
  expect((await setActive(id, true)).body.editedAt).toBe(editedAt);
  const edited = await put(id, { slug: 'rules', body: '<p>Be patient.</p>' }).expect(200);
  expect(Date.parse(edited.body.editedAt)).toBeGreaterThan(Date.parse(editedAt));
});

test('the former slug of a page that was hidden with others redirects once it is public again', async () => {
  const [conduct, privacy] = [await create(), await create({ title: 'Privacy' })];
  const rows = [conduct, privacy].map(({ id, version }) => ({ id, version }));
  await cms.staff.post(bulkPath('cms')).send({ table: 'pages', action: 'hide', rows }).expect(200);
  await bySlug('privacy').expect(404);
  await put(privacy.id, { title: 'Privacy', slug: 'data', isActive: true }).expect(200);
  expect((await bySlug('privacy').expect(301)).headers.location).toBe(endpoints.pageBySlug('data').path);
});

test('a page brings the alt text and the focal point of its picture', async () => {
  const imageUrl = await uploadPicture();
  const { id, version, name } = (await cms.staff.get('/api/cms/media').expect(200)).body.files[0];
  await cms.staff
    .put(`/api/cms/media/${id}`)
    .set('If-Match', `"${version}"`)
    .send({ name, alt: 'A court', focalPoint: '30% 40%' })
    .expect(200);
  await create({ imageUrl });
  expect((await bySlug('code-of-conduct').expect(200)).body.pictures).toEqual({
    [imageUrl]: { alt: 'A court', focus: '30% 40%' },
  });
});
