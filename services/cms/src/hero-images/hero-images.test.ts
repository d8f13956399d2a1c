import { bundledPictures } from '@majlis/contracts/site/content-defaults';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useCms } from '../../testing/running-cms.js';

const cms = useCms();
beforeEach(() => runSql(cms.data.ownerUrl, 'DELETE FROM cms.hero_images'));

const path = '/api/cms/hero-images';
const image = (alt: string, order = 0, isActive = true) => ({
  url: `/images/carousel/${alt}-10x10.webp`,
  alt,
  order,
  isActive,
});
const add = async (...images: object[]) => {
  for (const body of images) await cms.staff.post(path).send(body).expect(201);
};
const carousel = async () =>
  (await cms.visitor.get('/api/cms/carousel-files').expect(200)).body.map(({ alt }: { alt: string }) => alt);

test('the carousel shows the active images, lower order first', async () => {
  await add(image('second', 2), image('hidden', 1, false), image('first', 1));
  expect(await carousel()).toEqual(['first', 'second']);
});

test('carousel images have their file names', async () => {
  await add(image('a'));
  expect((await cms.visitor.get('/api/cms/carousel-files')).body).toEqual([
    { url: '/images/carousel/a-10x10.webp', filename: 'a-10x10.webp', alt: 'a' },
  ]);
});

test('the list itself is for staff', async () => {
  await cms.visitor.get(path).expect(401);
});

test('the carousel shows the bundled pictures while no image is active', async () => {
  await add(image('hidden', 0, false));
  expect(await carousel()).toEqual(bundledPictures.map(({ alt }) => alt));
});

test.each([
  ['an address elsewhere', { ...image('a'), url: 'https://elsewhere.example/a.jpg' }, { url: 'Upload an image first' }],
  ['no alt text', { ...image('a'), alt: ' ' }, { alt: 'Alt text is required' }],
])('%s is rejected at its field', async (_case, body, fields) => {
  expect(messagesOf((await cms.staff.post(path).send(body).expect(400)).body.fields)).toEqual(fields);
});
