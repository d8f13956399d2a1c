import { Agent, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, openDatabase, type TestDatabase, waitForLocks } from '@majlis/kit/testing/database';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type CmsProcess, startCmsProcess } from '../testing/cms-process.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await createDatabase();
});
afterAll(() => data.drop());

const cookieKey = 'k3hsd8fjw0sl2mfa9qpz7xnv4bty6rue';
const settings = () => ({
  PORT: '0',
  DATABASE_URL: data.urlFor('cms'),
  PUBLIC_ORIGIN: 'http://localhost:8080',
  ADMIN_EMAILS: 'amal@majlis.example',
  COOKIE_KEYS: cookieKey,
  GOOGLE_CLIENT_ID: 'majlis',
  GOOGLE_CLIENT_SECRET: 'the secret of the client',
  SIGN_IN_ISSUER: 'http://127.0.0.1:1',
  OBJECT_STORE_URL: 'file:///nowhere',
});

const productionSettings = () => ({
  ...settings(),
  NODE_ENV: 'production',
  SIGN_IN_ISSUER: 'https://accounts.google.com',
});

async function whileRunning(
  work: (cms: CmsProcess, baseUrl: string) => Promise<void>,
  environment: object = settings(),
) {
  const cms = startCmsProcess({ ...environment });
  try {
    await work(cms, await cms.baseUrl());
  } finally {
    cms.signal('SIGKILL');
    await cms.ended;
  }
}

test('every invalid setting is named and the service does not start', async () => {
  const cms = startCmsProcess({ ...settings(), PORT: 'eighty', OBJECT_STORE_URL: 'http://store' });
  expect(await cms.ended).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^These settings are wrong:\n {2}PORT: A port number\n {2}OBJECT_STORE_URL: .+\n$/),
  });
  expect(cms.output()).toBe('');
});

test('without a database the service logs the error without the password and exits', async () => {
  const cms = startCmsProcess({ ...settings(), DATABASE_URL: 'postgres://majlis_cms:hunter2@127.0.0.1:1/majlis' });
  expect(await cms.ended).toEqual({ code: 1, stderr: '' });
  expect(cms.log.at(-1)).toMatchObject({
    level: 'fatal',
    message: 'cannot start',
    error: expect.stringMatching(/ECONNREFUSED/),
  });
  expect(cms.output()).not.toContain('hunter2');
});

test('SIGTERM lets pending requests finish, then the service exits', async () => {
  const cookie = await staffCookie(data.ownerUrl);
  const locker = await openDatabase(data.ownerUrl);
  await whileRunning(async (cms, baseUrl) => {
    const save = () =>
      post(`${baseUrl}/api/cms/content`, cookie, { key: 'hero.title', type: 'text', content: 'Peace' });
    await save();
    await locker.query('BEGIN; SELECT FROM cms.content_entries FOR UPDATE');
    const pendingSave = save();
    await waitForLocks(data);
    cms.signal('SIGTERM');
    await sleep(300);
    const released = performance.now();
    await locker.query('COMMIT');
    expect((await pendingSave).statusCode).toBe(200);
    expect((await cms.ended).code).toBe(0);
    expect(performance.now() - released).toBeLessThan(onThisMachine(2_000));
    const messages = cms.log.map(({ message }) => message).filter((message) => message !== 'slow query');
    expect(messages).toEqual(['listening', 'request', 'stopping', 'request', 'stopped']);
  });
  await locker.end();
});

test('a slow query is logged with the request id and without its values', async () => {
  const cookie = await staffCookie(data.ownerUrl);
  const locker = await openDatabase(data.ownerUrl);
  await whileRunning(async (cms, baseUrl) => {
    await locker.query('BEGIN; LOCK TABLE cms.content_entries');
    const save = post(`${baseUrl}/api/cms/content`, cookie, { key: 'a.b', type: 'text', content: 'hunter2' });
    await waitForLocks(data);
    await sleep(700);
    await locker.query('COMMIT');
    const { headers } = await save;
    await fetch(`${baseUrl}/api/cms/content`);
    expect(cms.log.find(({ message }) => message === 'slow query')).toMatchObject({
      level: 'warn',
      requestId: headers['x-request-id'],
      ms: expect.any(Number),
      query: expect.stringMatching(/^INSERT INTO cms.content_entries .* VALUES \(\$1, /),
    });
    expect(cms.output()).not.toContain('hunter2');
  });
  await locker.end();
});

test('in production shutdown rejects new connections and closes open ones after a response', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await whileRunning(async (cms, baseUrl) => {
    const sendRequest = (path: string, by: Agent): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        get(baseUrl + path, { agent: by }, (response) => response.resume().once('end', () => resolve(response))).once(
          'error',
          reject,
        );
      });
    expect((await sendRequest('/ready', agent)).headers.connection).toBe('keep-alive');
    cms.signal('SIGTERM');
    while (!cms.log.some(({ message }) => message === 'stopping')) await sleep(20);
    await sleep(100);
    await expect(sendRequest('/live', new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(await sendRequest('/ready', agent)).toMatchObject({ statusCode: 503, headers: { connection: 'close' } });
    // No connection is left, so the service ends without waiting.
    const respondedAt = performance.now();
    expect((await cms.ended).code).toBe(0);
    expect(performance.now() - respondedAt).toBeLessThan(onThisMachine(2_000));
  }, productionSettings());
});

test('each request is one JSON line with its id, and no secret is in any line', async () => {
  const cookie = await staffCookie(data.ownerUrl);
  await whileRunning(async (cms, baseUrl) => {
    const headers = { cookie, authorization: 'Bearer hunter2', 'sec-fetch-site': 'same-origin' };
    const ids: (string | null)[] = [];
    for (const path of [
      '/api/cms/content?token=hunter2',
      '/api/auth/google',
      '/no/such/place',
      '/api/cms/hero-images/%ff',
    ])
      ids.push((await fetch(baseUrl + path, { headers, redirect: 'manual' })).headers.get('x-request-id'));
    const back = `${baseUrl}/api/auth/google/callback?code=hunter2&state=hunter2`;
    ids.push(
      (await fetch(back, { headers: { 'x-request-id': 'from-the-gateway' }, redirect: 'manual' })).headers.get(
        'x-request-id',
      ),
    );
    await fetch(`${baseUrl}/api/auth/logout`, { method: 'POST', headers, body: '{"password":"hunter2"}' });
    cms.signal('SIGTERM');
    await cms.ended;
    const requests = cms.log.filter(({ message }) => message === 'request');
    expect(requests.map(({ requestId }) => requestId).slice(0, 5)).toEqual(ids);
    expect(ids[4]).toBe('from-the-gateway');
    const fields = ['level', 'time', 'service', 'requestId', 'method', 'path', 'status', 'ms', 'message'].sort();
    expect(requests.map((line) => Object.keys(line).sort())).toEqual(Array(6).fill(fields));
    expect(cms.log).toContainEqual(
      expect.objectContaining({ message: 'sign-in failed', requestId: 'from-the-gateway' }),
    );
    for (const secret of [
      'hunter2',
      cookie.slice('sid='.length),
      cookieKey,
      'the secret of the client',
      'cms password',
    ])
      expect(cms.output()).not.toContain(secret);
  });
});

test('an unhandled rejection is logged and the service shuts down with an error', async () => {
  const rejectionScript = `--import=data:text/javascript,${encodeURIComponent("process.once('SIGUSR2',()=>void Promise.reject(new Error('lost')))")}`;
  const cms = startCmsProcess({ ...settings(), NODE_OPTIONS: rejectionScript });
  await cms.baseUrl();
  cms.signal('SIGUSR2');
  expect((await cms.ended).code).toBe(1);
  expect(cms.log.map(({ level, message }) => [level, message])).toEqual([
    ['info', 'listening'],
    ['fatal', 'unhandled rejection'],
    ['info', 'stopping'],
    ['info', 'stopped'],
  ]);
});

test('an aborted upload is logged as one request without an error', async () => {
  const cookie = await staffCookie(data.ownerUrl);
  await whileRunning(async (cms, baseUrl) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=b' };
    const upload = request(`${baseUrl}/api/cms/upload-image`, { method: 'POST', headers }).on('error', () => undefined);
    upload.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nxx');
    await sleep(300);
    upload.destroy();
    while (cms.log.length < 2) await sleep(20);
    expect(await fetch(`${baseUrl}/live`)).toMatchObject({ status: 204 });
    expect(cms.log.slice(1)).toEqual([expect.objectContaining({ message: 'request', aborted: true })]);
  });
});

/** Sends a write over a keep-alive connection, as the gateway does. */
function post(baseUrl: string, cookie: string, body: object): Promise<IncomingMessage> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    const sent = request(baseUrl, { method: 'POST', agent, headers }, (response) => resolve(response.resume()));
    sent.once('error', reject).end(JSON.stringify(body));
  });
}
