import { decodeBody } from './decode-body.js';
import { pageHtml, publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { appShell, arabicStaffShell, type Gateway, staffShell, startGateway } from './start-gateway.js';

const sessionId = 'c0ffee00-0000-4000-8000-000000000000';

describe('published pages for visitors and staff, behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
    for (const file of ['index.html', 'about/index.html', 'conferences/spring/index.html', '404/index.html'])
      await publish(gateway.publishedFolder, file, pageHtml(file));
  });
  afterEach(() => Promise.all([gateway.services.conferences.reset(), gateway.services.feeds.reset()]));
  afterAll(() => gateway.stop());

  const visit = (path: string, headers = {}, method = 'GET') => sendRequest(gateway.origin, path, { headers, method });
  const forwardedPaths = () =>
    Object.values(gateway.services).flatMap((service) => service.requests.map(({ url }) => url));

  test.each(['sid=abc', '__Host-sid=abc', 'theme=dark; __Host-sid=abc'])(
    'staff (%s) get the app shell with a link to the editor, because they see drafts and what they just saved',
    async (Cookie) => {
      gateway.services.conferences.respond = ({ url }) => ({ status: url.endsWith('/spring') ? 200 : 404 });
      for (const accepted of ['br', 'gzip', 'identity']) {
        const as = { Cookie, 'Accept-Encoding': accepted };
        const [home, about, spring, unknown, nowhere] = await Promise.all(
          ['/', '/about', '/conferences/spring', '/conferences/unknown', '/nowhere'].map((path) => visit(path, as)),
        );
        const results = [home, about, spring, unknown, nowhere].map(
          (response) => response && [response.status, decodeBody(response)],
        );
        expect(results).toEqual([200, 200, 200, 404, 404].map((status) => [status, staffShell]));
      }
      expect(new Set(forwardedPaths())).toEqual(
        new Set(['/api/conferences/slug/spring', '/api/conferences/slug/unknown', '/api/cms/pages/slug/nowhere']),
      );
    },
  );

  test('a preview has no link to the editor, and the link is in the language of the page', async () => {
    const Cookie = 'sid=abc';
    expect((await visit('/about?preview=public', { Cookie })).text).toBe(appShell);
    expect((await visit('/ar/about', { Cookie })).text).toBe(arabicStaffShell);
    expect((await visit('/index.en-staff.html', { Cookie })).status).toBe(404);
  });

  test('after signing in or out a cached page is not reused', async () => {
    const prerendered = await visit('/about');
    const asStaff = await visit('/about', { Cookie: 'sid=abc', 'If-None-Match': prerendered.headers.etag });
    expect([asStaff.status, asStaff.text]).toEqual([200, staffShell]);
    const signedOut = await visit('/about', { 'If-None-Match': asStaff.headers.etag });
    expect([signedOut.status, signedOut.text]).toEqual([200, pageHtml('about/index.html')]);
  });

  test.each(['sidecar=1', 'aside=sid', 'x=1; mysid=2'])(
    'another cookie (%s) does not count as staff',
    async (Cookie) => {
      expect((await visit('/about', { Cookie })).text).toBe(pageHtml('about/index.html'));
    },
  );

  test('an unknown path returns 404 with the prerendered 404 page, which is not cached', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    gateway.services.feeds.respond = () => ({ status: 404 });
    for (const path of [
      ...['/nowhere', '/about/us', '/404', '/index.html', '/about/index.html', '/404/index.html', '/.br/index.html'],
      ...['/conferences/unknown', '/podcasts/unknown', `/conferences/a/sessions/${sessionId}`],
    ]) {
      const { status, text, headers } = await visit(path);
      expect([path, status, text]).toEqual([path, 404, pageHtml('404/index.html')]);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect((await visit(path, { 'If-None-Match': headers.etag ?? '*' })).status).toBe(404);
    }
    expect(await visit('/assets/gone.js')).toMatchObject({ status: 404, text: 'There is no such file.\n' });
  });
});
