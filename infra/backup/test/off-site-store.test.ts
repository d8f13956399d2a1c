import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { Bucket } from '@majlis/kit/storage/bucket';
import { openBackupFolder } from '../backup-folder.js';
import { OffSiteStore } from '../store/off-site-store.js';

test('a backup that begins during a download does not remove its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'majlis-fetch-'));
  let hasStarted = false;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function* slowly() {
    yield Buffer.alloc(2_000);
    hasStarted = true;
    await finished;
  }
  const bucket = { read: async () => ({ bytes: 2_000, stream: Readable.from(slowly()) }) } as unknown as Bucket;
  const fetching = new OffSiteStore('https://s3.example/backups', bucket).fetch('majlis-20261120T023000Z.tar', folder);
  while (!hasStarted) await new Promise(setImmediate);
  await openBackupFolder(folder);
  expect(readdirSync(folder)).toHaveLength(1);
  finish();
  await expect(fetching).rejects.not.toThrow('There is no');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
