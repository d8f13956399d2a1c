import { decodeBody } from './decode-body.js';
import { publish, publishImage, unpublish } from './publish.js';
import { sendRequest } from './send-request.js';
import { type Gateway, startGateway, waitForFileCache } from './start-gateway.js';

const sitemap = `<?xml version="1.0" encoding="UTF-8"?><urlset>${'<url/>'.repeat(500)}</urlset>`;
const texts = [
  ['/sitemap.xml', 'application/xml'],
  ['/sitemap-12.xml', 'application/xml'],
  ['/feeds/research.xml', 'application/xml'],
  ['/feeds/conferences/c0ffee00-0000-4000-8000-000000000000.xml', 'application/xml'],
  ['/ar/feeds/conferences.xml', 'application/xml'],
  ['/ms/feeds/conferences/c0ffee00-0000-4000-8000-000000000000.xml', 'application/xml'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
] as const;
const pictures = [
  ['/share/majlis.jpg', 'share/majlis.jpg'],
  [`/share/conferences/${encodeURIComponent('مجلس-2026')}.jpg`, 'share/conferences/مجلس-2026.jpg'],
  [
    '/share/sessions/c0ffee00-0000-4000-8000-000000000000.jpg',
    'share/sessions/c0ffee00-0000-4000-8000-000000000000.jpg',
  ],
  ['/share/podcasts/the-judge.jpg', 'share/podcasts/the-judge.jpg'],
  ['/share/pages/privacy.jpg', 'share/pages/privacy.jpg'],
  ['/ar/share/majlis.jpg', 'ar/share/majlis.jpg'],
  ['/ar/share/speakers/layla.jpg', 'ar/share/speakers/layla.jpg'],
] as const;

describe('published files other than pages, behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const visit = (path: string, headers = {}) => sendRequest(gateway.origin, path, { headers });

  test.each([...texts, ...pictures].map(([path]) => path))(
    '%s that does not exist is a short 404 that is not cached',
    async (path) => {
      const { status, text, headers } = await visit(path, { 'Accept-Encoding': 'br' });
      expect([status, text, headers['cache-control'], headers['content-type'], headers['content-encoding']]).toEqual([
        404,
        'There is no such file.\n',
        'no-store',
        'text/plain; charset=utf-8',
        undefined,
      ]);
    },
  );

  test.each(texts)('%s has the type %s, is revalidated on each use, and is no page', async (path, type) => {
    await publish(gateway.publishedFolder, path.slice(1), sitemap);
    await waitForFileCache();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const response = await visit(path, { 'Accept-Encoding': accepted, Cookie: 'sid=abc' });
      expect([response.status, decodeBody(response)]).toEqual([200, sitemap]);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept-Encoding',
      });
      expect(response.headers['content-encoding']).toBe(accepted === 'identity' ? undefined : accepted);
      const condition = { 'Accept-Encoding': accepted, 'If-None-Match': response.headers.etag };
      expect((await visit(path, condition)).status).toBe(304);
    }
    await unpublish(gateway.publishedFolder, path.slice(1));
    await waitForFileCache();
    expect((await visit(path)).status).toBe(404);
  });

  test.each(pictures)(
    '%s may be shown by any site, is cached for a day, and cannot run scripts',
    async (path, file) => {
      const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3]);
      await publishImage(gateway.publishedFolder, file, bytes);
      await waitForFileCache();
      const { status, body, headers } = await visit(path, { 'Accept-Encoding': 'gzip, br' });
      expect([status, body.equals(bytes)]).toEqual([200, true]);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': '8',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
      const again = await visit(path, { 'If-None-Match': headers.etag });
      expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=86400']);
    },
  );

  test.each([
    ...['/sitemap.xml.gz', '/.br/sitemap.xml', '/manifest.json', '/sitemap-a.xml', '/feeds', '/share'],
    ...['/feeds/research.html', '/share/conferences/a/b.jpg', '/share/others/a.jpg', '/share/..%2fmanifest.jpg'],
  ])('no other file of that folder is served: %s', async (path) => {
    for (const name of ['sitemap.xml', 'manifest.json', 'sitemap-a.xml', 'feeds/research.html', 'manifest.jpg'])
      await publish(gateway.publishedFolder, name, 'not for visitors');
    for (const name of ['share/conferences/a/b.jpg', 'share/others/a.jpg'])
      await publish(gateway.publishedFolder, name, 'not for visitors');
    const { status, text } = await visit(path);
    expect([status, text.includes('not for visitors')]).toEqual([404, false]);
  });

  test.each(['PUT', 'POST', 'DELETE'])('%s cannot write published files', async (method) => {
    await publish(gateway.publishedFolder, 'sitemap.xml', sitemap);
    expect(await sendRequest(gateway.origin, '/sitemap.xml', { method, body: 'x' })).toMatchObject({ status: 405 });
  });
});
