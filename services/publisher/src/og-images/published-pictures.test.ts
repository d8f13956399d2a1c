import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { conferenceActions } from '../../../conferences/testing/conference-actions.js';
import { createTestRenderer } from '../../testing/test-renderer.js';
import { TestSite } from '../../testing/test-site.js';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.open();
});
afterAll(() => site.close());

async function store(key: string, background: string): Promise<string> {
  const file = join(site.images, key);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(
    file,
    await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .webp()
      .toBuffer(),
  );
  return `/images/${key}`;
}

/** Red, green or blue, whichever is strongest where a picture stands. */
async function colourOf(path: string, at: number): Promise<string> {
  const { data, info } = await sharp(readFileSync(site.file(path)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = [...data.subarray(3 * (300 * info.width + at)).subarray(0, 3)];
  return Math.min(...pixel) > 200 ? 'no picture' : (['red', 'green', 'blue'][pixel.indexOf(Math.max(...pixel))] ?? '');
}

test('the images of a conference and its sessions carry its picture, that of a speaker the portrait', async () => {
  const staff = site.staff('conferences');
  const [cover, portrait] = [
    await store('conferences/0a1b-1200x800.webp', '#c01010'),
    await store('speakers/0a1b-1200x800.webp', '#1010c0'),
  ];
  const conferences = conferenceActions({ staff });
  const { id } = await conferences.create({ status: 'published', slug: 'forum', featuredImage: cover });
  await conferences.create({ status: 'published', slug: 'plain' });
  const lost = '/images/conferences/0f0f-1200x800.webp';
  await conferences.create({ status: 'published', slug: 'lost', featuredImage: lost });
  const programme = conferenceActions({ staff });
  const session = await programme.addSession(id, { title: 'Opening' });
  const person = await programme.addPerson({ firstName: 'Nur', lastName: 'Aziz', photo: portrait });
  await programme.assign(session.id, person);
  await site.publish(createTestRenderer().renderPage);
  const paths = [
    'conferences/forum',
    `sessions/${session.id}`,
    'speakers/nur-aziz',
    'conferences/plain',
    'conferences/lost',
  ];
  expect(await Promise.all(paths.map((path) => colourOf(`/share/${path}.jpg`, 1150)))).toEqual([
    'red',
    'red',
    'blue',
    'no picture',
    'no picture',
  ]);
});

test('an image waits for the service that has its picture', async () => {
  const cover = await store('conferences/0c0c-1200x800.webp', '#10a010');
  await site.waitUntilIdle();
  const staff = site.staff('conferences');
  const restart = await site.stopService('cms');
  await conferenceActions({ staff }).create({ status: 'published', slug: 'later', featuredImage: cover });
  await restart();
  await site.eventually(() => site.has('/share/conferences/later.jpg'));
  expect(await colourOf('/share/conferences/later.jpg', 1150)).toBe('green');
});
