import { contentInput } from '@majlis/contracts/site/content.schema';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../../testing/running-cms.js';

const cms = useCms();

const path = '/api/cms/content';
const entry = (key: string, content = 'A text') => ({ key, type: 'text', content });
const readPublic = async () => (await cms.visitor.get(path).expect(200)).body;

test('visitors read saved content without audit fields', async () => {
  const { body } = await cms.staff.post(path).send(entry('hero.title', 'Welcome')).expect(200);
  expect(body).toMatchObject({ key: 'hero.title', version: 1, updatedBy: 'amal@majlis.example' });
  expect(await readPublic()).toEqual([{ key: 'hero.title', content: 'Welcome' }]);
  await cms.staff.post(path).send(entry('hero.title', 'Welcome back')).expect(200);
  expect(await readPublic()).toEqual([{ key: 'hero.title', content: 'Welcome back' }]);
});

test('a stale save returns who changed the entry and when', async () => {
  await cms.staff.post(path).send(entry('about.button_text')).expect(200);
  await cms.staff.post(path).set('If-Match', '"1"').send(entry('about.button_text', 'First')).expect(200);
  const { body } = await cms.staff
    .post(path)
    .set('If-Match', '"1"')
    .send(entry('about.button_text', 'Second'))
    .expect(409);
  expect(body.changed).toEqual({ by: 'amal@majlis.example', at: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect(await readPublic()).toContainEqual({ key: 'about.button_text', content: 'First' });
});

test('If-None-Match: * does not replace an existing entry', async () => {
  const add = () => cms.staff.post(path).set('If-None-Match', '*').send(entry('site.name'));
  await add().expect(200);
  const { body } = await add().expect(409);
  expect(messagesOf(body.fields)).toEqual({ key: 'An entry with this key exists already.' });
});

test('a deleted entry is hidden from visitors, listed for staff, and can be restored', async () => {
  await cms.staff.post(path).send(entry('blog.title', 'Our blog')).expect(200);
  await cms.staff.delete(`${path}/blog.title`).expect(204);
  expect(await readPublic()).not.toContainEqual(expect.objectContaining({ key: 'blog.title' }));
  const { body } = await cms.staff.get(`${path}/deleted`).expect(200);
  expect(body).toMatchObject([{ key: 'blog.title', content: 'Our blog' }]);
  await cms.staff.post(`${path}/blog.title/restore`).expect(200);
  expect(await readPublic()).toContainEqual({ key: 'blog.title', content: 'Our blog' });
  await cms.staff.post(`${path}/blog.title/restore`).expect(404);
});

test('a key that was deleted can be added again', async () => {
  await cms.staff.post(path).send(entry('blog.subtitle', 'Old')).expect(200);
  await cms.staff.delete(`${path}/blog.subtitle`).expect(204);
  await cms.staff.post(path).set('If-None-Match', '*').send(entry('blog.subtitle', 'New')).expect(200);
  expect(await readPublic()).toContainEqual({ key: 'blog.subtitle', content: 'New' });
});

test('HTML is stored without scripts, and plain text as typed', async () => {
  const html = '<p onclick="steal()">Peace</p><script>steal()</script>';
  await cms.staff.post(path).send({ key: 'about.content', type: 'textarea', content: html }).expect(200);
  await cms.staff.post(path).send(entry('hero.subtitle', 'a < b & c')).expect(200);
  expect(await readPublic()).toEqual(
    expect.arrayContaining([
      { key: 'about.content', content: '<p>Peace</p>' },
      { key: 'hero.subtitle', content: 'a < b & c' },
    ]),
  );
});

test.each([
  ['a wrong type', { key: 7, type: 'text', content: 'x' }, { key: 'Key is required' }],
  ['a missing field', { key: 'a.b', type: 'text' }, { content: 'Content is required' }],
  ['an unknown field', { ...entry('a.b'), admin: true }, { admin: 'This field is not known' }],
  ['an unknown kind', { ...entry('a.b'), type: 'html' }, { type: 'Choose text or textarea' }],
  ['a key without a page', entry('title'), { key: 'Write the page, a dot and a name in lower case, like hero.title' }],
  [
    'a character that cannot be stored',
    entry('a.b', 'a\u0000b'),
    { content: 'Content has a character that cannot be stored' },
  ],
  ['half a character', entry('a.b', 'a\ud800b'), { content: 'Content has a character that cannot be stored' }],
  [
    'HTML without allowed content',
    entry('about.content', '<script>steal()</script>'),
    { content: 'Nothing of this HTML can be shown' },
  ],
])('%s is rejected at its field', async (_case, body, fields) => {
  const response = await cms.staff.post(path).send(body).expect(400);
  expect([response.body.message, messagesOf(response.body.fields)]).toEqual([
    'Please correct the marked fields.',
    fields,
  ]);
});

test('an invalid If-None-Match is rejected', async () => {
  await cms.staff.post(path).set('If-None-Match', '"1"').send(entry('a.b')).expect(400);
});

test('an invalid key in a path is rejected with the message of the schema', async () => {
  const { body } = await cms.staff.delete(`${path}/title`).expect(400);
  expect(body.message).toBe('Write the page, a dot and a name in lower case, like hero.title');
});

test('the largest content that the contract allows fits through the body limit', async () => {
  const content = 'ع'.repeat(contentInput.shape.content.maxLength ?? 0);
  await cms.staff.post('/api/cms/content').send({ key: 'a.b', type: 'textarea', content }).expect(200);
});

test.each(['site.languages', 'site.hijri_dates'])('%s are languages that the site has texts in', async (key) => {
  const setLanguages = (content: string) => cms.staff.post('/api/cms/content').send({ key, type: 'text', content });
  const { body } = await setLanguages('ar, klingon').expect(400);
  expect(messagesOf(body.fields)).toEqual({ content: expect.stringContaining('Give languages of the site: en, ar') });
  await setLanguages('ar, ms').expect(200);
});

test('the time zone of the site must be one', async () => {
  const setTimeZone = (content: string) =>
    cms.staff.post('/api/cms/content').send({ key: 'site.timezone', type: 'text', content });
  const { body } = await setTimeZone('Kuala Lumpur').expect(400);
  expect(messagesOf(body.fields)).toEqual({ content: 'Choose a time zone, like Asia/Kuala_Lumpur' });
  await setTimeZone('Asia/Kuala_Lumpur').expect(200);
  expect((await setTimeZone('Asia/Rangoon').expect(200)).body.content).toBe('Asia/Yangon');
});
