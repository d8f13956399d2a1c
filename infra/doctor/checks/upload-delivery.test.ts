import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startGateway } from '../../../gateway/test/start-gateway.js';
import { createInstallation } from '../../drill/doctor/create-installation.js';
import { formatResult } from '../check-result.js';
import { Installation } from '../installation.js';
import { checkUploadDelivery } from './upload-delivery.js';

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
    const results = await checkUploadDelivery(new Installation(folder), `http://127.0.0.1:${port}`, store);
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
const remaining = () => ['doctor', 'documents'].flatMap((name) => readdirSync(join(objects, name)));

test('a new picture and document are served under uncached names and removed afterwards', async () => {
  expect(await resultsFor(serveStored)).toBe('ok     uploads: the gateway serves a new picture and document');
  await resultsFor(serveStored);
  expect(new Set(requested).size).toBe(4);
  expect(requested.filter((path) => /^\/documents\/[0-9a-f]{64}\.pdf$/.test(path))).toHaveLength(2);
  expect(remaining()).toEqual([]);
});

test('the gateway serves both from its store', async () => {
  const gateway = await startGateway();
  try {
    const store = pathToFileURL(gateway.uploadsFolder).href;
    const results = await checkUploadDelivery(new Installation(folder), gateway.origin, store);
    expect(results.map(({ status }) => status)).toEqual(['ok']);
  } finally {
    await gateway.stop();
  }
});

test.each<[string, RequestListener, RegExp]>([
  [
    'cannot reach the store',
    (_request, response) => response.writeHead(504).end(),
    /picture .*\(504\).*make restart SERVICE=gateway connects it to the network of the store again$/,
  ],
  [
    'may not read the bucket',
    (_request, response) => response.writeHead(404).end(),
    /picture .*\(404\).*make up opens the bucket to the gateway again$/,
  ],
  ['serves something else', (_request, response) => response.end('another picture'), /\(200\).*logs gateway$/],
  ['does not respond', (_request, response) => void response.destroy(), /\(Error: socket hang up\).*SERVICE=gateway/],
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

test('a failing object store is left to its own check', async () => {
  expect(await resultsFor(serveStored, 'http://127.0.0.1:9/images')).toBe('');
});

test('a gateway that does not run is left to the check of the site', async () => {
  const results = await checkUploadDelivery(
    new Installation(folder),
    'http://127.0.0.1:9',
    pathToFileURL(objects).href,
  );
  expect([results, remaining()]).toEqual([[], []]);
});
