import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import S3rver from '@20minutes/s3rver';
import { listen } from '../../testing/listen.js';
import { MinioStore } from './minio-store.js';
import type { ObjectStore } from './object-store.js';
import { openObjectStore } from './open-object-store.js';

const webp = 'image/webp';
const keys = { accessKey: 'S3RVER', secretKey: 'S3RVER' };
let folder: string;
let server: S3rver;
let serverUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'majlis-objects-'));
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 'server') });
  serverUrl = `http://127.0.0.1:${(await server.run()).port}/images`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const folderUrl = () => pathToFileURL(join(folder, 'files')).href;
const stores = [
  ['a folder', () => openObjectStore({ url: folderUrl() })],
  ['an S3 server', () => openObjectStore({ url: serverUrl, ...keys })],
] satisfies [string, () => Promise<ObjectStore>][];

describe.each(stores)('objects in %s', (_kind, open) => {
  let store: ObjectStore;
  beforeAll(async () => {
    store = await open();
  });

  test('a stored object is read back with its type and size', async () => {
    await store.put('team/a-1.webp', Buffer.from('first'), webp);
    expect((await store.get('team/a-1.webp'))?.toString()).toBe('first');
    const object = await store.head('team/a-1.webp');
    expect(object).toMatchObject({ key: 'team/a-1.webp', size: 5, contentType: webp });
    expect(Math.abs(Date.now() - Number(object?.modified))).toBeLessThan(60_000);
  });

  test('a second put replaces the first', async () => {
    await store.put('team/b.webp', Buffer.from('first'), webp);
    await store.put('team/b.webp', Buffer.alloc(2_000_000, 7), webp);
    expect((await store.get('team/b.webp'))?.equals(Buffer.alloc(2_000_000, 7))).toBe(true);
  });

  test('a document of 20 MB is stored completely', async () => {
    const bytes = Buffer.alloc(20 * 1024 * 1024, 'majlis ');
    await store.put('documents/a-1.pdf', bytes, 'application/pdf');
    expect(await store.head('documents/a-1.pdf')).toMatchObject({ size: bytes.length, contentType: 'application/pdf' });
    expect((await store.get('documents/a-1.pdf'))?.equals(bytes)).toBe(true);
  });

  test('a missing object is undefined, and deleting it is no error', async () => {
    expect(await store.get('team/none.webp')).toBeUndefined();
    expect(await store.head('team/none.webp')).toBeUndefined();
    await expect(store.delete('team/none.webp')).resolves.toBeUndefined();
  });

  test('a deleted object is gone', async () => {
    await store.put('team/gone.webp', Buffer.from('x'), webp);
    await store.delete('team/gone.webp');
    expect(await store.get('team/gone.webp')).toBeUndefined();
  });

  test('a listing has only the objects of its folder', async () => {
    await store.put('speakers/a.webp', Buffer.from('xy'), webp);
    await store.put('speakers/b.avif', Buffer.from('z'), 'image/avif');
    await store.put('partners/c.webp', Buffer.from('z'), webp);
    const listed = await store.list('speakers');
    expect(new Map(listed.map(({ key, size }) => [key, size]))).toEqual(
      new Map([
        ['speakers/a.webp', 2],
        ['speakers/b.avif', 1],
      ]),
    );
    expect(await store.list('conferences')).toEqual([]);
  });

  test.each([
    '../secret.webp',
    'team/../x.webp',
    '/team/x.webp',
    'team/a/b.webp',
    'team/.x.webp',
    'team/x',
    'team/x.webp\0',
    '',
  ])('the key %j is rejected by every method', async (key) => {
    await expect(store.put(key, Buffer.from('x'), webp)).rejects.toThrow('Not a key');
    await expect(store.get(key)).rejects.toThrow('Not a key');
    await expect(store.head(key)).rejects.toThrow('Not a key');
    await expect(store.delete(key)).rejects.toThrow('Not a key');
    await expect(store.list(`${key}/..`)).rejects.toThrow('Not a folder');
  });
});

test('readers of a folder never see an unfinished file', async () => {
  const store = await openObjectStore({ url: folderUrl() });
  const versions = [Buffer.alloc(500_000, 1), Buffer.alloc(500_000, 2)];
  const writing = Promise.all(
    versions.flatMap((bytes) => [1, 2, 3].map(() => store.put('team/busy.webp', bytes, webp))),
  );
  for (let read = 0; read < 20; read += 1) {
    const seen = await store.get('team/busy.webp');
    expect(seen === undefined || versions.some((version) => version.equals(seen))).toBe(true);
  }
  await writing;
  expect((await readdir(join(folder, 'files', 'team'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a failed put leaves no temporary file', async () => {
  const store = await openObjectStore({ url: folderUrl() });
  await mkdir(join(folder, 'files', 'council', 'taken.webp', 'full'), { recursive: true });
  await expect(store.put('council/taken.webp', Buffer.from('x'), webp)).rejects.toThrow();
  expect(await readdir(join(folder, 'files', 'council'))).toEqual(['taken.webp']);
});

test('a temporary file that a killed process left is removed after an hour', async () => {
  const store = await openObjectStore({ url: folderUrl() });
  await mkdir(join(folder, 'files', 'killed'), { recursive: true });
  for (const name of ['.new.part', '.old.part']) await writeFile(join(folder, 'files', 'killed', name), 'half');
  const twoHoursAgo = Date.now() / 1_000 - 7_200;
  await utimes(join(folder, 'files', 'killed', '.old.part'), twoHoursAgo, twoHoursAgo);
  expect(await store.list('killed')).toEqual([]);
  expect(await readdir(join(folder, 'files', 'killed'))).toEqual(['.new.part']);
});

test('a folder rejects a file whose extension contradicts its content type', async () => {
  const store = await openObjectStore({ url: folderUrl() });
  await expect(store.put('team/x.webp', Buffer.from('x'), 'text/html')).rejects.toThrow('cannot hold text/html');
});

test('a wrong secret key is rejected, and a missing one is named', async () => {
  const store = await openObjectStore({ url: serverUrl, ...keys, secretKey: 'wrong' });
  await expect(store.put('team/x.webp', Buffer.from('x'), webp)).rejects.toThrow('authorized credentials');
  await expect(openObjectStore({ url: serverUrl })).rejects.toThrow('OBJECT_STORE_ACCESS_KEY');
});

test('a hanging store times out, and is used again once it responds', async () => {
  const sockets = new Set<{ destroy(): void }>();
  const hanging = createServer((socket) => void sockets.add(socket));
  const origin = await listen(hanging);
  const store = new MinioStore({ url: `${origin}/images`, ...keys, idleTimeoutMs: 2_000 });
  await expect(store.put('team/x.webp', Buffer.from('x'), webp)).rejects.toThrow('did not respond for 2 s');
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
  const back = new S3rver({
    address: '127.0.0.1',
    port: Number(new URL(origin).port),
    silent: true,
    directory: join(folder, 'back'),
  });
  await back.run();
  await store.put('team/x.webp', Buffer.from('x'), webp);
  expect((await store.get('team/x.webp'))?.toString()).toBe('x');
  await back.close();
});

test('the bucket is created once and allows anonymous reads, but no listing and no writes', async () => {
  const requests: string[] = [];
  let policy = '';
  const strict = createHttpServer((request, response) => {
    const operation = `${request.method} ${request.url}`;
    requests.push(operation);
    request.on('data', (chunk) => {
      if (operation.endsWith('?policy')) policy += String(chunk);
    });
    const status = request.method === 'HEAD' ? 404 : operation.endsWith('?policy') ? 204 : 200;
    request.on('end', () => response.writeHead(status, { etag: '"1"' }).end());
  });
  const store = await openObjectStore({ url: `${await listen(strict)}/images`, ...keys });
  try {
    await store.put('team/a.webp', Buffer.from('x'), webp);
    await store.put('team/b.webp', Buffer.from('x'), webp);
  } finally {
    strict.close();
  }
  expect(requests.map((operation) => operation.replace(/\/$|(?<=images)\/(?=\?)/, ''))).toEqual([
    'HEAD /images',
    'PUT /images',
    'PUT /images?policy',
    'PUT /images/team/a.webp',
    'PUT /images/team/b.webp',
  ]);
  expect(JSON.parse(policy)).toMatchObject({
    Statement: [{ Effect: 'Allow', Action: ['s3:GetObject'], Resource: ['arn:aws:s3:::images/*'] }],
  });
});

test('a user without permission to set the bucket policy can still store objects', async () => {
  const denied = '<Error><Code>AccessDenied</Code><Message>Access Denied.</Message></Error>';
  const strict = createHttpServer((request, response) => {
    const isPolicy = request.url?.endsWith('?policy');
    request.resume().on('end', () => response.writeHead(isPolicy ? 403 : 200, { etag: '"1"' }).end(isPolicy && denied));
  });
  const store = await openObjectStore({ url: `${await listen(strict)}/images`, ...keys });
  await expect(store.put('team/a.webp', Buffer.from('x'), webp)).resolves.toBeUndefined();
  strict.close();
});
