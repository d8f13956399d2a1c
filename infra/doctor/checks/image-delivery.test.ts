import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createInstallation } from '../../drill/doctor/create-installation.js';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkImageDelivery } from './image-delivery.js';

let folder: string;
let objects: string;
beforeAll(() => {
  folder = createInstallation({ PUBLIC_ORIGIN: 'http://majlis.lan' });
  objects = join(folder, 'objects');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function resultsFor(respond: RequestListener, store = pathToFileURL(objects).href): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const results = await checkImageDelivery(new Installation(folder), `http://127.0.0.1:${port}`, store);
    return results.map(formatResult).join('\n');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const requested: string[] = [];
const serveStored: RequestListener = ({ url = '', headers }, response) => {
  requested.push(url);
  if (headers.host !== 'majlis.lan') response.destroy();
  else response.end(readFileSync(join(objects, url.replace('/images/', ''))));
};

test('a new image is served under an uncached name and removed afterwards', async () => {
  expect(await resultsFor(serveStored)).toBe('ok     images: stored images are served by the gateway');
  await resultsFor(serveStored);
  expect(new Set(requested).size).toBe(2);
  expect(readdirSync(join(objects, 'doctor'))).toEqual([]);
});

test.each<[string, RequestListener, RegExp]>([
  ['cannot reach the store', (_request, response) => response.writeHead(502).end(), /\(502\)/],
  ['may not read the bucket', (_request, response) => response.writeHead(404).end(), /\(404\)/],
  ['serves something else', (_request, response) => response.end('another picture'), /\(200\)/],
  ['does not respond', (_request, response) => void response.destroy(), /\(Error: socket hang up\)/],
])('a gateway that %s is reported', async (_case, respond, expected) => {
  const lines = await resultsFor(respond);
  expect(lines).toMatch(
    /^wrong {2}images: the gateway does not serve one that was just stored .*logs gateway; make up/,
  );
  expect(lines).toMatch(expected);
  expect(readdirSync(join(objects, 'doctor'))).toEqual([]);
});

test('a failing object store is left to its own check', async () => {
  expect(await resultsFor(serveStored, 'http://127.0.0.1:9/images')).toBe('');
});
