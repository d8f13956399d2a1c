import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { renditionsBeside } from '@majlis/contracts/shared/stored-images';
import type { UploadedImage } from '@majlis/contracts/shared/uploads.schema';
import { createDatabase, openDatabase, type TestDatabase } from '@majlis/kit/testing/database';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import sharp from 'sharp';
import { type CmsProcess, startCmsProcess } from '../../testing/cms-process.js';

/** UPLOAD_KILLS=100 kills more often. */
const kills = Number(process.env.UPLOAD_KILLS ?? 3);
/** Each kill starts the service again, which takes several seconds on a busy machine. */
const timeoutMs = (kills + 1) * 30_000;
const folder = mkdtempSync(join(tmpdir(), 'majlis-killed-'));
const carousel = join(folder, 'carousel');

let data: TestDatabase;
let cookie: string;
let cms: CmsProcess;
beforeAll(async () => {
  data = await createDatabase();
  await start();
});
afterAll(async () => {
  await kill();
  await data.drop();
  rmSync(folder, { recursive: true });
});

async function start(): Promise<void> {
  cms = startCmsProcess({
    ...{ PORT: '0', DATABASE_URL: data.urlFor('cms'), PUBLIC_ORIGIN: 'http://localhost:8080' },
    ...{ ADMIN_EMAILS: 'amal@majlis.example', COOKIE_KEYS: 'k3hsd8fjw0sl2mfa9qpz7xnv4bty6rue' },
    ...{ GOOGLE_CLIENT_ID: 'majlis', GOOGLE_CLIENT_SECRET: 'a secret', SIGN_IN_ISSUER: 'http://127.0.0.1:1' },
    OBJECT_STORE_URL: pathToFileURL(folder).href,
  });
  await cms.baseUrl();
  // A hundred kills last longer than a session.
  cookie = await staffCookie(data.ownerUrl);
}

async function kill(): Promise<void> {
  cms.signal('SIGKILL');
  await cms.ended;
}

const newPicture = (): Promise<Buffer> =>
  sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } })
    .resize(1_500, 1_000, { kernel: 'nearest' })
    .jpeg()
    .toBuffer();

/** Returns undefined if no response arrived. */
async function upload(picture: Buffer): Promise<string | undefined> {
  const form = new FormData();
  form.set('type', 'carousel');
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'killed.jpg');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const address = `${await cms.baseUrl()}/api/cms/upload-image`;
  const response = await fetch(address, { method: 'POST', headers, body: form }).catch(() => undefined);
  if (!response) return undefined;
  expect(response.status).toBe(201);
  const body = (await response.json().catch(() => undefined)) as UploadedImage | undefined;
  return body?.imageUrl.slice('/images/'.length);
}

function fullSizes(): string[] {
  const names = existsSync(carousel) ? readdirSync(carousel) : [];
  return names.filter((name) => /^[0-9a-f]{64}-\d+x\d+\.webp$/.test(name)).map((name) => `carousel/${name}`);
}

const isComplete = (key: string) => renditionsBeside(key).every((rendition) => existsSync(join(folder, rendition.key)));

async function expectNothingHalfDone(answered: string[]): Promise<void> {
  for (const key of fullSizes()) {
    while (!isComplete(key)) await sleep(20);
    for (const rendition of renditionsBeside(key))
      expect(
        (
          await sharp(readFileSync(join(folder, rendition.key)))
            .raw()
            .toBuffer({ resolveWithObject: true })
        ).info.width,
      ).toBe(rendition.width);
  }
  const database = await openDatabase(data.ownerUrl);
  const { rows } = await database.query<{ key: string }>("SELECT folder || '/' || filename AS key FROM cms.media");
  await database.end();
  const listed = rows.map(({ key }) => key);
  expect(fullSizes()).toEqual(expect.arrayContaining(listed));
  expect(listed).toEqual(expect.arrayContaining(answered));
}

test(
  `after kill -9 at ${kills} random moments of an upload nothing is half done, and it can be repeated`,
  async () => {
    const started = performance.now();
    const first = await upload(await newPicture());
    while (!isComplete(first ?? '')) await sleep(5);
    const wholeMs = performance.now() - started;
    const answered = [first ?? ''];
    for (let run = 0; run < kills; run += 1) {
      const picture = await newPicture();
      const sent = upload(picture);
      await sleep(((run + Math.random()) / kills) * wholeMs);
      await kill();
      const key = await sent;
      if (key) answered.push(key);
      await start();
      await expectNothingHalfDone(answered);
      const again = await upload(picture);
      expect(again).toBe(key ?? again);
      answered.push(again ?? '');
    }
  },
  timeoutMs,
);
