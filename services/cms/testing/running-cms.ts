import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { type RunningService, runService, testSettings } from '@majlis/kit/testing/running-service';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { cmsModule } from '../src/cms.module.js';
import type { CmsSettings } from '../src/read-settings.js';

export type RunningCms = RunningService & {
  data: TestDatabase;
  database: DataSource;
  imagesFolder: string;
  /** The signed-in browser of amal@majlis.example. */
  staff: RunningService['visitor'];
};

export const cmsSettings = (databaseUrl: string, imagesFolder: string): CmsSettings => ({
  ...testSettings(databaseUrl),
  COOKIE_KEYS: ['a key for the tests, long enough to be one'],
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  SIGN_IN_ISSUER: 'http://127.0.0.1:1',
  OBJECT_STORE_URL: pathToFileURL(imagesFolder).href,
  UPLOAD_GC: 'delete',
  LINK_CHECK: 'off',
  COUNT_VISITS: 'on',
  FLICKR_OEMBED_URL: 'http://127.0.0.1:1/',
});

export async function runCms(changes: Partial<CmsSettings> = {}): Promise<RunningCms> {
  const data = await createDatabase();
  const imagesFolder = mkdtempSync(join(tmpdir(), 'majlis-images-'));
  const service = await runService(cmsModule({ ...cmsSettings(data.urlFor('cms'), imagesFolder), ...changes }));
  const staff = service.withCookie(await staffCookie(data.ownerUrl));
  const database = service.app.get<DataSource>(getDataSourceToken());
  const stop = async () => {
    await service.stop();
    await data.drop();
    rmSync(imagesFolder, { recursive: true, force: true });
  };
  return { ...service, stop, data, database, imagesFolder, staff };
}

/** Runs one service for the tests of a file. */
export function useCms(): RunningCms {
  const cms = {} as RunningCms;
  beforeAll(async () => {
    Object.assign(cms, await runCms());
  });
  afterAll(() => cms.stop());
  return cms;
}
