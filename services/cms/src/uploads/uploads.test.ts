import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { imageFolders } from '@majlis/contracts/uploads';
import sharp from 'sharp';
import { type RunningCms, runCms } from '../../testing/running-cms.js';

let cms: RunningCms;
let picture: Buffer;
beforeAll(async () => {
  cms = await runCms();
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#1e40af' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => cms.stop());

const upload = () => cms.staff.post('/api/cms/upload-image');
const stored = (folder: string) => readdirSync(join(cms.imagesFolder, folder)).sort();

test.each(imageFolders)('an image for %s is stored in our own renditions', async (type) => {
  const { body } = await upload().field('type', type).attach('image', picture, 'holiday.jpg').expect(201);
  expect(body.imageUrl).toMatch(new RegExp(`^/images/${type}/[0-9a-f]+-600x400\\.webp$`));
  const stem = body.imageUrl.slice(`/images/${type}/`.length, -'.webp'.length);
  expect(stored(type)).toEqual([`${stem}-480.avif`, `${stem}-480.webp`, `${stem}.avif`, `${stem}.webp`].sort());
});

test('an uploaded image can be used as a hero image', async () => {
  const { body } = await upload().field('type', 'carousel').attach('image', picture, 'a.jpg').expect(201);
  const input = { url: body.imageUrl, alt: 'Blue', order: 0, isActive: true };
  await cms.staff.post('/api/cms/hero-images').send(input).expect(201);
});

test.each([
  ['no image', undefined, 'carousel', 'image', 400],
  ['an unknown folder', 'picture', 'secrets', 'type', 400],
  ['a text that calls itself a picture', Buffer.from('hello'), 'carousel', 'image', 415],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'carousel', 'image', 415],
])('%s is refused at its field', async (_case, image, type, field, status) => {
  const request = upload().field('type', type);
  const sent = image === undefined ? request : request.attach('image', image === 'picture' ? picture : image, 'a.jpg');
  const { body } = await sent.expect(status);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('staff are listed what a folder holds, the newest first, each image once whatever its renditions', async () => {
  const urls: string[] = [];
  for (const background of ['#a16207', '#0f172a']) {
    const image = await sharp({ create: { width: 1000, height: 500, channels: 3, background } })
      .png()
      .toBuffer();
    urls.unshift((await upload().field('type', 'speakers').attach('image', image, 'a.png').expect(201)).body.imageUrl);
  }
  writeFileSync(join(cms.imagesFolder, 'speakers', 'notes.webp'), 'not ours');
  const { body } = await cms.staff.get('/api/cms/images/speakers').expect(200);
  expect(body.slice(0, 2)).toEqual(urls.map((url) => ({ url, filename: url.replace('/images/speakers/', '') })));
  expect(body.every(({ filename }: { filename: string }) => /^[0-9a-f]{64}-\d+x\d+\.webp$/.test(filename))).toBe(true);
});

test('a folder without images has an empty list, and one that does not exist is refused in words', async () => {
  const empty = await runCms();
  expect((await empty.staff.get('/api/cms/images/conferences').expect(200)).body).toEqual([]);
  await empty.stop();
  for (const folder of ['secrets', '..%2f..', 'Team', '%00', 'constructor']) {
    const { body } = await cms.staff.get(`/api/cms/images/${folder}`).expect(400);
    expect(body.message).toMatch(/carousel, partners, testimonials, team, speakers, conferences/);
  }
});

test('a file over 10 MB is refused in words', async () => {
  const { body } = await upload()
    .field('type', 'carousel')
    .attach('image', Buffer.alloc(10 * 1024 * 1024 + 1), 'big.jpg')
    .expect(413);
  expect(body.fields.image).toMatch(/10 MB/);
});
