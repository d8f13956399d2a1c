import { sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

const someId = 'c0ffee00-0000-4000-8000-000000000000';

describe('services behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterEach(() => Promise.all(Object.values(gateway.services).map((service) => service.reset())));
  afterAll(() => gateway.stop());

  test.each([
    ['/api/auth/session', 'cms'],
    ['/api/auth/google?popup=1', 'cms'],
    ['/api/cms/content', 'cms'],
    ['/api/cms/hero-images/deleted', 'cms'],
    ['/api/search?q=faith%20and%20reason&kind=session', 'cms'],
    ['/api/conferences', 'conferences'],
    ['/api/cms/album-thumbnail', 'cms'],
    ['/api/conferences/slug/open-day', 'conferences'],
    ['/api/conferences/7/programme', 'conferences'],
    ['/api/conferences/7/documents/order', 'conferences'],
    ['/api/sessions/7', 'conferences'],
    ['/api/people', 'conferences'],
    ['/api/speakers', 'conferences'],
    ['/api/session-speakers', 'conferences'],
    ['/api/research-items', 'feeds'],
    ['/api/blog-posts', 'feeds'],
    ['/api/podcast-episodes', 'feeds'],
    ['/api/podcast-episodes/summaries', 'feeds'],
    ['/api/podcast-episodes/slug/open-day', 'feeds'],
    ['/api/podcast-episodes/related/open-day', 'feeds'],
    ['/api/feeds/sources', 'feeds'],
    ['/api/instagram-posts', 'feeds'],
    ['/api/feeds', 'feeds'],
    [`/calendars/conferences/${someId}.ics`, 'conferences'],
    [`/calendars/conferences/${someId}/choice.ics?sessions=${someId},${someId}`, 'conferences'],
    [`/calendars/sessions/${someId}.ics`, 'conferences'],
    [`/calendars/speakers/${someId}.ics`, 'conferences'],
  ] as const)('%s is handled by %s', async (path, service) => {
    const { status, text } = await sendRequest(gateway.origin, path);
    expect([status, JSON.parse(text)]).toEqual([200, { from: service, count: 1 }]);
    expect(gateway.services[service].requests.map(({ url }) => url)).toEqual([path]);
  });

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/cmsx',
    '/api/conferencesx',
    '/api/searching',
    '/api/search/',
    '/api/live',
  ])('%s belongs to no service', async (path) => {
    const { status, headers, text } = await sendRequest(gateway.origin, path);
    if (path === '/api') return expect(status).toBe(404);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([404, 'application/json', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({
      message: 'There is nothing at this address.',
      requestId: headers['x-request-id'],
    });
  });

  test('the gateway’s own request id goes to the service and to the visitor', async () => {
    const { rawHeaders, headers } = await sendRequest(gateway.origin, '/api/auth/session', {
      headers: { 'X-Request-Id': 'made-up' },
    });
    expect(gateway.services.cms.requests[0]?.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(rawHeaders.filter((name) => /^x-request-id$/i.test(name))).toHaveLength(1);
  });

  test('only listed headers reach a service', async () => {
    await sendRequest(gateway.origin, '/api/cms/hero-images/order', {
      method: 'PUT',
      body: '{}',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': 2,
        Cookie: 'sid=abc',
        Origin: 'http://localhost:8080',
        'Sec-Fetch-Site': 'same-origin',
        'User-Agent': 'a browser',
        'If-Match': '"3"',
        'X-Forwarded-For': '9.9.9.9',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Host': 'elsewhere.example',
        'X-Real-IP': '9.9.9.9',
        Forwarded: 'for=9.9.9.9',
        'X-Staff-Email': 'amal@majlis.example',
        'X-Original-URL': '/ready',
        'X-HTTP-Method-Override': 'DELETE',
        Authorization: 'Bearer x',
        Expect: '100-continue',
      },
    });
    const {
      'x-request-id': _id,
      connection: _connection,
      ...headers
    } = gateway.services.cms.requests[0]?.headers ?? {};
    expect(headers).toEqual({
      host: '127.0.0.1',
      'content-type': 'application/json',
      'content-length': '2',
      cookie: 'sid=abc',
      origin: 'http://localhost:8080',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'a browser',
      'if-match': '"3"',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'the path, query and body of a %s reach the service unchanged',
    async (method) => {
      const path = `/api/conferences/${encodeURIComponent('مجلس')}%2Fa?from=%20a&b`;
      await sendRequest(gateway.origin, path, { method, body: '{}', headers: { 'Content-Length': '2' } });
      expect(gateway.services.conferences.requests).toMatchObject([{ method, url: path, bytes: 2 }]);
    },
  );

  test.each(['/gateway/cached-read', '/gateway/send-once', '/gateway/search-page', '/gateway/session-check'])(
    'nobody can request %s, which is a step of other requests',
    async (path) => {
      for (const method of ['GET', 'PUT']) {
        const { status } = await sendRequest(gateway.origin, path, { method });
        expect([method, status]).toEqual([method, 404]);
      }
      expect(Object.values(gateway.services).flatMap(({ requests }) => requests)).toEqual([]);
    },
  );

  test('status, body and cookies of a service are forwarded; the policies are the gateway’s', async () => {
    gateway.services.cms.respond = () => ({
      status: 409,
      headers: {
        'Set-Cookie': ['sid=new; HttpOnly', 'oauth=; Max-Age=0'],
        'X-Powered-By': 'Express',
        'Content-Security-Policy': 'default-src *',
        ETag: 'W/"7"',
      },
      body: { message: 'Somebody else has changed it' },
    });
    const { status, text, headers } = await sendRequest(gateway.origin, '/api/cms/content', { method: 'POST' });
    expect([status, JSON.parse(text)]).toEqual([409, { message: 'Somebody else has changed it' }]);
    expect(headers['set-cookie']).toEqual(['sid=new; HttpOnly', 'oauth=; Max-Age=0']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('redirects of the sign-in are forwarded unchanged', async () => {
    gateway.services.cms.respond = () => ({
      status: 302,
      headers: { Location: '/admin/login?outcome=denied&popup=1' },
    });
    const { status, headers } = await sendRequest(gateway.origin, '/api/auth/google/callback?code=a&state=b');
    expect([status, headers.location]).toEqual([302, '/admin/login?outcome=denied&popup=1']);
    expect(gateway.services.cms.requests[0]?.url).toBe('/api/auth/google/callback?code=a&state=b');
  });

  test('the redirect of a conference with a new slug is forwarded unchanged', async () => {
    const moved = { Location: `/api/conferences/slug/${encodeURIComponent('مجلس')}`, 'Cache-Control': 'no-store' };
    gateway.services.conferences.respond = () => ({ status: 301, headers: moved });
    for (const cookie of ['', 'sid=abc']) {
      const { status, headers } = await sendRequest(gateway.origin, '/api/conferences/slug/old', {
        headers: { Cookie: cookie },
      });
      expect([status, headers.location, headers['cache-control']]).toEqual([301, moved.Location, 'no-store']);
    }
  });

  test('a service that is down returns 502 with a JSON error and Retry-After', async () => {
    await gateway.services.feeds.stop();
    const { status, headers, text } = await sendRequest(gateway.origin, '/api/feeds');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([502, '5', 'no-store']);
    expect(JSON.parse(text)).toMatchObject({
      message: 'This part of the site is not available at the moment. Please try again shortly.',
      requestId: headers['x-request-id'],
    });
  });
});
