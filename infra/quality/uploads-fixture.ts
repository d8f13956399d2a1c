import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cmsModule } from '@majlis/cms/cms.module';
import { conferencesModule } from '@majlis/conferences/conferences.module';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { UploadGarbageCollector } from '@majlis/kit/storage/upload-garbage-collector';
import { createDatabase, openDatabase } from '@majlis/kit/testing/database';
import { runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';

export type StoredUpload = { url: string; keys: string[] };
export type UploadsFixture = Awaited<ReturnType<typeof startUploadsFixture>>;

const yesterday = () => new Date(Date.now() - 25 * 3_600_000);
export const randomHash = () => createHash('sha256').update(randomBytes(32)).digest('hex');
export const imageContentType = (key: string) => (key.endsWith('avif') ? 'image/avif' : 'image/webp');
export const futureDates = { startDate: '2031-03-12T01:00:00Z', endDate: '2031-03-14T09:00:00Z' };

/** Starts cms and conferences on one database, with a conference; stored uploads are backdated to yesterday. */
export async function startUploadsFixture() {
  const data = await createDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'majlis-uploads-'));
  const owner = await openDatabase(data.ownerUrl);
  const another = (changes = {}) =>
    runService(
      cmsModule({
        ...testSettings(data.urlFor('cms')),
        COOKIE_KEYS: ['a key for the tests, long enough to be one'],
        GOOGLE_CLIENT_ID: '',
        GOOGLE_CLIENT_SECRET: '',
        SIGN_IN_ISSUER: 'http://127.0.0.1:1',
        OBJECT_STORE_URL: pathToFileURL(folder).href,
        UPLOAD_GC: 'delete',
        LINK_CHECK: 'off',
        COUNT_VISITS: 'off',
        FLICKR_OEMBED_URL: 'http://127.0.0.1:1/',
        ...changes,
      }),
    );
  const cms = await another();
  const conferences = await runService(conferencesModule(testSettings(data.urlFor('conferences'))));
  const cookie = await staffCookie(data.ownerUrl);
  const planner = conferences.withCookie(cookie);
  const store = cms.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
  const title = 'A conference';
  const { body } = await planner.post('/api/conferences').send({ title, ...futureDates });

  async function age(keys: string[]): Promise<void> {
    for (const key of keys) await utimes(join(folder, key), yesterday(), yesterday());
    await owner.query('UPDATE operations.uploads SET stored_at = $1', [yesterday()]);
  }

  return {
    ...{ data, folder, owner, cms, another, planner, store, age },
    staff: cms.withCookie(cookie),
    async sweep() {
      const swept = await cms.app.get(UploadGarbageCollector).run();
      if (!swept) throw new Error('Another replica is collecting uploads');
      return swept;
    },
    conference: `/api/conferences/${body.id}`,
    async storeImage(imageFolder: string): Promise<StoredUpload> {
      const stem = `${imageFolder}/${randomHash()}-1000x500`;
      const keys = [`${stem}-480.avif`, `${stem}-480.webp`, `${stem}.avif`, `${stem}.webp`];
      for (const key of keys) await store.put(key, Buffer.from(key), imageContentType(key));
      await age(keys);
      return { url: `/images/${stem}.webp`, keys };
    },
    async storeDocument(): Promise<StoredUpload> {
      const key = `documents/${randomHash()}.pdf`;
      await store.put(key, Buffer.from(key), 'application/pdf');
      await age([key]);
      return { url: `/${key}`, keys: [key] };
    },
    countStored: async (keys: string[]) =>
      (await Promise.all(keys.map((key) => store.head(key)))).filter(Boolean).length,
    async stop() {
      await Promise.all([cms.stop(), conferences.stop()]);
      await owner.end();
      await data.drop();
      await rm(folder, { recursive: true });
    },
  };
}
