import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { nginxArguments, writeConfiguration } from '../../infra/local/nginx/render-nginx.js';
import { containerSettings } from './container-settings.js';
import { FakeService } from './fake-service.js';
import { pageHtml, publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { buildId, documentName, freePort, runNginx, waitUntilReady, writeSite } from './start-gateway.js';

describe('nginx as in the container, behind a proxy that ends TLS', () => {
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
      // The image's nginx is new enough for these; that of this machine need not be.
      GATEWAY_CONNECTIONS_IN_USE: '',
      GATEWAY_FOLLOWS_NAMES: '',
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

  test('recordings come from where the operator said', async () => {
    const { headers } = await visit('/podcasts');
    expect(headers['content-security-policy']).toContain("; media-src 'self' https://audio.example.org; ");
  });

  test('pages promise TLS', async () => {
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
    ['an answer of a service', '/api/cms/timeline', 'application/json; charset=utf-8'],
    ['an address of no service', '/api/nothing', 'application/json'],
    ['an upload', '/images/team/0b-1x1.avif', 'image/avif'],
  ])(
    '%s promises TLS, is of the type that it says, and is not for the scripts of others',
    async (_what, path, type, shownBy = 'same-origin') => {
      cms.respond = () => ({ body: {}, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
      const { headers } = await visit(path, { Origin: 'https://elsewhere.example' });
      expect(headers).toMatchObject({
        'content-type': type,
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/^default-src 'none'/),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': shownBy,
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test('methods that only tell about the server are not for visitors', async () => {
    const { status, text } = await sendRequest(origin, '/', {
      method: 'TRACE',
      headers: { Host: 'majlis.example', 'X-Mine': 'y' },
    });
    expect([status, text.includes('X-Mine')]).toEqual([405, false]);
  });

  test('a published page comes from the files of its build and makes the same promises', async () => {
    await publish(published, 'conferences/spring/index.html', pageHtml('Spring'));
    const { text, headers } = await visit('/conferences/spring');
    expect([text, cms.requests]).toEqual([pageHtml('Spring'), []]);
    expect(headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  });

  test('a request for another host gets no answer', async () => {
    await expect(visit('/', { Host: 'elsewhere.example' })).rejects.toThrow(/socket hang up|ECONNRESET/);
  });

  test('the proxy of the operator may name the visitor, and says that it is https', async () => {
    await visit('/api/auth/session', { 'X-Forwarded-For': '9.9.9.9' });
    expect(cms.requests[0]?.headers).toMatchObject({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  });

  test.each<[string, (turn: number) => string, boolean]>([
    ['addresses of one IPv6 network are one visitor', (turn) => `2001:db8:5:6::${turn + 1}`, true],
    ['however they are written', (turn) => `2001:db8:5:7:${turn + 1}:2:3:4`, true],
    ['with zeros in between', (turn) => `2001:db8::${turn + 1}:2`, true],
    ['those of different networks are not', (turn) => `2001:db8:6:${turn + 1}::1`, false],
    ['nor are those of IPv4', (turn) => `203.0.113.${turn + 1}`, false],
  ])('%s', async (_case, addressAt, areOne) => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) => visit('/api/auth/google', { 'X-Forwarded-For': addressAt(turn) })),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(areOne);
  });

  test('answers of services are compressed on their way', async () => {
    cms.respond = () => ({ body: { text: 'a long text '.repeat(200) } });
    const { headers, body } = await visit('/api/cms/content', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toContain('a long text');
  });

  test('an image is what its address says, whatever the store says, and nothing of the visitor reaches the store', async () => {
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

  test('a document is a PDF to be saved, whatever the store says, and stays when the store is gone', async () => {
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

  test('an image that was ever shown stays when the store is gone; one that was not is a 502', async () => {
    await visit('/images/carousel/kept-1x1.webp');
    await store.stop();
    expect(await visit('/images/carousel/kept-1x1.webp')).toMatchObject({ status: 200 });
    expect(await visit('/images/carousel/other-1x1.webp')).toMatchObject({
      status: 502,
      headers: { 'cache-control': 'no-store' },
    });
  });

  test('what the store does not have is a short 404, not its XML', async () => {
    store.respond = () => ({ status: 404, headers: { 'Content-Type': 'application/xml' }, body: '<Error/>' });
    const { status, text } = await visit('/images/carousel/gone-1x1.webp');
    expect([status, text]).toEqual([404, 'There is no such file.\n']);
  });

  test('the store cannot be written to', async () => {
    for (const path of ['/images/carousel/new-1x1.webp', `/documents/${documentName}`]) {
      const answer = await sendRequest(origin, path, { method: 'PUT', body: 'x', headers: { Host: 'localhost' } });
      expect([answer.status, store.requests]).toEqual([405, []]);
    }
  });
});
