import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { RegisteringStore } from '@majlis/kit/storage/registering-store';
import { UploadGarbageCollector } from '@majlis/kit/storage/upload-garbage-collector';
import { openDatabase } from '@majlis/kit/testing/database';
import { imageContentType, randomHash, startUploadsFixture, type UploadsFixture } from '../quality/uploads-fixture.js';
import { installUploadTriggers } from './migrate.js';

let uploads: UploadsFixture;
beforeAll(async () => {
  uploads = await startUploadsFixture();
});
afterAll(() => uploads.stop());

test('what nothing names goes after a day with all its sizes, and not before; what has another name stays', async () => {
  const log = jest.spyOn(uploads.cms.app.get<Logger>(LOGGER), 'info');
  const [image, document] = [await uploads.storeImage('carousel'), await uploads.storeDocument()];
  const odd = ['carousel/court-10x10.webp', 'speakers/old-photo.jpg'];
  for (const key of odd)
    await uploads.store.put(key, Buffer.from('x'), key.endsWith('jpg') ? 'image/jpeg' : 'image/webp');
  await uploads.age(odd);
  const young = `carousel/${randomHash()}-10x10.webp`;
  await uploads.store.put(young, Buffer.from('x'), 'image/webp');
  const going = [...image.keys, ...document.keys].sort();
  const { removed, unused } = await uploads.sweep();
  expect([removed.toSorted(), unused.toSorted()]).toEqual([going, going]);
  expect([await uploads.countStored(going), await uploads.countStored([...odd, young])]).toEqual([0, 3]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ removed }), 'uploads that nothing names');
});

test('a file of which one size was stored again a moment ago stays whole', async () => {
  const { keys } = await uploads.storeImage('carousel');
  await uploads.owner.query('DELETE FROM operations.uploads'); // as if a release before this one had stored it
  await utimes(join(uploads.folder, keys[0] ?? ''), new Date(), new Date());
  await uploads.sweep();
  expect(await uploads.countStored(keys)).toBe(4);
});

test('whoever names a file that is gone is told to upload it again, and then may', async () => {
  const { url, keys } = await uploads.storeImage('partners');
  expect((await uploads.sweep()).removed).toEqual(expect.arrayContaining(keys));
  const input = { name: 'Too late', logoUrl: url, order: 0 };
  for (const [browser, path] of [
    [uploads.staff, '/api/cms/footer-partners'],
    [uploads.planner, `${uploads.conference}/partners`],
  ] as const) {
    const { body } = await browser.post(path).send(input).expect(400);
    expect(body.message).toMatch(/has been removed meanwhile.*upload it again/);
  }
  // An upload that was registered less than a minute ago is not registered again.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  for (const key of keys) await uploads.store.put(key, Buffer.from(key), imageContentType(key));
  clock.mockRestore();
  await uploads.staff.post('/api/cms/footer-partners').send(input).expect(201);
  await uploads.sweep();
  expect(await uploads.countStored(keys)).toBe(4);
});

test('what is being uploaded again while others are removed stays', async () => {
  const images = [await uploads.storeImage('team'), await uploads.storeImage('team')];
  const slow = new RegisteringStore({ ...uploads.store, put: () => Promise.resolve() } as ObjectStore, uploads.owner);
  const removing = uploads.store.delete.bind(uploads.store);
  let again: string[] = [];
  const spy = jest.spyOn(uploads.store, 'delete').mockImplementation(async (key) => {
    if (again.length === 0) {
      again = images.find(({ keys }) => !keys.includes(key))?.keys ?? [];
      void slow.put(again[0] ?? '', Buffer.from('x'), 'image/avif');
      await new Promise((resolve) => setTimeout(resolve, 200)); // until it waits for the sweep
    }
    return removing(key);
  });
  await uploads.sweep();
  spy.mockRestore();
  expect(await uploads.countStored(again)).toBe(4);
});

test('a sweep told only to report removes nothing', async () => {
  const { keys } = await uploads.storeImage('carousel');
  const cautious = await uploads.another({ UNUSED_UPLOADS: 'report' });
  const swept = await cautious.app.get(UploadGarbageCollector).run();
  await cautious.stop();
  expect(swept).toEqual({ unused: expect.arrayContaining(keys), removed: [] });
  expect(await uploads.countStored(keys)).toBe(4);
});

test('of sweeps in two copies of a service that remove what others begin to use, none removes what is used', async () => {
  const second = await uploads.another();
  const images = await Promise.all(Array.from({ length: 24 }, () => uploads.storeImage('carousel')));
  let sweeping = true;
  const sweeps = (async () => {
    while (sweeping)
      await Promise.all(
        [uploads.sweep(), second.app.get(UploadGarbageCollector).run()].map((run) => run.catch(() => undefined)),
      );
  })();
  const answers = await Promise.all(
    images.map(async ({ url, keys }, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 15));
      const { status } = await uploads.staff
        .post('/api/cms/hero-images')
        .send({ url, alt: 'x', order: 0, isActive: true });
      return { status, keys };
    }),
  );
  sweeping = false;
  await sweeps;
  await second.stop();
  await uploads.sweep();
  for (const { status, keys } of answers)
    expect([status, await uploads.countStored(keys)]).toEqual(status === 201 ? [201, 4] : [400, 0]);
  expect(answers.some(({ status }) => status === 400)).toBe(true); // the sweeps had something to do
});

test('a row that is being written is waited for', async () => {
  const { url, keys } = await uploads.storeImage('testimonials');
  const writer = await openDatabase(uploads.data.urlFor('cms'));
  await writer.query('BEGIN');
  await writer.query(
    `INSERT INTO cms.testimonials (name, title, organization, country, testimonial, image_url, "order", is_active, version, updated_at, updated_by)
     VALUES ('x', '', '', '', 'x', $1, 0, true, 1, now(), '')`,
    [url],
  );
  const swept = uploads.sweep();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await writer.query('COMMIT');
  await writer.end();
  expect((await swept).removed.filter((key) => keys.includes(key))).toEqual([]);
  expect(await uploads.countStored(keys)).toBe(4);
});

test('a table of a later release is guarded and counted with no word of its own', async () => {
  await uploads.owner.query('CREATE TABLE cms.later (banner text)');
  await uploads.owner.query('GRANT ALL ON cms.later TO majlis_cms');
  await installUploadTriggers(uploads.data.ownerUrl);
  const [kept, gone] = [await uploads.storeImage('carousel'), await uploads.storeImage('carousel')];
  await uploads.owner.query('INSERT INTO cms.later VALUES ($1)', [kept.url]);
  const { removed } = await uploads.sweep();
  expect([removed.filter((key) => gone.keys.includes(key)).length, await uploads.countStored(kept.keys)]).toEqual([
    4, 4,
  ]);
  await expect(uploads.owner.query('INSERT INTO cms.later VALUES ($1)', [gone.url])).rejects.toThrow(
    /has been removed/,
  );
});
