import { decodeBody } from './decode-body.js';
import { type HttpResponse, sendRequest } from './send-request.js';
import { appShell, type Gateway, script, startGateway } from './start-gateway.js';

const asset = '/assets/index-4f2a.js';

describe('precompressed files behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const visit = (path: string, accepted: string, more: { method?: string; headers?: Record<string, string> } = {}) =>
    sendRequest(gateway.origin, path, { ...more, headers: { 'Accept-Encoding': accepted, ...more.headers } });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip;q=1.0, BR;q=0.001', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br ; q=0.000', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['zstd', undefined],
    ['brotli, abr, br-2', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
    const [file, page, unknown] = await Promise.all([asset, '/about', '/nowhere'].map((path) => visit(path, accepted)));
    expect([file, page, unknown].map((response) => response?.headers['content-encoding'])).toEqual(
      Array(3).fill(encoding),
    );
    expect([file, page, unknown].map((response) => response?.headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
    expect([file, page, unknown].map((response) => response && decodeBody(response))).toEqual([
      script,
      appShell,
      appShell,
    ]);
  });

  test('a brotli response has the same other headers, each once', async () => {
    const [brotli, plain] = await Promise.all([visit(asset, 'br'), visit(asset, 'identity')]);
    const ignoredHeaders = ['content-encoding', 'content-length', 'etag', 'last-modified', 'date', 'x-request-id'];
    const others = ({ headers }: HttpResponse) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => !ignoredHeaders.includes(name)));
    expect(others(brotli)).toEqual(others(plain));
    expect(brotli.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'content-length': String(brotli.body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'last-modified': expect.any(String),
    });
    const names = brotli.rawHeaders.filter((_name, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test('a page in brotli has the content type and policies of a page', async () => {
    const { headers } = await visit('/admin', 'br');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'cache-control': 'no-store',
    });
  });

  test('an ETag is valid for one encoding only', async () => {
    const { headers } = await visit(asset, 'br');
    const condition = { headers: { 'If-None-Match': headers.etag ?? '' } };
    const again = await visit(asset, 'br', condition);
    expect([again.status, again.headers['content-encoding'], again.text]).toEqual([304, undefined, '']);
    expect(await visit(asset, 'gzip', condition)).toMatchObject({ status: 200 });
    expect(await visit(asset, 'identity', condition)).toMatchObject({ status: 200 });
  });

  test('HEAD has the headers of GET', async () => {
    const [head, { body }] = await Promise.all([visit(asset, 'br', { method: 'HEAD' }), visit(asset, 'br')]);
    expect(head).toMatchObject({
      status: 200,
      text: '',
      headers: { 'content-encoding': 'br', 'content-length': String(body.length) },
    });
  });

  test.each(['0-9', '100000-', '0-1,4-5'])('a range request for bytes %s gets the complete file', async (range) => {
    const response = await visit(asset, 'br', { headers: { Range: `bytes=${range}` } });
    expect([response.status, response.headers['content-encoding'], decodeBody(response)]).toEqual([200, 'br', script]);
  });

  test('the text for a missing file and files without a compressed form are sent plain', async () => {
    for (const path of ['/assets/index-old.js', '/pictures/library.svg']) {
      const { headers, text } = await visit(path, 'br, gzip');
      expect([headers['content-encoding'], text]).toEqual([undefined, expect.stringMatching(/^(There is no|<svg)/)]);
    }
  });
});
