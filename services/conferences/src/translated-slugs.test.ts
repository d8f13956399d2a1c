import { endpoints } from '@majlis/contracts/api/endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { sessionPath } from '../testing/conference-actions.js';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
const { translate: put } = service;
let ids: Record<'faith' | 'other' | 'opening' | 'layla', string>;

beforeAll(async () => {
  const faith = await service.create({ status: 'published', slug: 'faith', title: 'Faith' });
  const other = await service.create({ status: 'published', slug: 'other', title: 'Other' });
  const opening = await service.addSession(faith.id, { title: 'Opening', slug: 'opening' });
  const layla = await service.addPerson({ slug: 'layla' });
  await service.assign(opening.id, layla);
  ids = { faith: faith.id, other: other.id, opening: opening.id, layla: layla.id };
  await put({ table: 'conferences', id: faith.id, fields: { slug: 'الإيمان' } }).expect(200);
  await put({ table: 'sessions', id: opening.id, fields: { slug: 'الافتتاح', title: 'الافتتاح' } }).expect(200);
  await put({ table: 'people', id: layla.id, fields: { slug: 'ليلى' } }).expect(200);
});

const inArabic = (path: string) => `${path}?lang=ar`;
const get = (path: string) => service.visitor.get(path).redirects(0);
const targetOf = async (path: string) => (await get(path).expect(301)).headers.location;

const { conferenceBySlug, sessionBySlug, speakerBySlug } = endpoints;

test('a page is found at its slug in the language of the request, and says which ones it has', async () => {
  const slugs = { en: 'faith', ar: 'الإيمان' };
  const conference = await get(inArabic(conferenceBySlug('الإيمان').path)).expect(200);
  expect(conference.body).toMatchObject({ id: ids.faith, slug: 'الإيمان', slugs });
  expect((await get(conferenceBySlug('faith').path).expect(200)).body).toMatchObject({ slug: 'faith', slugs });
  expect((await get(conferenceBySlug('other').path).expect(200)).body).toMatchObject({ slug: 'other', slugs: null });
  expect((await get(inArabic(sessionBySlug('الإيمان', 'الافتتاح').path)).expect(200)).body).toMatchObject({
    slug: 'الافتتاح',
    slugs: { en: 'opening', ar: 'الافتتاح' },
  });
  expect((await get(inArabic(speakerBySlug('ليلى').path)).expect(200)).body).toMatchObject({
    slugs: { en: 'layla', ar: 'ليلى' },
    conferences: [{ slug: 'الإيمان', sessions: [{ slug: 'الافتتاح' }] }],
  });
});

test('the slug of another language redirects to that of the request', async () => {
  expect(await targetOf(conferenceBySlug('الإيمان').path)).toBe(conferenceBySlug('faith').path);
  expect(await targetOf(inArabic(conferenceBySlug('faith').path))).toBe(inArabic(conferenceBySlug('الإيمان').path));
  // The conference has no slug in Malay, so the default one is used.
  expect(await targetOf(`${conferenceBySlug('الإيمان').path}?lang=ms`)).toBe(
    `${conferenceBySlug('faith').path}?lang=ms`,
  );
  await get(`${conferenceBySlug('faith').path}?lang=ms`).expect(200);
  expect(await targetOf(inArabic(sessionBySlug('faith', 'opening').path))).toBe(
    inArabic(sessionBySlug('الإيمان', 'الافتتاح').path),
  );
  expect(await targetOf(sessionBySlug('الإيمان', 'الافتتاح').path)).toBe(sessionBySlug('faith', 'opening').path);
  expect(await targetOf(speakerBySlug('ليلى').path)).toBe(speakerBySlug('layla').path);
});

test('lists name the slugs of their language', async () => {
  const list = async (path: string) => (await get(inArabic(path)).expect(200)).body;
  expect((await list(endpoints.agenda(ids.faith).path))[0].slug).toBe('الافتتاح');
  expect((await list(endpoints.publicSpeakers.path))[0].slug).toBe('ليلى');
  const conferences = (await list(endpoints.conferences.path)) as { id: string; slug: string }[];
  expect(conferences.map(({ slug }) => slug).sort()).toEqual(['other', 'الإيمان']);
});

test('a slug that another row has in any language is rejected, and a derived one avoids it', async () => {
  const taken = { slug: 'Another conference already has this address' };
  for (const slug of ['الإيمان', 'faith'])
    expect(
      messagesOf((await put({ table: 'conferences', id: ids.other, fields: { slug } }).expect(400)).body.fields),
    ).toEqual(taken);
  const { body } = await service.staff.get(`${endpoints.conferences.path}`).expect(200);
  const { title, startDate, endDate, status } = body.find(({ id }: { id: string }) => id === ids.other);
  const changes = { title, startDate, endDate, status, slug: 'الإيمان' };
  const response = await service.staff.put(`${endpoints.conferences.path}/${ids.other}`).send(changes).expect(400);
  expect(messagesOf(response.body.fields)).toEqual(taken);
  expect((await service.addSession(ids.faith, { title: 'الافتتاح' })).slug).toBe('الافتتاح-2');
  // The same slug is free in another conference.
  expect((await service.addSession(ids.other, { title: 'الافتتاح' })).slug).toBe('الافتتاح');
  // A row may have the same slug in several languages.
  await put({ table: 'conferences', id: ids.faith, language: 'ms', fields: { slug: 'faith' } }).expect(200);
});

test.each([
  ['Upper', 'Use lower-case letters, digits and single hyphens'],
  ['ش'.repeat(130), 'An address in this script has at most 120 characters'],
  ['a'.repeat(141), 'An address has at most 140 characters'],
])('the slug "%s" is rejected at its field', async (slug, message) => {
  const { body } = await put({ table: 'sessions', id: ids.opening, version: 1, fields: { slug } }).expect(400);
  expect(messagesOf(body.fields)).toEqual({ slug: message });
});

test('a former slug of a language redirects, also when it was removed or undone', async () => {
  const { id } = await service.addSession(ids.faith, { title: 'Panel', slug: 'panel' });
  const at = (slug: string) => inArabic(sessionBySlug('الإيمان', slug).path);
  await put({ table: 'sessions', id, fields: { slug: 'ندوة' } }).expect(200);
  const change = await put({ table: 'sessions', id, version: 1, fields: { slug: 'حوار' } }).expect(200);
  expect(await targetOf(at('ندوة'))).toBe(at('حوار'));
  await service.undo(change).expect(204);
  await get(at('ندوة')).expect(200);
  await put({ table: 'sessions', id, version: 3, fields: { slug: null } }).expect(200);
  expect(await targetOf(at('ندوة'))).toBe(at('panel'));
  await service.staff.delete(sessionPath(id)).expect(204);
  await get(at('ندوة')).expect(404);
});

test.each(['مناظرة', 'dialogue'])(
  'an undo does not bring back the slug "%s" that another row has by now',
  async (slug) => {
    const { id } = await service.addSession(ids.faith, { title: 'A talk' });
    const change = await put({ table: 'sessions', id, fields: { slug } }).expect(200);
    const undone = await service.undo(change).expect(204);
    const other = await service.addSession(ids.faith, { title: 'Another', slug });
    const { body } = await service.undo(undone).expect(409);
    expect(body.message).toBe('This cannot be undone, because its address or place has been taken since.');
    await service.staff.delete(sessionPath(other.id)).expect(204);
    await service.undo(undone).expect(204);
    expect((await get(sessionBySlug('faith', slug).path).expect(301)).headers.location).toBe(
      sessionBySlug('faith', 'a-talk').path,
    );
    await service.staff.delete(sessionPath(id)).expect(204);
  },
);

test('a restored row loses a slug that another row has by now', async () => {
  const { id } = await service.addSession(ids.faith, { title: 'Lecture', slug: 'lecture' });
  await put({ table: 'sessions', id, fields: { slug: 'محاضرة', title: 'محاضرة' } }).expect(200);
  await service.staff.delete(sessionPath(id)).expect(204);
  const other = await service.addSession(ids.faith, { title: 'محاضرة' });
  expect(other.slug).toBe('محاضرة');
  await service.staff.post(`${sessionPath(id)}/restore`).expect(200);
  expect((await get(inArabic(sessionBySlug('الإيمان', 'lecture').path)).expect(200)).body).toMatchObject({
    id,
    title: 'محاضرة',
    slugs: null,
  });
  expect((await get(inArabic(sessionBySlug('الإيمان', 'محاضرة').path)).expect(200)).body.id).toBe(other.id);
});

test('a row without a slug of its own misses nothing on the board', async () => {
  const { body } = await service.staff.get('/api/conferences/translations/board?language=ms').expect(200);
  const people = body.rows.filter(
    ({ table, missing }: { table: string; missing: number }) => table === 'people' && missing,
  );
  expect(people).toEqual([]);
});
