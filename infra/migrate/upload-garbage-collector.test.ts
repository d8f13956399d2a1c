import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { RegisteringStore } from '@majlis/kit/storage/registering-store';
import { UploadGarbageCollector } from '@majlis/kit/storage/upload-garbage-collector';
import { openDatabase } from '@majlis/kit/testing/database';
import {
  imageContentType,
  randomHash,
  type StoredUpload,
  startUploadsFixture,
  type UploadsFixture,
} from '../quality/uploads-fixture.js';
import { installUploadTriggers } from './migrate.js';

let uploads: UploadsFixture;
beforeAll(async () => {
  uploads = await startUploadsFixture();
});
afterAll(() => uploads.stop());

test('an unused upload is removed in all sizes after a day, and files with other names are kept', async () => {
  const log = jest.spyOn(uploads.cms.app.get<Logger>(LOGGER), 'info');
  const [image, document] = [await uploads.storeImage('carousel'), await uploads.storeDocument()];
  const otherNames = ['carousel/court-10x10.webp', 'speakers/old-photo.jpg'];
  for (const key of otherNames)
    await uploads.store.put(key, Buffer.from('x'), key.endsWith('jpg') ? 'image/jpeg' : 'image/webp');
  await uploads.age(otherNames);
  const recentKey = `carousel/${randomHash()}-10x10.webp`;
  await uploads.store.put(recentKey, Buffer.from('x'), 'image/webp');
  const keysToRemove = [...image.keys, ...document.keys].sort();
  const { removed, unused } = await uploads.sweep();
  expect([removed.toSorted(), unused.toSorted()]).toEqual([keysToRemove, keysToRemove]);
  expect([await uploads.countStored(keysToRemove), await uploads.countStored([...otherNames, recentKey])]).toEqual([
    0, 3,
  ]);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ removed }), 'unreferenced uploads found');
});

test('an upload stays complete when one of its sizes was stored again recently', async () => {
  const { keys } = await uploads.storeImage('carousel');
  await uploads.owner.query('DELETE FROM operations.uploads'); // as if a release before this one had stored it
  await utimes(join(uploads.folder, keys[0] ?? ''), new Date(), new Date());
  await uploads.sweep();
  expect(await uploads.countStored(keys)).toBe(4);
});

test('a row that uses a removed file is rejected until the file is uploaded again', async () => {
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

test('a file that is uploaded again during a removal is kept', async () => {
  const images = [await uploads.storeImage('team'), await uploads.storeImage('team')];
  const slow = new RegisteringStore({ ...uploads.store, put: () => Promise.resolve() } as ObjectStore, uploads.owner);
  const deleteObject = uploads.store.delete.bind(uploads.store);
  let reuploaded: string[] = [];
  const spy = jest.spyOn(uploads.store, 'delete').mockImplementation(async (key) => {
    if (reuploaded.length === 0) {
      reuploaded = images.find(({ keys }) => !keys.includes(key))?.keys ?? [];
      void slow.put(reuploaded[0] ?? '', Buffer.from('x'), 'image/avif');
      await sleep(200); // until it waits for the sweep
    }
    return deleteObject(key);
  });
  await uploads.sweep();
  spy.mockRestore();
  expect(await uploads.countStored(reuploaded)).toBe(4);
});

test('in report mode nothing is removed', async () => {
  const { keys } = await uploads.storeImage('carousel');
  const reporting = await uploads.another({ UPLOAD_GC: 'report' });
  const result = await reporting.app.get(UploadGarbageCollector).run();
  await reporting.stop();
  expect(result).toEqual({ unused: expect.arrayContaining(keys), removed: [] });
  expect(await uploads.countStored(keys)).toBe(4);
});

test('concurrent sweeps of two instances never remove a file that a row begins to use', async () => {
  const second = await uploads.another();
  const images: StoredUpload[] = [];
  while (images.length < 24) images.push(await uploads.storeImage('carousel'));
  let sweeping = true;
  const sweeps = (async () => {
    while (sweeping)
      await Promise.all(
        [uploads.sweep(), second.app.get(UploadGarbageCollector).run()].map((run) => run.catch(() => undefined)),
      );
  })();
  const responses = await Promise.all(
    images.map(async ({ url, keys }, index) => {
      await sleep(index * 15);
      // The last row comes too late for its file in any case.
      while (index === images.length - 1 && (await uploads.countStored(keys)) > 0) await sleep(20);
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
  for (const { status, keys } of responses)
    expect([status, await uploads.countStored(keys)]).toEqual(status === 201 ? [201, 4] : [400, 0]);
  expect(responses.at(-1)?.status).toBe(400);
});

test('a removal waits for a running write', async () => {
  const { url, keys } = await uploads.storeImage('testimonials');
  const writer = await openDatabase(uploads.data.urlFor('cms'));
  await writer.query('BEGIN');
  await writer.query(
    `INSERT INTO cms.testimonials (name, title, organization, country, testimonial, image_url, "order", is_active, version, updated_at, updated_by)
     VALUES ('x', '', '', '', 'x', $1, 0, true, 1, now(), '')`,
    [url],
  );
  const result = uploads.sweep();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await writer.query('COMMIT');
  await writer.end();
  expect((await result).removed.filter((key) => keys.includes(key))).toEqual([]);
  expect(await uploads.countStored(keys)).toBe(4);
});

test('a table of a later release is protected and searched without further changes', async () => {
  await uploads.owner.query('CREATE TABLE cms.later (banner text)');
  await uploads.owner.query('GRANT ALL ON cms.later TO majlis_cms');
  await installUploadTriggers(uploads.data.ownerUrl);
  const [usedImage, unusedImage] = [await uploads.storeImage('carousel'), await uploads.storeImage('carousel')];
  await uploads.owner.query('INSERT INTO cms.later VALUES ($1)', [usedImage.url]);
  const { removed } = await uploads.sweep();
  expect([
    removed.filter((key) => unusedImage.keys.includes(key)).length,
    await uploads.countStored(usedImage.keys),
  ]).toEqual([4, 4]);
  await expect(uploads.owner.query('INSERT INTO cms.later VALUES ($1)', [unusedImage.url])).rejects.toThrow(
    /has been removed/,
  );
});
