import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import S3rver from '@20minutes/s3rver';
import { createInstallation } from '../../drill/doctor/create-installation.js';
import { OperatorFiles } from '../../drill/doctor/operator-files.js';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkObjectStore } from './object-store.js';

const objects = mkdtempSync(join(tmpdir(), 'majlis-store-'));
let folder: string;
let server: S3rver;
let address: string;
beforeAll(async () => {
  folder = createInstallation();
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: objects });
  address = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  for (const path of [objects, folder]) rmSync(path, { recursive: true });
});

function setKeys(accessKey: string, secretKey: string): void {
  const files = new OperatorFiles(folder);
  files.replaceSecret('images-access-key', accessKey);
  files.replaceSecret('images-secret-key', secretKey);
}

/** A store of others, of which the tests need the status only. */
async function startStore(listener: RequestListener) {
  const store = createServer(listener).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const stop = () => {
    store.closeAllConnections();
    store.close();
  };
  return { url: `http://127.0.0.1:${(store.address() as AddressInfo).port}/images`, stop };
}

const lines = async (url: string, settings: [string, string][] = []) =>
  (await checkObjectStore(new Installation(folder, new Map(settings)), url)).map(formatResult).join('\n');

test('a store with these keys is ok', async () => {
  setKeys('S3RVER', 'S3RVER');
  expect(await lines(`${address}/images`)).toMatch(/^ok {5}object store/);
});

test.each([
  ['access', 'another', 'S3RVER'],
  ['secret', 'S3RVER', 'another'],
])('a wrong %s key is given to the store again', async (_which, accessKey, secretKey) => {
  setKeys(accessKey, secretKey);
  expect(await lines(`${address}/images`)).toMatch(
    /^wrong {2}object store: cannot be written to \(.*\): it does not know the keys in \S+images-access-key and -secret-key: make up/,
  );
  expect(await lines(`${address}/images`, [['OBJECT_STORE_URL', `${address}/images`]])).toMatch(
    /it does not accept the keys in .*: write those that it was given for Majlis, then make up$/,
  );
});

test('a removed bucket, which the services may not create, is created by make up', async () => {
  const deny = await startStore(({ method }, response) => {
    if (method === 'HEAD') response.writeHead(404).end();
    else response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied.</Message></Error>');
  });
  expect(await lines(deny.url)).toMatch(
    /^wrong {2}object store: cannot be written to \(there is no bucket images, and it cannot be created: Access Denied\.\): make up creates it again; make restore brings back its files/,
  );
  expect(await lines(deny.url, [['OBJECT_STORE_URL', deny.url]])).toMatch(
    /: create it, or correct OBJECT_STORE_URL; make restore/,
  );
  deny.stop();
});

test('a writable folder is ok, an unreachable store is reported', async () => {
  expect(await lines(pathToFileURL(join(objects, 'folder')).href)).toMatch(/^ok {5}object store/);
  expect(await lines('http://127.0.0.1:9/images')).toMatch(
    /^wrong {2}object store: cannot be written to .*logs objectstore$/,
  );
});

test('requests are signed for the region', async () => {
  let signedFor = '';
  const store = await startStore(({ headers }, response) => {
    signedFor = headers.authorization ?? '';
    response.writeHead(503).end();
  });
  await lines(store.url, [['OBJECT_STORE_REGION', 'eu-central-1']]);
  expect(signedFor).toMatch(/\/eu-central-1\/s3\//);
  store.stop();
});
