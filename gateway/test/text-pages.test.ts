import { sendRequest } from './send-request.js';
import { appShell, type Gateway, startGateway } from './start-gateway.js';

describe('pages that staff write, behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.services.cms.reset());
  afterAll(() => gateway.stop());

  test('an unknown page of staff returns 404, whatever the script of its slug', async () => {
    const existing = encodeURIComponent('خصوصية');
    gateway.services.cms.respond = ({ url }) => ({ status: url.endsWith(existing) ? 200 : 404 });
    const paths = [`/${existing}?from=mail`, '/no-such-page', '/wp-login.php'];
    const [served, missing, file] = await Promise.all(paths.map((path) => sendRequest(gateway.origin, path)));
    expect([served?.status, missing?.status, missing?.text, missing?.headers['cache-control'], file?.status]).toEqual([
      200,
      404,
      appShell,
      'no-store',
      404,
    ]);
    const requests = gateway.services.cms.requests.map(({ url }) => url);
    expect(requests.sort()).toEqual([existing, 'no-such-page'].map((slug) => `/api/cms/pages/slug/${slug}`).sort());
    await gateway.services.cms.stop();
    expect((await sendRequest(gateway.origin, '/unheard-of')).status).toBe(503);
  });

  test.each([
    ['/api/cms/pages/slug/data-protection', '/data-protection'],
    [`/api/cms/pages/slug/${encodeURIComponent('خصوصية')}`, `/${encodeURIComponent('خصوصية')}`],
    ['/api/cms/pages/slug/a/b', '/conferences'],
    ['/api/cms/pages/slug//elsewhere.example', '/conferences'],
  ])('with the Location %s from the service a page of staff redirects to %s', async (Location, target) => {
    gateway.services.cms.respond = () => ({ status: 301, headers: { Location, 'Cache-Control': 'no-store' } });
    const { status, headers } = await sendRequest(gateway.origin, '/privacy');
    expect([status, headers.location, headers['cache-control']]).toEqual([301, target, 'no-store']);
  });

  test('an unknown page is a 404 for staff, too, and the preview of a draft is the app shell', async () => {
    const staff = await sendRequest(gateway.origin, '/privacy', { headers: { Cookie: 'sid=abc' } });
    expect([staff.status, gateway.services.cms.requests.length]).toEqual([404, 1]);
    const preview = await sendRequest(gateway.origin, `/draft-only?preview=cms.${'a'.repeat(43)}`);
    expect([preview.status, preview.text, preview.headers['cache-control']]).toEqual([
      200,
      appShell,
      'private, no-store',
    ]);
    expect(gateway.services.cms.requests).toHaveLength(1);
  });
});
