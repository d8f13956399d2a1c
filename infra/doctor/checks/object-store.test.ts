import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import S3rver from '@20minutes/s3rver';
import { Bucket } from '@majlis/kit/storage/bucket';
import { openObjectStore } from '@majlis/kit/storage/open-object-store';
import { createDatabase, openDatabase, runSql } from '@majlis/kit/testing/database';
import { startServer } from '@majlis/kit/testing/listen';
import { startGateway } from '../../../gateway/test/start-gateway.js';
import { linesOf, TestInstallation } from '../../drill/doctor/test-installation.js';
import { checkObjectStore, checkOffSite, checkStoredFiles, checkUploadDelivery } from './object-store.js';

const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
let files: TestInstallation;
/** The folder with the objects of S3rver, and a folder that is itself used as a store. */
let objects: string;
let folderUrl: string;
let server: S3rver;
let address: string;
beforeAll(async () => {
  files = TestInstallation.create({ PUBLIC_ORIGIN: 'http://majlis.lan' });
  objects = join(files.folder, 'objects');
  folderUrl = pathToFileURL(join(objects, 'folder')).href;
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: objects });
  address = `http://127.0.0.1:${(await server.run()).port}`;
});
afterAll(async () => {
  await server.close();
  files.remove();
});
const unreachable = 'http://127.0.0.1:9/images';

describe('object store', () => {
  const lines = async (url: string, settings: Record<string, string> = {}) =>
    linesOf(await checkObjectStore(files.open(settings), url));
  const setKeys = (accessKey: string, secretKey: string) => {
    files.replaceSecret('images-access-key', accessKey);
    files.replaceSecret('images-secret-key', secretKey);
  };

  test('a store with these keys, and a writable folder, are ok', async () => {
    setKeys(keys.accessKey, keys.secretKey);
    expect(await lines(`${address}/images`)).toMatch(/^ok {5}object store/);
    expect(await lines(folderUrl)).toMatch(/^ok {5}object store/);
  });

  test.each([
    ['access', 'another', 'S3RVER'],
    ['secret', 'S3RVER', 'another'],
  ])('a wrong %s key is given to the store again', async (_which, accessKey, secretKey) => {
    setKeys(accessKey, secretKey);
    expect(await lines(`${address}/images`)).toMatch(
      /^wrong {2}object store: cannot be written to \(.*\): it does not know the keys in \S+images-access-key and -secret-key: make up/,
    );
    expect(await lines(`${address}/images`, { OBJECT_STORE_URL: `${address}/images` })).toMatch(
      /it does not accept the keys in .*: write those that it was given for Majlis, then make up$/,
    );
  });

  test('a removed bucket, which the services may not create, is created by make up', async () => {
    const { origin, stop } = await startServer(({ method }, response) => {
      if (method === 'HEAD') response.writeHead(404).end();
      else response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied.</Message></Error>');
    });
    const url = `${origin}/images`;
    expect(await lines(url)).toMatch(
      /^wrong {2}object store: cannot be written to \(there is no bucket images, and it cannot be created: Access Denied\.\): make up creates it again; make restore brings back its files/,
    );
    expect(await lines(url, { OBJECT_STORE_URL: url })).toMatch(
      /: create it, or correct OBJECT_STORE_URL; make restore/,
    );
    await stop();
  });

  test('an unreachable store is reported', async () => {
    expect(await lines(unreachable)).toMatch(/^wrong {2}object store: cannot be written to .*logs objectstore$/);
  });

  test('requests are signed for the region', async () => {
    let signedFor = '';
    const { origin, stop } = await startServer(({ headers }, response) => {
      signedFor = headers.authorization ?? '';
      response.writeHead(503).end();
    });
    await lines(`${origin}/images`, { OBJECT_STORE_REGION: 'eu-central-1' });
    expect(signedFor).toMatch(/\/eu-central-1\/s3\//);
    await stop();
  });
});

describe('off-site', () => {
  const lines = async (location?: string) => {
    if (location !== undefined) files.set('BACKUP_OFF_SITE', location);
    return linesOf(await checkOffSite(files.open()));
  };
  beforeAll(() => new Bucket({ url: `${address}/elsewhere`, ...keys }).create());

  test('without off-site backups nothing is checked, and a place that is no S3 server is left to the backups', async () => {
    expect(await lines()).toBe('');
    expect(await lines('sftp:backup@elsewhere.example:/majlis')).toBe('');
  });

  test('missing keys are reported', async () => {
    expect(await lines(`s3:${address}/elsewhere/majlis`)).toMatch(
      /^wrong {2}off-site: .* has no keys: .*backup-s3-access-key/,
    );
  });

  test('a writable store is ok, and the check leaves no object in it', async () => {
    files.replaceSecret('backup-s3-access-key', keys.accessKey);
    files.replaceSecret('backup-s3-secret-key', keys.secretKey);
    expect(await lines()).toMatch(/^ok {5}off-site: .*\/elsewhere\/majlis can be written/);
    expect(readdirSync(join(objects, 'elsewhere'), { recursive: true }).map(String)).not.toContainEqual(
      expect.stringContaining('doctor'),
    );
  });

  test('a bucket that is not there, an address without one, wrong keys and an unreachable server are reported', async () => {
    for (const path of ['/nowhere', ''])
      expect(await lines(`s3:${address}${path}`)).toMatch(
        /cannot be written to \(.*bucket.*\): correct BACKUP_OFF_SITE/,
      );
    files.replaceSecret('backup-s3-secret-key', 'another');
    expect(await lines(`s3:${address}/elsewhere`)).toMatch(
      /^wrong {2}off-site: .*cannot be written to .*the keys \(infra\/compose\/secrets/,
    );
    expect(await lines('s3:http://127.0.0.1:9/elsewhere')).toMatch(
      /^wrong {2}off-site: .*cannot be written to .*ECONNREFUSED/,
    );
  });
});

describe('uploads', () => {
  const resultsFor = async (respond: RequestListener, store = folderUrl) => {
    const { origin, stop } = await startServer(respond);
    try {
      return linesOf(await checkUploadDelivery(files.open(), origin, store));
    } finally {
      await stop();
    }
  };
  const requested: string[] = [];
  const serveStored: RequestListener = ({ url = '', headers }, response) => {
    requested.push(url);
    if (headers.host !== 'majlis.lan') response.destroy();
    else response.end(readFileSync(join(objects, 'folder', url.replace('/images/', ''))));
  };
  const remaining = () => ['doctor', 'documents'].flatMap((name) => readdirSync(join(objects, 'folder', name)));

  test('a new picture and document are served under uncached names and removed afterwards', async () => {
    expect(await resultsFor(serveStored)).toBe('ok     uploads: the gateway serves a new picture and document');
    await resultsFor(serveStored);
    expect(new Set(requested).size).toBe(4);
    expect(requested.filter((path) => /^\/documents\/[0-9a-f]{64}\.pdf$/.test(path))).toHaveLength(2);
    expect(remaining()).toEqual([]);
  });

  test('the gateway serves both from its store', async () => {
    const { uploadsFolder, origin, stop } = await startGateway();
    try {
      const store = pathToFileURL(uploadsFolder).href;
      expect(linesOf(await checkUploadDelivery(files.open(), origin, store))).toMatch(/^ok .*$/);
    } finally {
      await stop();
    }
  });

  const status =
    (code: number): RequestListener =>
    (_request, response) =>
      response.writeHead(code).end();
  test.each<[string, RequestListener, RegExp]>([
    [
      'cannot reach the store',
      status(504),
      /picture .*\(504\).*make restart SERVICE=gateway connects it to the network of the store again$/,
    ],
    ['may not read the bucket', status(404), /picture .*\(404\).*make up opens the bucket to the gateway again$/],
    ['serves something else', (_request, response) => response.end('another picture'), /\(200\).*logs gateway$/],
    [
      'does not respond',
      (_request, response) => void response.destroy(),
      /\(Error: socket hang up\).*make up gives it the volume of its cache again/,
    ],
    [
      'serves no documents',
      (request, response) =>
        request.url?.startsWith('/documents/') ? response.writeHead(404).end() : serveStored(request, response),
      /document .*\(404\)/,
    ],
  ])('a gateway that %s is reported', async (_case, respond, expected) => {
    const lines = await resultsFor(respond);
    expect(lines).toMatch(/^wrong {2}uploads: the gateway does not serve a .* that was just stored .*$/);
    expect(lines).toMatch(expected);
    expect(remaining()).toEqual([]);
  });

  test('a failing object store, and a gateway that does not run, are left to their own checks', async () => {
    expect(await resultsFor(serveStored, unreachable)).toBe('');
    expect(linesOf(await checkUploadDelivery(files.open(), 'http://127.0.0.1:9', folderUrl))).toBe('');
    expect(remaining()).toEqual([]);
  });
});

test('a file that a row names and the store does not have is reported', async () => {
  const data = await createDatabase();
  const lines = async (store = folderUrl) => {
    const owner = await openDatabase(data.ownerUrl);
    const results = await checkStoredFiles(owner, files.open(), store);
    await owner.end();
    return linesOf(results);
  };
  const [shown, lost, ofAnother] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
  const picture = (hash: string) => `carousel/${hash}-480x320.webp`;
  const add = (url: string, alt = 'A hall') =>
    runSql(
      data.ownerUrl,
      `INSERT INTO cms.hero_images (url, alt, "order", is_active, version, updated_at, updated_by)
       VALUES ('${url}', '${alt}', 0, true, 1, now(), 'amal@majlis.example')`,
    );
  expect(await lines()).toBe('');
  const store = await openObjectStore({ url: folderUrl });
  await store.put(picture(shown), Buffer.from('a picture'), 'image/webp');
  await runSql(data.ownerUrl, `INSERT INTO operations.uploads (sha256) VALUES ('${shown}'), ('${lost}')`);
  // Another site may have the same paths, but its files are not registered here.
  await add(`/images/${picture(shown)}`, `From https://other.example/images/${picture(ofAnother)}`);
  expect(await lines()).toBe('ok     stored files: 1 of those that rows name are in the object store');
  await add(`/images/${picture(lost)}`);
  expect(await lines()).toMatch(
    /^wrong {2}stored files: the object store lacks 1 of 2 that rows name \(carousel\/b{64}-480x320\.webp\): make restore/,
  );
  // Another check reports a failing object store.
  expect(await lines(unreachable)).toBe('');
  await data.drop();
});
