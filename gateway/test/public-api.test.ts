import { publicReads } from '@majlis/contracts/api/public-reads.schema';
import { decodeBody } from './decode-body.js';
import { publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { apiDescription, apiPage, type Gateway, startGateway, waitForFileCache } from './start-gateway.js';

const id = 'c0ffee00-0000-4000-8000-000000000000';
const parameters: Record<string, string> = { slug: 'spring', sessionSlug: 'opening', file: 'all.bib' };
const paths = Object.values(publicReads).map(({ path }) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? id),
);

describe('the public API behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(() => Promise.all(Object.values(gateway.services).map((service) => service.reset())));
  afterAll(() => gateway.stop());

  const allowedOrigin = async (path: string, headers = {}, method = 'GET') =>
    (await sendRequest(gateway.origin, path, { headers, method })).headers['access-control-allow-origin'];

  test.each(paths)('other sites may read %s, but never what staff get', async (path) => {
    for (const method of ['GET', 'HEAD'])
      expect([method, await allowedOrigin(path, {}, method)]).toEqual([method, '*']);
    const { headers } = await sendRequest(gateway.origin, path);
    expect(headers['access-control-expose-headers']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(await allowedOrigin(path, { Cookie: '__Host-sid=abc' })).toBeUndefined();
    expect(await allowedOrigin(path, { Preview: 'cms.abc' })).toBeUndefined();
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('other sites may not send %s', async (method) => {
    expect(await allowedOrigin('/api/conferences', {}, method)).toBeUndefined();
  });

  test('other sites may read the error of a public read, and pages of a list', async () => {
    gateway.services.conferences.respond = () => ({ status: 404, body: { message: 'Conference not found' } });
    expect(await allowedOrigin('/api/conferences/slug/none')).toBe('*');
    expect(await allowedOrigin('/api/speakers/public?page=2')).toBe('*');
  });

  test.each(['/api/auth/session', '/api/people', '/api/cms/hero-images', '/api/cms/pages', '/', '/conferences/spring'])(
    'no other site may read %s',
    async (path) => expect(await allowedOrigin(path)).toBeUndefined(),
  );

  test('too many reads with a query at once get 429, and the others none', async () => {
    const read = (path: string) =>
      Promise.all(Array.from({ length: 35 }, () => sendRequest(gateway.origin, path))).then((responses) =>
        responses.map(({ status }) => status),
      );
    const [first, second] = [
      await read('/api/blog-posts?page=2&per_page=9'),
      await read('/api/blog-posts?page=3&per_page=9'),
    ];
    expect([...first, ...second].filter((status) => status === 429).length).toBeGreaterThan(0);
    expect([...first, ...second].filter((status) => status === 200).length).toBeGreaterThanOrEqual(40);
    for (const path of ['/api/blog-posts', '/api/blog-posts?page=2', '/api/conferences?page=2'])
      expect(new Set(await read(path))).toEqual(new Set([200]));
    const limited = await sendRequest(gateway.origin, '/api/blog-posts?page=2&per_page=9');
    expect(limited.headers['ratelimit-policy']).toBe('"queries";q=20;w=1');
    expect((await sendRequest(gateway.origin, '/api/blog-posts')).headers['ratelimit-policy']).toBeUndefined();
  });

  test('a query is sent to the service as it is, and its response is not cached', async () => {
    const path = '/api/research-items?page=2&per_page=10&categories=Law';
    gateway.services.feeds.respond = () => ({ headers: { Link: '</api>; rel="next"' } });
    for (let count = 0; count < 2; count += 1)
      expect((await sendRequest(gateway.origin, path)).headers.link).toBe('</api>; rel="next"');
    expect(gateway.services.feeds.requests.map(({ url }) => url)).toEqual([path, path]);
  });

  test.each([
    ['/api/openapi.json', 'application/json', apiDescription],
    ['/api/docs', 'text/html', apiPage],
  ])('%s is a file that is checked again each time', async (path, type, text) => {
    const plain = await sendRequest(gateway.origin, path);
    expect([plain.status, plain.text, plain.headers['cache-control']]).toEqual([200, text, 'no-cache']);
    expect(plain.headers['content-type']).toMatch(type);
    const compressed = await sendRequest(gateway.origin, path, { headers: { 'Accept-Encoding': 'br' } });
    expect([compressed.headers['content-encoding'], decodeBody(compressed)]).toEqual(['br', text]);
    const again = await sendRequest(gateway.origin, path, { headers: { 'If-None-Match': plain.headers.etag } });
    expect(again.status).toBe(304);
  });

  test('any site may read the description, and the page of it has the policy of all pages', async () => {
    expect(await allowedOrigin('/api/openapi.json')).toBe('*');
    const [page, home] = [await sendRequest(gateway.origin, '/api/docs'), await sendRequest(gateway.origin, '/about')];
    expect(page.headers['content-security-policy']).toBe(home.headers['content-security-policy']);
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
    const { status, headers } = await sendRequest(gateway.origin, '/api/docs/');
    expect([status, headers.location]).toEqual([301, '/api/docs']);
    expect((await sendRequest(gateway.origin, '/api/docs/index.html')).status).toBe(404);
  });

  test('any site may frame the pages for frames, which load nothing but their style', async () => {
    await publish(gateway.publishedFolder, `embed/conferences/${id}/index.html`, '<title>Spring</title>');
    await waitForFileCache();
    const { status, headers } = await sendRequest(gateway.origin, `/embed/conferences/${id}`);
    expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([200, 'no-cache', undefined]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; .* frame-ancestors \*$/);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    for (const path of ['/embed', '/embed/spring', `/embed/conferences/${id.replace('c', 'd')}`])
      expect([path, (await sendRequest(gateway.origin, path)).status]).toEqual([path, 404]);
  });

  test('the page of a conference names its oEmbed description, other pages do not', async () => {
    const link = async (path: string) => (await sendRequest(gateway.origin, path)).headers.link;
    expect(await link('/conferences/spring')).toBe(
      `<${gateway.origin}/api/oembed?url=${gateway.origin.replace('://', '%3A%2F%2F')}%2Fconferences%2Fspring>; rel="alternate"; type="application/json+oembed"`,
    );
    for (const path of ['/conferences', '/conferences/spring/changes', '/about'])
      expect(await link(path)).toBeUndefined();
  });
});
