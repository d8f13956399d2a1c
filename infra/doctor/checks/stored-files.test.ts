import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import { createDatabase, openDatabase, runSql, type TestDatabase } from '@majlis/kit/testing/database';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkStoredFiles } from './stored-files.js';

let data: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'majlis-files-'));
const objects = pathToFileURL(join(folder, 'objects')).href;
beforeAll(async () => {
  data = await createDatabase();
  mkdirSync(join(folder, 'infra/compose'), { recursive: true });
});
afterAll(async () => {
  await data.drop();
  rmSync(folder, { recursive: true });
});

async function lines(store = objects): Promise<string> {
  const owner = await openDatabase(data.ownerUrl);
  const results = await checkStoredFiles(owner, new Installation(folder), store);
  await owner.end();
  return results.map(formatResult).join('\n');
}

const [shown, lost, ofAnother] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const picture = (hash: string) => `carousel/${hash}-480x320.webp`;

test('without uploads nothing is checked', async () => {
  expect(await lines()).toBe('');
});

test('a file that a row names and the store does not have is reported', async () => {
  const store = await openObjectStore({ url: objects });
  await store.put(picture(shown), Buffer.from('a picture'), 'image/webp');
  await runSql(data.ownerUrl, `INSERT INTO operations.uploads (sha256) VALUES ('${shown}'), ('${lost}')`);
  const add = (url: string, alt = 'A hall') =>
    runSql(
      data.ownerUrl,
      `INSERT INTO cms.hero_images (url, alt, "order", is_active, version, updated_at, updated_by)
       VALUES ('${url}', '${alt}', 0, true, 1, now(), 'amal@majlis.example')`,
    );
  // Another site may have the same paths, but no registered file.
  await add(`/images/${picture(shown)}`, `From https://other.example/images/${picture(ofAnother)}`);
  expect(await lines()).toBe('ok     stored files: 1 of those that rows name are in the object store');
  await add(`/images/${picture(lost)}`);
  expect(await lines()).toMatch(
    /^wrong {2}stored files: the object store lacks 1 of 2 that rows name \(carousel\/b{64}-480x320\.webp\): make restore/,
  );
});

test('a failing object store is left to its own check', async () => {
  expect(await lines('http://127.0.0.1:9/images')).toBe('');
});
