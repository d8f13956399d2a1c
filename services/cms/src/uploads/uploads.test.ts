import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { imageFolders } from '@majlis/contracts/shared/uploads.schema';
import { media } from '@majlis/contracts/staff/media.schema';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

const cms = useCms();
let picture: Buffer;
beforeAll(async () => {
  picture = await createPicture({ width: 600, height: 400, format: 'jpeg' });
});

const upload = () => cms.staff.post('/api/cms/upload-image');
const stored = (folder: string) =>
  readdirSync(join(cms.imagesFolder, folder))
    .filter((name) => !name.endsWith('.part'))
    .sort();

test.each(imageFolders)('an image for %s is stored in full size, and our own renditions follow', async (type) => {
  const { body } = await upload().field('type', type).attach('image', picture, 'holiday.jpg').expect(201);
  expect(body.imageUrl).toMatch(new RegExp(`^/images/${type}/[0-9a-f]+-600x400\\.webp$`));
  const stem = body.imageUrl.slice(`/images/${type}/`.length, -'.webp'.length);
  expect(stored(type)).toContain(`${stem}.webp`);
  while (stored(type).length < 4) await sleep(20);
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
  ['a text declared as a picture', Buffer.from('hello'), 'carousel', 'image', 415],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'carousel', 'image', 415],
])('%s is rejected at its field', async (_case, image, type, field, status) => {
  const request = upload().field('type', type);
  const sent = image === undefined ? request : request.attach('image', image === 'picture' ? picture : image, 'a.jpg');
  const { body } = await sent.expect(status);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('a stored image is found by its address, without its renditions', async () => {
  const urls: string[] = [];
  for (const background of ['#a16207', '#0f172a']) {
    const image = await createPicture({ width: 1000, height: 500, background });
    urls.push((await upload().field('type', 'speakers').attach('image', image, 'a.png').expect(201)).body.imageUrl);
  }
  const find = async (url: string) => (await cms.staff.get(media({ url }).path).expect(200)).body.files;
  for (const url of urls) expect(await find(url)).toMatchObject([{ url, name: 'a.png', width: 1000 }]);
  for (const url of [String(urls[0]).replace('.webp', '-480.webp'), '/pictures/gate.svg', "'"])
    expect([url, await find(url)]).toEqual([url, []]);
});

describe('the name of a stored image', () => {
  const send = async (width: number, name: string) =>
    (
      await upload()
        .field('type', 'testimonials')
        .attach('image', await createPicture({ width }), name)
        .expect(201)
    ).body.imageUrl as string;
  const nameOf = async (imageUrl: string) => {
    const { body } = await cms.staff.get(media({ url: imageUrl }).path).expect(200);
    return body.files[0]?.name;
  };

  test.each([
    ['in any script', 'صورة الأستاذة ليلى.jpg', 'صورة الأستاذة ليلى.jpg'],
    ['without its folders', 'C:\\Users\\amal\\portrait.jpg', 'portrait.jpg'],
    ['without unsafe characters', 'a<b>\u202egpj.png', 'a b gpj.png'],
    ['cut to 120 characters', `${'x'.repeat(400)}.png`, 'x'.repeat(120)],
  ])('is that of its file, %s', async (_case, name, expectedName) => {
    expect(await nameOf(await send(40 + expectedName.length, name))).toBe(expectedName);
  });

  test('is the newest one when the same picture is uploaded again', async () => {
    const url = await send(21, 'first.png');
    expect(await send(21, 'second.png')).toBe(url);
    expect(await nameOf(url)).toBe('second.png');
  });

  test('is also stored for the picture of a new member', async () => {
    const form = cms.staff.post('/api/cms/team-members').field('name', 'Layla').field('position', 'Fellow');
    const { body } = await form.attach('image', await createPicture({ width: 23 }), 'layla.png').expect(201);
    expect(await nameOf(`/images/team/${body.image}`)).toBe('layla.png');
  });

  test('does not count as a reference to another picture, even if it is a hash', async () => {
    const hash = 'a1'.repeat(32);
    await send(25, `${hash}.png`);
    const used = await cms.database.query('SELECT operations.uploads_in_use($1)', [[hash]]);
    expect(used).toEqual([]);
  });
});

test('a file over 10 MB is rejected with a message', async () => {
  const { body } = await upload()
    .field('type', 'carousel')
    .attach('image', Buffer.alloc(10 * 1024 * 1024 + 1), 'big.jpg')
    .expect(413);
  expect(body.fields.image.message).toMatch(/10 MB/);
});
