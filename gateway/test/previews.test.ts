import { decodeBody } from './decode-body.js';
import { pageHtml, publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, startGateway } from './start-gateway.js';

const token = `${'a-B_'.repeat(10)}xyz`;
const preview = `preview=conferences.${token}`;
const pages = ['/', '/about', '/conferences/spring'];

describe('previews of drafts, behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    for (const file of ['index.html', 'about/index.html', 'conferences/spring/index.html', '404/index.html'])
      await publish(gateway.publishedFolder, file, pageHtml(file));
  });
  afterEach(() => Promise.all(Object.values(gateway.services).map((service) => service.reset())));
  afterAll(() => gateway.stop());

  const visit = (path: string, headers = {}) => sendRequest(gateway.origin, path, { headers });

  test.each([...pages, '/conferences/not-public-yet'])(
    'the preview of %s is the app shell, which nobody finds, keeps or frames from elsewhere',
    async (page) => {
      expect((await visit(`${page}?preview=public`)).text).toBe(appShell);
      for (const accepted of ['br', 'gzip', 'identity']) {
        const response = await visit(`${page}?${preview}`, { 'Accept-Encoding': accepted });
        expect([response.status, decodeBody(response)]).toEqual([200, appShell]);
        expect(response.headers).toMatchObject({
          'x-robots-tag': 'noindex',
          'cache-control': 'private, no-store',
          'x-frame-options': 'SAMEORIGIN',
          'content-security-policy': expect.stringContaining("frame-ancestors 'self';"),
        });
      }
      expect(gateway.services.conferences.requests).toEqual([]);
    },
  );

  test.each([
    ...pages,
    '/about?filter=x',
    '/about?preview=',
    '/about?preview=conferences.short',
    `/about?preview=other.${token}`,
    `/about?x=${preview}`,
    `/admin?${preview}`,
    `/admin/content?${preview}`,
  ])('%s is no preview, so no page may frame it', async (path) => {
    const { headers, text } = await visit(path);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none';"),
    });
    if (path.startsWith('/admin')) expect(headers['cache-control']).toBe('no-store');
    else {
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-cache');
      expect(text).not.toBe(appShell);
    }
  });

  test('a read with a token reaches the service, is not cached, and is not answered from the cache', async () => {
    const path = '/api/conferences/slug/spring';
    gateway.services.conferences.respond = ({ headers }) => ({
      body: headers.preview ? 'draft' : 'public',
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    });
    const read = async (headers = {}) => (await visit(path, headers)).text;
    expect(await read({ Preview: token })).toBe('"draft"');
    expect(await read()).toBe('"public"');
    expect(await read({ Preview: token })).toBe('"draft"');
    expect(await read()).toBe('"public"');
    expect(await read({ Preview: 'public' })).toBe('"public"');
    expect(gateway.services.conferences.requests.map(({ headers }) => headers.preview)).toEqual([
      token,
      undefined,
      token,
    ]);
  });
});
