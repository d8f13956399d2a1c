import { endpoints } from '@majlis/contracts/api/endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const { create, put, createRejected } = service;
beforeEach(() => service.deleteAll());

const { path } = endpoints.conferences;
const bySlug = (slug: string) => service.visitor.get(endpoints.conferenceBySlug(slug).path);

test('a repeated title gets the next slug; a typed slug is rejected if it is taken', async () => {
  expect((await create()).slug).toBe('faith-and-self-government');
  expect((await create()).slug).toBe('faith-and-self-government-2');
  expect((await create({ slug: 'faith-and-self-government' })).slug).toBe('faith-and-self-government-3');
  expect((await create({ slug: 'faith' })).slug).toBe('faith');
  expect(await createRejected({ slug: 'faith' })).toEqual({ slug: 'Another conference already has this address' });
});

test.each([
  ['الشورى والحرية', 'الشورى-والحرية'],
  ['؟!', 'conference-2031'],
])('the title "%s" gives the slug %s', async (title, slug) => {
  await create({ title, status: 'published' });
  expect((await bySlug(slug).expect(200)).body.title).toBe(title);
});

test('the year in a slug is that of the local start date', async () => {
  const newYear = { startDate: '2031-01-01T05:00', endDate: '2031-01-01T12:00', timezone: 'Asia/Kuala_Lumpur' };
  expect((await create({ title: '؟!', ...newYear })).slug).toBe('conference-2031');
});

test('a slug fits into a file name, but an existing longer one stays', async () => {
  const chinese = '中'.repeat(100);
  expect(await createRejected({ slug: chinese })).toEqual({
    slug: 'An address in this script has at most 80 characters',
  });
  const slugs = [await create({ title: chinese }), await create({ title: chinese })].map(({ slug }) => slug);
  expect(slugs).toEqual(['中'.repeat(76), `${'中'.repeat(76)}-2`]);
  const { id } = await create({ slug: 'before' });
  await runSql(service.data.ownerUrl, `UPDATE conferences.conferences SET slug = '${chinese}' WHERE id = '${id}'`);
  expect((await put(id, { slug: chinese, title: 'Edited' }).expect(200)).body).toMatchObject({ slug: chinese });
  await put(id, { slug: `${chinese}中` }).expect(400);
});

test('twenty conferences created concurrently have twenty slugs', async () => {
  const slugs = await Promise.all(Array.from({ length: 20 }, async () => (await create()).slug));
  expect(new Set(slugs).size).toBe(20);
});

test('a published conference keeps its slug when its title changes, and a former slug redirects', async () => {
  const { id } = await create({ status: 'published' });
  expect((await put(id, { title: 'Another title', status: 'published' }).expect(200)).body.slug).toBe(
    'faith-and-self-government',
  );
  await put(id, { slug: 'شورى', status: 'published' }).expect(200);
  const moved = await bySlug('faith-and-self-government').redirects(0).expect(301);
  expect(moved.headers.location).toBe(`/api/conferences/slug/${encodeURIComponent('شورى')}`);
  expect(moved.headers['cache-control']).toBe('private, no-store');
  expect((await bySlug('faith-and-self-government').redirects(1).expect(200)).body.id).toBe(id);
  await put(id, { slug: 'faith-and-self-government', status: 'published' }).expect(200);
  await bySlug('faith-and-self-government').redirects(0).expect(200);
  await bySlug('شورى').redirects(0).expect(301);
});

test('a former slug of a hidden conference returns 404 to visitors', async () => {
  const { id } = await create({ slug: 'old', status: 'published' });
  await put(id, { slug: 'new', status: 'draft' }).expect(200);
  await bySlug('old').redirects(0).expect(404);
  await service.staff.get(endpoints.conferenceBySlug('old').path).redirects(0).expect(301);
});

test('the former slug of a draft does not redirect', async () => {
  const { id } = await create({ slug: 'typo' });
  await put(id, { slug: 'right' }).expect(200);
  await service.staff.get(endpoints.conferenceBySlug('typo').path).redirects(0).expect(404);
});

test('a slug that was public redirects even if it changed while withdrawn', async () => {
  const { id } = await create({ slug: 'first', status: 'published' });
  const setStatus = (status: string) => service.staff.put(`${path}/${id}/status`).send({ status }).expect(200);
  await setStatus('draft');
  await put(id, { slug: 'in-between' }).expect(200);
  await put(id, { slug: 'first' }).expect(200);
  await put(id, { slug: 'second' }).expect(200);
  await bySlug('first').redirects(0).expect(404);
  await setStatus('published');
  expect((await bySlug('first').redirects(0).expect(301)).headers.location).toBe(
    endpoints.conferenceBySlug('second').path,
  );
  await bySlug('in-between').redirects(0).expect(404);
});

test('two conferences that swap slugs are found by their current ones', async () => {
  const [first, second] = [
    await create({ slug: 'a', status: 'published' }),
    await create({ slug: 'b', status: 'published' }),
  ];
  for (const [id, slug] of [
    [first.id, 'c'],
    [second.id, 'a'],
    [first.id, 'b'],
  ])
    await put(id, { slug, status: 'published' }).expect(200);
  expect((await bySlug('a').redirects(0).expect(200)).body.id).toBe(second.id);
  expect((await bySlug('b').redirects(0).expect(200)).body.id).toBe(first.id);
  await bySlug('c').redirects(0).expect(301);
});

test('a derived slug avoids another conference’s former slug; a typed one may take it', async () => {
  const { id } = await create({ status: 'published' });
  await put(id, { slug: 'moved', status: 'published' }).expect(200);
  expect((await create()).slug).toBe('faith-and-self-government-2');
  await create({ title: 'Other', slug: 'faith-and-self-government', status: 'published' });
  expect((await bySlug('faith-and-self-government').redirects(0).expect(200)).body.title).toBe('Other');
});

test('deleting a conference frees its slug, and restoring it takes the next free one', async () => {
  const first = await create({ status: 'published' });
  await service.staff.delete(`${path}/${first.id}`).expect(204);
  await bySlug(first.slug).expect(404);
  expect((await create()).slug).toBe('faith-and-self-government');
  const { body } = await service.staff.post(`${path}/${first.id}/restore`).expect(200);
  expect(body).toMatchObject({ slug: 'faith-and-self-government-2', deletedAt: null });
});
