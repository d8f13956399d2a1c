import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { nginxArguments, writeConfiguration } from '../../infra/local/nginx/render-nginx.js';
import { containerSettings } from './container-settings.js';
import { FakeService } from './fake-service.js';
import { freePort } from './free-port.js';
import { pageHtml, publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { buildId, documentName, runNginx, waitUntilReady, writeSite } from './start-gateway.js';

describe('nginx with the settings of the container, behind a proxy that terminates TLS', () => {
  const cms = new FakeService('cms');
  const store = new FakeService('store');
  let folder: string;
  let published: string;
  let origin: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'majlis-production-'));
    await writeSite(folder);
    published = join(folder, 'published', buildId);
    await Promise.all([cms.start(), store.start()]);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    await writeConfiguration(join(folder, 'nginx'), {
      ...containerSettings({
        PUBLIC_ORIGIN: 'https://majlis.example',
        TRUSTED_PROXY: '127.0.0.1',
        MEDIA_SOURCES: 'https://audio.example.org',
      }),
      // The nginx of this machine may be too old for these directives.
      GATEWAY_KEEPALIVE_DIRECTIVE: '',
      GATEWAY_UPSTREAM_RESOLVE: '',
      GATEWAY_LISTEN: `127.0.0.1:${port}`,
      GATEWAY_METRICS_LISTEN: `127.0.0.1:${await freePort()}`,
      GATEWAY_CMS: cms.address,
      GATEWAY_CONFERENCES: cms.address,
      GATEWAY_FEEDS: cms.address,
      GATEWAY_OBJECT_STORE: store.address,
      GATEWAY_SITE_FOLDER: join(folder, 'site'),
      GATEWAY_PUBLISHED_FOLDER: published,
      GATEWAY_PAGES_FOLDER: join(folder, 'nginx/pages'),
      GATEWAY_ACCESS_LOG: join(folder, 'nginx/run/access.log'),
    });
    stop = await runNginx(nginxArguments(join(folder, 'nginx')));
    await waitUntilReady(origin);
  });
  beforeEach(() => Promise.all([cms.reset(), store.reset()]));
  afterAll(async () => {
    await stop();
    await Promise.all([cms.stop(), store.stop()]);
    await rm(folder, { recursive: true });
  });

  const visit = (path: string, headers = {}) =>
    sendRequest(origin, path, { headers: { Host: 'majlis.example', ...headers } });

  test('recordings may come from the origins that the operator set', async () => {
    const { headers } = await visit('/podcasts');
    expect(headers['content-security-policy']).toContain("; media-src 'self' https://audio.example.org; ");
  });

  test('pages send HSTS and upgrade-insecure-requests', async () => {
    const { headers } = await visit('/');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  });

  test.each<[string, string, string, string?]>([
    ['a page', '/', 'text/html; charset=utf-8'],
    ['a page of staff', '/admin', 'text/html; charset=utf-8'],
    ['a page with a slash at its end', '/about/', 'text/html'],
    ['a page that is not there', '/nowhere', 'text/html; charset=utf-8'],
    ['a file of the bundle', '/assets/index-4f2a.js', 'text/javascript; charset=utf-8'],
    ['a file that is not there', '/assets/gone.js', 'text/plain; charset=utf-8'],
    ['an icon, which others may show', '/favicon.ico', 'image/x-icon', 'cross-origin'],
    ['a response of a service for staff', '/api/cms/hero-images', 'application/json; charset=utf-8'],
    ['a path of no service', '/api/nothing', 'application/json'],
    ['an upload', '/images/team/0b-1x1.avif', 'image/avif'],
  ])(
    '%s sends HSTS, nosniff and its content type, and is not readable by scripts of other sites',
    async (_title, path, type, resourcePolicy = 'same-origin') => {
      cms.respond = () => ({ body: {}, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
      const { headers } = await visit(path, { Origin: 'https://elsewhere.example' });
      expect(headers).toMatchObject({
        'content-type': type,
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': resourcePolicy,
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test('TRACE is rejected', async () => {
    const { status, text } = await sendRequest(origin, '/', {
      method: 'TRACE',
      headers: { Host: 'majlis.example', 'X-Mine': 'y' },
    });
    expect([status, text.includes('X-Mine')]).toEqual([405, false]);
  });

  test('a prerendered page is served from the folder of its build with the same policies', async () => {
    await publish(published, 'conferences/spring/index.html', pageHtml('Spring'));
    const { text, headers } = await visit('/conferences/spring');
    expect([text, cms.requests]).toEqual([pageHtml('Spring'), []]);
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  });

  test('a request for another host gets no response', async () => {
    await expect(visit('/', { Host: 'elsewhere.example' })).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  test('the trusted proxy names the visitor, and the service learns that the site uses https', async () => {
    await visit('/api/auth/session', { 'X-Forwarded-For': '9.9.9.9' });
    expect(cms.requests[0]?.headers).toMatchObject({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  });

  test.each<[string, (index: number) => string, boolean]>([
    ['addresses of one IPv6 network are one visitor', (index) => `2001:db8:5:6::${index + 1}`, true],
    [
      'addresses of one IPv6 network in long notation are one visitor',
      (index) => `2001:db8:5:7:${index + 1}:2:3:4`,
      true,
    ],
    [
      'addresses of one IPv6 network with zeros in between are one visitor',
      (index) => `2001:db8::${index + 1}:2`,
      true,
    ],
    ['addresses of different IPv6 networks are different visitors', (index) => `2001:db8:6:${index + 1}::1`, false],
    ['IPv4 addresses are different visitors', (index) => `203.0.113.${index + 1}`, false],
  ])('%s', async (_case, addressAt, areSameVisitor) => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => visit('/api/auth/google', { 'X-Forwarded-For': addressAt(index) })),
    );
    expect(responses.some(({ status }) => status === 429)).toBe(areSameVisitor);
  });

  test('compressed responses of services are forwarded compressed', async () => {
    cms.respond = () => ({ body: { text: 'a long text '.repeat(200) } });
    const { headers, body } = await visit('/api/cms/content', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toContain('a long text');
  });

  test('an image has the type of its path, whatever the store declares, and no header of the visitor reaches the store', async () => {
    store.respond = () => ({
      headers: {
        'Content-Type': 'text/html',
        'Set-Cookie': 'a=b',
        'Cache-Control': 'no-store',
        'Content-Disposition': 'attachment',
        Server: 'MinIO',
        'X-Amz-Request-Id': '1',
      },
      body: 'pixels',
    });
    const { status, headers, text, rawHeaders } = await visit('/images/team/0a-1x1.avif?x=1', {
      Cookie: '__Host-sid=abc',
    });
    expect([status, text]).toEqual([200, '"pixels"']);
    expect(rawHeaders.filter((name) => /^(content-type|cache-control)$/i.test(name))).toHaveLength(2);
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      server: 'nginx',
    });
    const leaked = ['set-cookie', 'content-disposition', 'x-amz-request-id'].filter((name) => name in headers);
    expect(leaked).toEqual([]);
    expect(store.requests.map(({ method, url }) => [method, url])).toEqual([['GET', '/images/team/0a-1x1.avif']]);
    expect(Object.keys(store.requests[0]?.headers ?? {})).toEqual(['host']);
  });

  test('a document is a PDF download, whatever the store declares, and stays while the store is down', async () => {
    store.respond = () => ({
      headers: {
        'Content-Type': 'text/html',
        'Content-Disposition': 'inline; filename="x.html"',
        'Cache-Control': 'no-store',
        'Set-Cookie': 'a=b',
        'Accept-Ranges': 'bytes',
        'Content-Length': 12,
      },
      body: 'a document',
    });
    const path = `/documents/${documentName}`;
    const { status, headers, rawHeaders } = await visit(`${path}?x=1`, {
      Cookie: '__Host-sid=abc',
      Range: 'bytes=1-1',
    });
    expect([status, headers['content-range']]).toEqual([206, 'bytes 1-1/12']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(rawHeaders.filter((name) => /^content-(type|disposition)$/i.test(name))).toHaveLength(2);
    expect(store.requests.map(({ method, url }) => [method, url])).toEqual([['GET', `/images${path}`]]);
    expect(Object.keys(store.requests[0]?.headers ?? {})).toEqual(['host']);
    await store.stop();
    expect(await visit(path)).toMatchObject({ status: 200, text: '"a document"' });
    expect((await visit(path, { Range: 'bytes=3-10' })).text).toBe('document');
  });

  test('an image in the cache stays while the store is down; any other gets 502', async () => {
    await visit('/images/carousel/kept-1x1.webp');
    await store.stop();
    expect(await visit('/images/carousel/kept-1x1.webp')).toMatchObject({ status: 200 });
    expect(await visit('/images/carousel/other-1x1.webp')).toMatchObject({
      status: 502,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test('a file that the store does not have is a short 404 without the store’s XML', async () => {
    store.respond = () => ({ status: 404, headers: { 'Content-Type': 'application/xml' }, body: '<Error/>' });
    const { status, text } = await visit('/images/carousel/gone-1x1.webp');
    expect([status, text]).toEqual([404, 'There is no such file.\n']);
  });

  test('the full size replaces a rendition that the store does not have, and is fetched once', async () => {
    store.respond = ({ url }) =>
      url.endsWith('/0c-960x9.webp') ? { body: 'full' } : { status: 404, body: '<Error/>' };
    const { status, headers, text } = await visit('/images/team/0c-960x9-480.avif');
    expect([status, text, headers['content-type']]).toEqual([200, '"full"', 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=5');
    await visit('/images/team/0c-960x9.avif');
    expect((await visit('/images/team/0c-960x9.webp')).headers['cache-control']).toContain('immutable');
    expect(store.requests.map(({ url }) => url)).toEqual(
      ['0c-960x9-480.avif', '0c-960x9.webp', '0c-960x9.avif'].map((name) => `/images/team/${name}`),
    );
  });

  test('visitors cannot write to the store', async () => {
    for (const path of ['/images/carousel/new-1x1.webp', `/documents/${documentName}`]) {
      const response = await sendRequest(origin, path, { method: 'PUT', body: 'x', headers: { Host: 'localhost' } });
      expect([response.status, store.requests]).toEqual([405, []]);
    }
  });
});
