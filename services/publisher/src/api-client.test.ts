import { endpoints } from '@majlis/contracts/api/endpoints';
import { type RunningServer, startServer } from '@majlis/kit/testing/listen';
import { ApiClient } from './api-client.js';

let server: RunningServer;
let api: ApiClient;
let requested: string[];
let text: string;

beforeEach(async () => {
  requested = [];
  text = 'one';
  server = await startServer(({ url = '' }, response) => {
    requested.push(url);
    response.end(text);
  });
  const { origin } = server;
  api = new ApiClient({ CMS_URL: origin, CONFERENCES_URL: origin, FEEDS_URL: origin, SITE_FOLDER: '' });
});
afterEach(() => server.stop());

const { path } = endpoints.sessionBySlug('faith', 'opening');
/** Each build job has a cache of its own. */
const readInNewJob = async () => (await api.createJobFetch()(path)).text;

test('a session is read once for its page and its image, and again for the next page', async () => {
  expect([await readInNewJob(), await readInNewJob()]).toEqual(['one', 'one']);
  expect(requested).toEqual([path]);
  await readInNewJob();
  expect(requested).toEqual([path, path]);
});

test('what was read before a change is not used after it', async () => {
  await readInNewJob();
  text = 'two';
  api.invalidateAll();
  expect(await readInNewJob()).toBe('two');
});

test('a session is not read again for its image because of a change that concerns no conference', async () => {
  await readInNewJob();
  api.invalidateShared();
  await readInNewJob();
  expect(requested).toEqual([path]);
});

test('a response that came after a change was notified, but was asked for before, is not used for the image', async () => {
  const reading = readInNewJob();
  api.invalidateAll();
  await reading;
  text = 'two';
  expect(await readInNewJob()).toBe('two');
});

test('responses that are too large to be kept are read again', async () => {
  text = 'x'.repeat(9_000_000);
  const other = endpoints.speakerBySlug('amal').path;
  const read = async (apiPath: string) => (await api.createJobFetch()(apiPath)).text.length;
  for (const apiPath of [path, other, path, other]) expect(await read(apiPath)).toBe(text.length);
  expect(requested).toEqual([path, other, other]);
});
