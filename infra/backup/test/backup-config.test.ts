import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@majlis/kit/testing/listen';
import { readBackupConfig } from '../backup-config.js';

test('requests to the object store are signed for the configured region', async () => {
  const regions = new Set<string | undefined>();
  const store = await startServer(({ headers }, response) => {
    regions.add(/Credential=key\/\d{8}\/([\w-]+)\/s3\//.exec(headers.authorization ?? '')?.[1]);
    response.writeHead(503).end();
  });
  const folder = mkdtempSync(join(tmpdir(), 'majlis-backup-'));
  const config = readBackupConfig({
    DATABASE_URL: 'postgres://majlis_owner@127.0.0.1:9/majlis',
    OBJECT_STORE_URL: `${store.origin}/images`,
    OBJECT_STORE_REGION: 'eu-central-1',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'secret',
    BACKUP_FOLDER: folder,
    BACKUP_PASSWORD: 'a password of backups',
  });
  await expect(config.objects.read('team/a.webp')).rejects.toThrow();
  await expect(config.objects.create()).rejects.toThrow();
  await store.stop();
  rmSync(folder, { recursive: true });
  expect([...regions]).toEqual(['eu-central-1']);
});

test.each([
  ['BACKUP_PASSWORD', 'short', /BACKUP_PASSWORD: The password of backups: 20 characters or more/],
  ['BACKUP_RETENTION', '14', /BACKUP_RETENTION: How many hourly, daily, weekly and monthly backups/],
  ['BACKUP_OFF_SITE', 'https://s3.example.org/backups', /BACKUP_OFF_SITE: A repository as restic writes it, like s3:/],
  ['BACKUP_S3_URL', 'https://s3.example.org/backups', /BACKUP_S3_URL: This is now BACKUP_OFF_SITE, with s3: before/],
])('%s=%s is rejected', (name, value, expected) => {
  expect(() => readBackupConfig({ [name]: value })).toThrow(expected);
});
