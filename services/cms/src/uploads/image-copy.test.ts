import type { RequestListener } from 'node:http';
import { writePaths } from '@majlis/contracts/api/endpoints';
import { storedImageUrl } from '@majlis/contracts/shared/uploads.schema';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { type RunningCms, runCms } from '../../testing/running-cms.js';
import { createPicture } from '../../testing/sample-picture.js';

let cms: RunningCms;
let remoteServer: RunningServer;
let origin: string;
let photo: Buffer;
let responder: RequestListener;
let requestedPaths: string[];
beforeAll(async () => {
  photo = await createPicture({ width: 320, height: 240, format: 'jpeg' });
  remoteServer = await startServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    responder(request, response);
  });
  ({ origin } = remoteServer);
  cms = await runCms({ FLICKR_OEMBED_URL: `${origin}/` });
});
beforeEach(() => {
  requestedPaths = [];
  responder = (_request, response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photo);
});
afterAll(async () => {
  await cms.stop();
  await remoteServer.stop();
});

const requestCopy = (url: unknown, type: unknown = 'speakers', service = cms) =>
  service.staff.post(writePaths.copyImage).send({ url, type });
const stored = async (folder: string) =>
  (await cms.staff.get(`/api/cms/media?folder=${folder}`).expect(200)).body.files;

test.each(['speakers', 'conferences'])('a remote picture is copied into the folder %s', async (folder) => {
  const { body } = await requestCopy(` ${origin}/people/Layla%20Haddad.jpg?size=large `, folder).expect(200);
  expect(body.imageUrl).toMatch(new RegExp(`^/images/${folder}/[0-9a-f]{64}-320x240\\.webp$`));
  expect(storedImageUrl.safeParse(body.imageUrl).success).toBe(true);
  expect(requestedPaths).toEqual(['/people/Layla%20Haddad.jpg?size=large']);
  expect(await stored(folder)).toMatchObject([{ url: body.imageUrl, name: 'Layla Haddad.jpg' }]);
});

test('a copy counts towards the upload quota', async () => {
  await cms.database.query('DELETE FROM cms.recent_uploads');
  await requestCopy(`${origin}/a.jpg`).expect(200);
  expect(await cms.database.query('SELECT account, bytes::int FROM cms.recent_uploads')).toEqual([
    { account: 'amal@majlis.example', bytes: photo.length },
  ]);
});

const expectRejected = async (url: unknown, message: string) => {
  const before = await stored('speakers');
  const { body } = await requestCopy(url).expect(400);
  expect(messagesOf(body.fields)).toEqual({ url: expect.stringContaining(message) });
  expect(await stored('speakers')).toEqual(before);
};

test.each([
  ['an empty text', '', 'Enter the full address'],
  ['a number', 5, 'Enter the address of an image'],
  ['a file name', 'portrait.jpg', 'Enter the full address'],
  ['a file: URL', 'file:///etc/passwd', 'Enter the full address'],
  ['a data: URL', 'data:image/png;base64,iVBORw0KGgo=', 'Enter the full address'],
  ['credentials', 'https://me:secret@127.0.0.1/a.jpg', 'Enter the full address'],
  ['an address that is too long', `https://example.org/${'a'.repeat(2_050)}`, 'at most 2048 characters'],
  ['http', 'http://192.0.2.1/a.jpg', 'Enter an address that begins with https://'],
  ['a private address', 'https://10.0.0.1/a.jpg', 'it is not a public one'],
  ['the metadata address of a cloud', 'https://169.254.169.254/latest/meta-data/', 'it is not a public one'],
  ['another port', 'https://192.0.2.1:8443/a.jpg', 'it is not a public one'],
])('%s is rejected without a request', async (_case, url, message) => {
  await expectRejected(url, message);
  expect(requestedPaths).toEqual([]);
});

test.each<[string, RequestListener, string]>([
  ['a missing page', (_request, response) => response.writeHead(404).end(), 'There is no picture at this address'],
  [
    'an HTML page',
    (_request, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
    'is not a picture we can use',
  ],
  [
    'an HTML page declared as a picture',
    (_request, response) => response.setHeader('Content-Type', 'image/png').end('<script>'),
    'is not a',
  ],
  ['an empty response', (_request, response) => response.end(), 'This file is empty'],
  [
    'half a picture',
    (_request, response) => response.end(photo.subarray(0, photo.length / 2)),
    'This image is damaged or incomplete',
  ],
  ['more than 10 MB', (_request, response) => response.end(Buffer.alloc(11 * 1024 * 1024)), 'is larger than 10 MB'],
  [
    'a response that breaks off',
    (_request, response) => void response.writeHead(200, { 'Content-Length': 9 }).destroy(),
    'did not answer',
  ],
  [
    'a redirect to a private address',
    (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/a.jpg' }).end(),
    'it is not a public one',
  ],
])('%s is rejected, and nothing is stored', async (_case, listener, message) => {
  responder = listener;
  await expectRejected(`${origin}/a.jpg`, message);
});

test('a silent server times out before the gateway does', async () => {
  responder = () => undefined;
  const started = performance.now();
  await expectRejected(`${origin}/a.jpg`, 'did not answer, or not in time');
  expect(performance.now() - started).toBeLessThan(onThisMachine(8_500));
});

test('loopback URLs are rejected outside of tests', async () => {
  const usual = await runCms({ FLICKR_OEMBED_URL: 'https://www.flickr.com/services/oembed/' });
  const asHttps = origin.replace('http:', 'https:');
  for (const [url, message] of [
    [`${origin}/a.jpg`, 'begins with https://'],
    [`${asHttps}/a.jpg`, 'it is not a public one'],
    ['https://localhost/a.jpg', 'it is not a public one'],
  ])
    expect(messagesOf((await requestCopy(url, 'team', usual).expect(400)).body.fields)).toEqual({
      url: expect.stringContaining(message ?? ''),
    });
  await usual.stop();
  expect(requestedPaths).toEqual([]);
});
