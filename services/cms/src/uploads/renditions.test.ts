import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageFolder } from '@majlis/contracts/shared/uploads.schema';
import { withAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { RenditionsJob } from '@majlis/kit/images/renditions.job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import sharp from 'sharp';
import { useCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

const cms = useCms();

const store = () => cms.app.get<ObjectStore>(OBJECT_STORE);
const stored = (folder: string) =>
  readdirSync(join(cms.imagesFolder, folder)).filter((name) => !name.endsWith('.part'));

/** Runs the job as a restart does. */
async function completeImages(...folders: ImageFolder[]): Promise<number> {
  const job = new RenditionsJob(cms.database, store(), cms.app.get<Logger>(LOGGER), folders);
  for (;;) {
    const count = await job.run();
    if (count !== undefined) return count;
    await sleep(20);
  }
}

/** Stores a full size without renditions, as an upload leaves it that was killed right after its response. */
function storeFullSize(folder: string, bytes: Buffer): void {
  mkdirSync(join(cms.imagesFolder, folder), { recursive: true });
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(cms.imagesFolder, folder, `${hash}-700x50.webp`), bytes);
}

const picture = () => sharp({ create: { width: 700, height: 50, channels: 3, background: '#1e40af' } });

test('uploads that were killed are completed, also beside one that cannot be read', async () => {
  storeFullSize('partners', Buffer.from('not a picture'));
  storeFullSize('partners', await picture().webp().toBuffer());
  storeFullSize('speakers', await picture().webp().toBuffer());
  expect(await completeImages('partners', 'speakers')).toBe(6);
  expect([stored('partners').length, stored('speakers').length]).toEqual([5, 4]);
  expect(await completeImages('partners', 'speakers')).toBe(0);
});

test('an upload is complete once another instance has released the lock', async () => {
  await withAdvisoryLock(cms.database, 'image renditions', async () => {
    const image = await createPicture({ width: 700, height: 50 });
    await cms.staff.post('/api/cms/upload-image').field('type', 'team').attach('image', image, 'a.png').expect(201);
    await sleep(300);
    expect(stored('team')).toHaveLength(1);
  });
  while (stored('team').length < 4) await sleep(20);
});

test('while the store is down, images wait', async () => {
  storeFullSize('content', await picture().webp().toBuffer());
  const down: ObjectStore = Object.assign(Object.create(store()), {
    put: () => Promise.reject(new Error('The store is down')),
  });
  const job = new RenditionsJob(cms.database, down, cms.app.get<Logger>(LOGGER), ['content']);
  let failure: unknown;
  while (failure === undefined)
    failure = await job.run().then(
      () => undefined,
      (error: unknown) => error,
    );
  expect(failure).toMatchObject({ status: 503 });
  Object.assign(down, { put: store().put.bind(store()) });
  expect(await job.run()).toBe(3);
});
