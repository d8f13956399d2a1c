import { endpoints } from '@majlis/contracts/api/endpoints';
import { changeHeader, undoPath } from '@majlis/contracts/staff/history';
import { mediaReplacementPath } from '@majlis/contracts/staff/media.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { translationBoard, translationsPath } from '@majlis/contracts/staff/translations';
import { translationActions } from '@majlis/kit/testing/translation-actions';
import { PurgeDeletedJob } from '@majlis/rows/app/purge-deleted.job';
import { mediaLibrary } from '../testing/media-library.js';
import { useCms } from '../testing/running-cms.js';
import { addItem, resourceOf } from '../testing/sortable-resources.js';

const cms = useCms();
let put: ReturnType<typeof translationActions>['put'];
let find: ReturnType<typeof translationActions>['find'];
beforeAll(async () => {
  ({ put, find } = translationActions('cms', cms));
});

const saveText = (key: string, content: string) =>
  cms.staff.post(endpoints.content.path).send({ key, type: 'text', content }).expect(200);
const add = (table: string, label: string) => addItem(cms, resourceOf(table), label);
const undo = (changeId: string | undefined) => cms.staff.post(undoPath('cms', changeId ?? ''));

test('a translation is part of the history of its row, and can be undone', async () => {
  const { id } = await add('testimonials', 'Salma');
  const first = await put({ table: 'testimonials', id, fields: { testimonial: 'شكرا', title: 'قاضية' } }).expect(200);
  const second = await put({ table: 'testimonials', id, version: 1, fields: { title: 'القاضية' } }).expect(200);
  const { body } = await cms.staff.get(`${endpoints.testimonials.path}/${id}/history?limit=10`).expect(200);
  expect(
    body.versions.map(({ operation, fields }: { operation: string; fields: string[] }) => [operation, fields]),
  ).toEqual([
    ['update', ['title (ar)']],
    ['update', ['title (ar)', 'testimonial (ar)']],
    ['create', expect.arrayContaining(['testimonial'])],
  ]);
  expect(
    body.versions.map(({ values }: { values: object }) =>
      Object.entries(values).filter(([name]) => name.endsWith(' (ar)')),
    ),
  ).toEqual([
    [
      ['title (ar)', 'القاضية'],
      ['testimonial (ar)', 'شكرا'],
    ],
    [
      ['title (ar)', 'قاضية'],
      ['testimonial (ar)', 'شكرا'],
    ],
    [],
  ]);
  const activity = await cms.staff.get('/api/cms/activity?limit=2').expect(200);
  expect(activity.body.entries[0].rows).toEqual([
    { table: 'testimonials', id, label: 'Salma', operation: 'update', fields: ['title (ar)'] },
  ]);
  const translated = async () => (await find('testimonials', id)).translations[0]?.fields;
  const taken = await undo(first.get(changeHeader)).expect(409);
  expect(taken.body.changed.by).toBe('amal@majlis.example');
  await undo(second.get(changeHeader)).expect(204);
  expect(await translated()).toEqual({ testimonial: 'شكرا', title: 'قاضية' });
});

test('undo of a first translation removes it, and undo of that brings it back', async () => {
  await saveText('e.text', 'x');
  const created = await put({ table: 'content_entries', id: 'e.text', fields: { content: 'نص' } }).expect(200);
  const undone = await undo(created.get(changeHeader)).expect(204);
  expect((await find('content_entries', 'e.text')).translations).toEqual([]);
  await undo(undone.get(changeHeader)).expect(204);
  expect((await find('content_entries', 'e.text')).translations).toMatchObject([
    { version: 1, fields: { content: 'نص' } },
  ]);
});

test('a translation gets the new file of a replaced picture, and stays up to date', async () => {
  const library = mediaLibrary(cms);
  const [old, next] = [
    await library.uploadImage('old.png', 'content'),
    await library.uploadImage('next.png', 'content'),
  ];
  const textWith = (word: string, { url }: { url: string }) => `<p>${word}</p><img src="${url}" alt="${word}" />`;
  const { body } = await cms.staff
    .post(staffEndpoints.pages.path)
    .send({ title: 'Court', body: textWith('Court', old) })
    .expect(201);
  await put({ table: 'pages', id: body.id, fields: { body: textWith('فناء', old) } }).expect(200);
  const replaced = await cms.staff.post(mediaReplacementPath(old.id)).send({ url: next.url }).expect(200);
  expect(replaced.body).toEqual({ replaced: 2, left: [] });
  const { originals, translations } = await find('pages', body.id);
  expect(translations[0]?.fields.body).toContain(`<img src="${next.url}" alt="فناء"`);
  expect(translations[0]?.originals.body).toBe(originals.body);
});

test('translations come back with a restored row, and go with a purged one and its history', async () => {
  const { id } = await add('testimonials', 'Yusuf');
  const path = `${endpoints.testimonials.path}/${id}`;
  await put({ table: 'testimonials', id, fields: { testimonial: 'خاص' } }).expect(200);
  await cms.staff.delete(path).expect(204);
  await cms.staff.post(`${path}/restore`).expect(200);
  expect((await find('testimonials', id)).translations).toHaveLength(1);
  await cms.staff.delete(path).expect(204);
  await cms.app.get(PurgeDeletedJob).purge(new Date(Date.now() + 31 * 86_400_000));
  const rows: object[] = await cms.database.query('SELECT FROM translations WHERE row_id = $1', [id]);
  const revisions: { text: string }[] = await cms.database.query(
    'SELECT revisions::text AS text FROM revisions WHERE subject_id = $1',
    [id],
  );
  expect([rows.length, revisions.length > 3, JSON.stringify(revisions).includes('خاص')]).toEqual([0, true, false]);
});

test('the board has what is missing and outdated of published rows, those with most to do first', async () => {
  const { id } = await add('timeline_events', 'The first book');
  const hidden = await addItem(cms, resourceOf('timeline_events'), 'Hidden', { isActive: false });
  await saveText('social.x', 'https://x.com/majlis');
  const board = async (language = 'ar', page = 1, filter = {}) =>
    (await cms.staff.get(translationBoard('cms', language, page, filter).path).expect(200)).body;
  const gapOf = async (row: string, language = 'ar') =>
    (await board(language)).rows.find((gap: { id: string }) => gap.id === row);
  const gap = { table: 'timeline_events', id, label: '2011 The first book', conferenceId: null };
  expect(await gapOf(id)).toEqual({ ...gap, missing: 2, outdated: 0 });
  await put({ table: 'timeline_events', id, fields: { title: 'الكتاب', description: 'نص' } }).expect(200);
  expect(await gapOf(id)).toBeUndefined();
  const event = { year: '2011', title: 'The second book', description: 'We met.' };
  await cms.staff.put(`${endpoints.timelineEvents.path}/${id}`).send(event).expect(200);
  expect(await gapOf(id)).toEqual({ ...gap, label: '2011 The second book', missing: 0, outdated: 1 });
  expect(await gapOf(id, 'ms')).toMatchObject({ missing: 2, outdated: 0 });
  expect([await gapOf(hidden.id), await gapOf('social.x')]).toEqual([undefined, undefined]);
  const { rows, total } = await board();
  const counts = rows.map(({ missing, outdated }: { missing: number; outdated: number }) => missing + outdated);
  expect([counts, total]).toEqual([counts.toSorted((one: number, other: number) => other - one), rows.length]);
  expect((await board('ar', 2)).rows).toEqual([]);
  expect(await board('ar', 1, { outdated: 'true' })).toMatchObject({ rows: [{ id }], total: 1 });
  const ofTable = (table: string) => board('ms', 1, { table });
  expect((await ofTable('timeline_events')).rows.map((row: { table: string }) => row.table)).toEqual([
    'timeline_events',
  ]);
  expect(await ofTable('sessions')).toEqual({ rows: [], total: 0 });
  await cms.staff.get(translationBoard('cms', 'ar', 1, { table: 'accounts' }).path).expect(400);
  await cms.staff.get(`${translationsPath('cms')}/board?language=en`).expect(400);
});
