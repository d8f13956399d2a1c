import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { bundledPictures } from '@majlis/contracts/content-defaults';
import type { HeroImage } from '@majlis/contracts/hero-images';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
});
beforeEach(() => cms.database.query('DELETE FROM cms.hero_images'));
afterAll(() => cms.stop());

const path = '/api/cms/hero-images';
const image = (alt: string, order = 0, isActive = true) => ({
  url: `/images/carousel/${alt}-10x10.webp`,
  alt,
  order,
  isActive,
});
const add = async (...images: object[]) => {
  const added: HeroImage[] = [];
  for (const body of images) added.push((await cms.staff.post(path).send(body).expect(201)).body);
  return added;
};
const carousel = async () =>
  (await cms.visitor.get('/api/cms/carousel-files').expect(200)).body.map(({ alt }: { alt: string }) => alt);

test('the carousel shows the active images, lower order first', async () => {
  await add(image('second', 2), image('hidden', 1, false), image('first', 1));
  expect(await carousel()).toEqual(['first', 'second']);
});

test('the carousel shows the bundled pictures while no image is active', async () => {
  await add(image('hidden', 0, false));
  expect(await carousel()).toEqual(bundledPictures.map(({ alt }) => alt));
});

test('the whole list is reordered at once', async () => {
  const [a, b, c] = await add(image('a', 0), image('b', 1), image('c', 2));
  const ids = [c?.id, a?.id, b?.id];
  const { body } = await cms.staff.put(`${path}/order`).send({ ids }).expect(200);
  expect(body.map((row: HeroImage) => [row.alt, row.order])).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
  ]);
  expect(await carousel()).toEqual(['c', 'a', 'b']);
});

test('an order that names a removed image changes nothing', async () => {
  const [a, b] = await add(image('a', 0), image('b', 1));
  await cms.staff.delete(`${path}/${a?.id}`).expect(204);
  await cms.staff
    .put(`${path}/order`)
    .send({ ids: [b?.id, a?.id] })
    .expect(400);
  expect((await cms.staff.get(path)).body).toMatchObject([{ alt: 'b', order: 1 }]);
});

test('an image is switched off without touching the rest', async () => {
  const [a] = await add(image('a', 3));
  const { body } = await cms.staff.put(`${path}/${a?.id}/active`).send({ isActive: false }).expect(200);
  expect(body).toMatchObject({ ...image('a', 3), isActive: false, version: 2 });
});

test('a stale edit is refused with who and when, and the newer text stays', async () => {
  const [a] = await add(image('a'));
  const put = (alt: string) =>
    cms.staff
      .put(`${path}/${a?.id}`)
      .set('If-Match', '"1"')
      .send({ ...image('a'), alt });
  await put('newer').expect(200);
  expect((await put('older').expect(409)).body.changed.by).toBe('amal@majlis.example');
  expect((await cms.staff.get(path)).body).toMatchObject([{ alt: 'newer', version: 2 }]);
});

test('a deleted image leaves the carousel and comes back when it is restored', async () => {
  const [a] = await add(image('a'), image('b', 1));
  await cms.staff.delete(`${path}/${a?.id}`).expect(204);
  expect(await carousel()).toEqual(['b']);
  expect((await cms.staff.get(`${path}/deleted`).expect(200)).body).toMatchObject([{ alt: 'a' }]);
  await cms.staff.post(`${path}/${a?.id}/restore`).expect(200);
  expect(await carousel()).toEqual(['a', 'b']);
});

test.each([
  ['an address elsewhere', { ...image('a'), url: 'https://elsewhere.example/a.jpg' }, { url: 'Upload an image first' }],
  ['no alt text', { ...image('a'), alt: ' ' }, { alt: 'Alt text is required' }],
  ['a fractional order', { ...image('a'), order: 1.5 }, { order: 'Order is a whole number' }],
  ['a flag that is none', { ...image('a'), isActive: 'yes' }, { isActive: 'Say true or false' }],
])('%s is refused at its field', async (_case, body, fields) => {
  expect((await cms.staff.post(path).send(body).expect(400)).body.fields).toEqual(fields);
});
