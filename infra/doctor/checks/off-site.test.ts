import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { Bucket } from '@majlis/kit/storage/bucket';
import { createInstallation } from '../../drill/doctor/create-installation.js';
import { OperatorFiles } from '../../drill/doctor/operator-files.js';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkOffSite } from './off-site.js';

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
const objects = mkdtempSync(join(tmpdir(), 'majlis-off-site-'));
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: objects });
let address: string;
let folder: string;
let files: OperatorFiles;
beforeAll(async () => {
  address = `http://127.0.0.1:${(await server.run()).port}`;
  await new Bucket({ url: `${address}/elsewhere`, ...keys }).create();
  folder = createInstallation();
  files = new OperatorFiles(folder);
});
afterAll(async () => {
  await server.close();
  for (const each of [objects, folder]) rmSync(each, { recursive: true });
});

const results = async () => (await checkOffSite(new Installation(folder))).map(formatResult).join('\n');

test('without off-site backups nothing is checked', async () => {
  expect(await results()).toBe('');
});

test('a place that is no S3 server is left to the backups', async () => {
  files.set('BACKUP_OFF_SITE', 'sftp:backup@elsewhere.example:/majlis');
  expect(await results()).toBe('');
});

test('missing keys are reported', async () => {
  files.set('BACKUP_OFF_SITE', `s3:${address}/elsewhere/majlis`);
  expect(await results()).toMatch(/^wrong {2}off-site: .* has no keys: .*backup-s3-access-key/);
});

test('a writable store is ok, and the check leaves no object in it', async () => {
  files.replaceSecret('backup-s3-access-key', keys.accessKey);
  files.replaceSecret('backup-s3-secret-key', keys.secretKey);
  expect(await results()).toMatch(/^ok {5}off-site: .*\/elsewhere\/majlis can be written/);
  expect(readdirSync(join(objects, 'elsewhere'), { recursive: true }).map(String)).not.toContainEqual(
    expect.stringContaining('doctor'),
  );
});

test.each([
  ['a bucket that is not there', '/nowhere', /cannot be written to \(.*bucket.*\): correct BACKUP_OFF_SITE/],
  ['an address without a bucket', '', /cannot be written to \(.*bucket.*\): correct BACKUP_OFF_SITE/],
])('%s is reported', async (_case, path, expected) => {
  files.set('BACKUP_OFF_SITE', `s3:${address}${path}`);
  expect(await results()).toMatch(expected);
});

test('wrong keys and an unreachable server are reported', async () => {
  files.set('BACKUP_OFF_SITE', `s3:${address}/elsewhere`);
  files.replaceSecret('backup-s3-secret-key', 'another');
  expect(await results()).toMatch(/^wrong {2}off-site: .*cannot be written to .*the keys \(infra\/compose\/secrets/);
  files.set('BACKUP_OFF_SITE', 's3:http://127.0.0.1:9/elsewhere');
  expect(await results()).toMatch(/^wrong {2}off-site: .*cannot be written to .*ECONNREFUSED/);
});
