import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { nginxArguments, writeConfiguration } from '../../infra/local/nginx/render-nginx.js';
import { containerSettings } from './container-settings.js';
import { FakeService } from './fake-service.js';
import { freePort } from './free-port.js';
import { sendRequest } from './send-request.js';
import { type Gateway, runNginx, startGateway, waitUntilReady, writeSite } from './start-gateway.js';

const grave = new Set([Severity.HIGH, Severity.HIGH_MAYBE, Severity.SYNTAX]);

describe('nginx under attack', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(() => gateway.services.cms.reset());
  afterAll(() => gateway.stop());

  test.each(['/', '/api/cms/content', '/images/team/none-1x1.webp'])(
    'csp_evaluator finds no serious weakness in the policy of %s',
    async (path) => {
      const { headers } = await sendRequest(gateway.origin, path);
      const policy = String(headers['content-security-policy']);
      const issues = new CspEvaluator(new CspParser(policy).csp).evaluate();
      expect(policy).toContain("default-src 'none'");
      expect(issues.filter(({ severity }) => grave.has(severity))).toEqual([]);
    },
  );

  test('Retry-After of a service is forwarded, and none is added', async () => {
    gateway.services.cms.respond = () => ({
      status: 429,
      headers: { 'Retry-After': '240' },
      body: { message: 'Enough.' },
    });
    const { status, rawHeaders } = await sendRequest(gateway.origin, '/api/auth/session');
    const retryAfter = rawHeaders.flatMap((name, at) => (/^retry-after$/i.test(name) ? [rawHeaders[at + 1]] : []));
    expect([status, retryAfter]).toEqual([429, ['240']]);
  });

  test('the Idempotency-Key of a creation reaches its service', async () => {
    const headers = { 'Idempotency-Key': '0123456789abcdef' };
    await sendRequest(gateway.origin, '/api/cms/hero-images', { method: 'POST', body: '{}', headers });
    expect(gateway.services.cms.requests.at(-1)?.headers['idempotency-key']).toBe('0123456789abcdef');
  });
});

test('every location that adds a header includes the common headers', async () => {
  const folder = fileURLToPath(new URL('../conf.d/site/', import.meta.url));
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  const locations = files.flatMap((file) => file.split(/^(?=location )/m));
  const adding = locations.filter((location) => location.includes('add_header'));
  expect(adding.length).toBeGreaterThan(15);
  for (const location of adding) expect(location).toMatch(/include snippets\/headers\/\w+\.conf;/);
});

describe('nginx with the settings of the container, under attack', () => {
  const cms = new FakeService('cms');
  let folder: string;
  let origin: string;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'majlis-hardening-'));
    await writeSite(folder);
    await cms.start();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    await writeConfiguration(join(folder, 'nginx'), {
      ...containerSettings({ PUBLIC_ORIGIN: 'http://majlis.example' }),
      GATEWAY_LISTEN: `127.0.0.1:${port}`,
      GATEWAY_METRICS_LISTEN: `127.0.0.1:${await freePort()}`,
      // Older versions of nginx do not know these directives.
      GATEWAY_KEEPALIVE_DIRECTIVE: '',
      GATEWAY_UPSTREAM_RESOLVE: '',
      GATEWAY_CMS: cms.address,
      GATEWAY_CONFERENCES: cms.address,
      GATEWAY_FEEDS: cms.address,
      GATEWAY_OBJECT_STORE: cms.address,
      GATEWAY_SITE_FOLDER: join(folder, 'site'),
      GATEWAY_PUBLISHED_FOLDER: join(folder, 'published'),
      GATEWAY_PAGES_FOLDER: join(folder, 'nginx/pages'),
      GATEWAY_ACCESS_LOG: join(folder, 'nginx/run/access.log'),
    });
    stop = await runNginx(nginxArguments(join(folder, 'nginx'), 'run/error.log'));
    await waitUntilReady(origin);
  });
  afterAll(async () => {
    await stop();
    await cms.stop();
    await rm(folder, { recursive: true });
  });

  const visit = (path: string, headers = {}) =>
    sendRequest(origin, path, { headers: { Host: 'majlis.example', ...headers } });

  test('the access log has the request, but no codes, states, tokens, cookies or keys', async () => {
    await visit('/api/auth/google/callback?code=hunter2&state=hunter2', {
      Cookie: 'sid=hunter2',
      Authorization: 'hunter2',
    });
    await visit('/api/cms/content?token=hunter2', { Referer: 'http://majlis.example/?token=hunter2' });
    const readLog = () => readFile(join(folder, 'nginx/run/access.log'), 'utf8');
    // Each worker of nginx writes its log in batches, a second late.
    for (const path of ['/api/auth/google/callback', '/api/cms/content'])
      while (!(await readLog()).includes(`"path":"${path}"`)) await wait(50);
    expect(await readLog()).not.toContain('hunter2');
  });

  test('the error log has none of them either when a service breaks off or is down', async () => {
    cms.respond = () => Promise.reject(new Error('broken'));
    const back = '/api/auth/google/callback?code=hunter2&state=hunter2';
    expect((await visit(back)).status).toBe(502);
    await cms.stop();
    expect([(await visit(back)).status, (await visit('/api/cms/status')).status]).toEqual([502, 502]);
    await cms.reset();
    const log = await readFile(join(folder, 'nginx/run/error.log'), 'utf8');
    expect(log).toContain('GET /api/cms/status');
    expect(log).not.toContain('hunter2');
  });

  /** Sends only the beginning of a file and returns the status of the response. */
  const beginUpload = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const headers = { Host: 'majlis.example', 'Content-Length': 10_000_000 };
      const upload = request({ hostname, port, path, method: 'POST', headers }, ({ statusCode }) => {
        resolve(statusCode);
        upload.destroy();
      });
      upload.once('error', reject).write('its first bytes');
    });
  const upload = '/api/cms/upload-document';
  const programme = '/api/conferences/c0ffee00-0000-4000-8000-000000000000/import';
  const sessionCheck = '/api/auth/refresh';

  test.each([upload, '/api/cms/upload-image', '/api/cms/team-members', '/api/people/import', programme])(
    'only staff can send a body to %s',
    async (path) => {
      await cms.reset();
      cms.respond = ({ url }) => ({ status: url === sessionCheck ? 401 : 201 });
      expect(await beginUpload(path)).toBe(401);
      const { status, text } = await sendRequest(origin, path, {
        method: 'POST',
        body: 'x',
        headers: { Host: 'majlis.example' },
      });
      expect([status, JSON.parse(text).message]).toEqual([401, 'Please sign in.']);
      expect(cms.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill(`POST ${sessionCheck}`));
    },
  );

  test.each([200, 403, 429, 503])(
    'when the session check returns %i, the service decides about the upload',
    async (status) => {
      await cms.reset();
      cms.respond = ({ url }) => ({ status: url === sessionCheck ? status : 418 });
      const headers = { Host: 'majlis.example', Cookie: 'sid=abc', 'Sec-Fetch-Site': 'same-origin' };
      expect(await sendRequest(origin, upload, { method: 'POST', body: 'file', headers })).toMatchObject({
        status: 418,
      });
      expect(cms.requests.map(({ url, bytes }) => [url, bytes])).toEqual([
        [sessionCheck, 0],
        [upload, 4],
      ]);
      expect(cms.requests[0]?.headers).toMatchObject({ cookie: 'sid=abc', 'sec-fetch-site': 'same-origin' });
    },
  );

  test('a long response to a slow client stays in the service and fills no disk of the gateway', async () => {
    await cms.reset();
    cms.respond = () => ({ body: 'long '.repeat(8_000_000) });
    const { hostname, port } = new URL(origin);
    const slow = connect(Number(port), hostname).pause();
    slow.write('GET /api/cms/content HTTP/1.1\r\nHost: majlis.example\r\nCookie: sid=made-up\r\n\r\n');
    while (cms.requests.length === 0) await wait(50);
    await wait(1_000);
    const [received] = cms.requests;
    expect(received?.isFullySent).toBe(false);
    slow.resume();
    while (!received?.isFullySent) await wait(50);
    slow.destroy();
  });

  test('team members are read without a session check', async () => {
    await cms.reset();
    expect((await visit('/api/cms/team-members')).status).toBe(200);
    expect(cms.requests.map(({ url }) => url)).toEqual(['/api/cms/team-members']);
  });

  /** Sends a request that HTTP clients refuse to send. */
  const sendRaw = (text: string) =>
    new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      let received = '';
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.once('error', reject);
      socket.once('close', () => {
        const [head = '', body = ''] = received.split('\r\n\r\n');
        resolve({ status: Number(head.split(' ')[1]), head, body });
      });
    });
  const host = 'Host: majlis.example\r\nConnection: close';

  test.each([
    [501, `POST /api/cms/content HTTP/1.1\r\n${host}\r\nTransfer-Encoding: unheard-of\r\n\r\n`],
    [505, `GET /api/cms/content HTTP/3.7\r\n${host}\r\n\r\n`],
    [400, `GET /api/cms/content HTTP/1.1\r\n${host}\r\nContent-Length: many\r\n\r\n`],
    [405, `CONNECT /api/cms/content HTTP/1.1\r\n${host}\r\n\r\n`],
    [405, `TRACE /api/cms/content HTTP/1.1\r\n${host}\r\n\r\n`],
  ])('under /api a request that nginx rejects with %i gets a JSON error', async (expected, request) => {
    const { status, head, body } = await sendRaw(request);
    expect([status, JSON.parse(body)]).toEqual([
      expected,
      {
        code: 'other',
        params: { text: expect.stringMatching(/\.$/) },
        message: expect.stringMatching(/\.$/),
        requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ]);
    expect(head).toMatch(/^content-type: application\/json\r?$/im);
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
  });

  test.each([
    [501, `POST /about HTTP/1.1\r\n${host}\r\nTransfer-Encoding: unheard-of\r\n\r\n`],
    [505, `GET /about HTTP/3.7\r\n${host}\r\n\r\n`],
  ])('elsewhere a request that nginx rejects with %i gets an error page', async (expected, request) => {
    const { status, body } = await sendRaw(request);
    expect([status, body]).toEqual([expected, expect.stringContaining('This page is not available at the moment')]);
  });

  test('headers and paths longer than 8 kB are rejected', async () => {
    // nginx may close the connection before the client reads the response.
    const rejection = (path: string, headers = {}) =>
      visit(path, headers).then(
        ({ status }) => status,
        () => 'cut off',
      );
    expect([400, 'cut off']).toContain(await rejection('/', { Cookie: `a=${'x'.repeat(9_000)}` }));
    expect([414, 'cut off']).toContain(await rejection(`/research?${'x'.repeat(9_000)}`));
    expect((await visit('/', { Cookie: `a=${'x'.repeat(7_000)}` })).status).toBe(200);
  });
});
