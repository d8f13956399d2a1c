import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from './ask.js';
import { type Gateway, kinds, mediaSources, shell, startGateway } from './start-gateway.js';

const pagePolicy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' ${mediaSources}; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site dompurify`;

const someId = 'c0ffee00-0000-4000-8000-000000000000';

describe.each(kinds)('pages behind the %s', (kind) => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterEach(() => Promise.all([gateway.services.conferences.reset(), gateway.services.feeds.reset()]));
  afterAll(() => gateway.stop());

  test.each([
    '/',
    '/about',
    '/research',
    '/blog',
    '/podcasts',
    '/podcasts/the-judge-who-said-no',
    '/conferences',
    '/conferences/spring-2026',
    `/conferences/spring-2026/sessions/${someId}`,
    '/support',
    '/contact',
  ])('%s is a page that the browser asks about each time', async (path) => {
    const answer = await ask(gateway.origin, path);
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, shell, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
  });

  test.each([
    '/admin',
    '/admin/login',
    '/admin/hero-images',
    '/admin/feeds',
    '/admin/conferences',
    '/admin/conference-management',
    '/admin/conference-management/create',
    '/admin/conference-management/speakers',
    ...['edit', 'sessions', 'partners', 'documents'].map((view) => `/admin/conference-management/${someId}/${view}`),
  ])('%s is neither kept nor indexed', async (path) => {
    const { status, text, headers } = await ask(gateway.origin, path);
    expect([status, text, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      shell,
      'no-store',
      'noindex',
    ]);
  });

  test.each([
    '/about/',
    '/blog/',
    '/podcasts/',
    `/podcasts/${encodeURIComponent('حديث')}/`,
    '/conferences/',
    '/conferences/spring-2026/',
    `/conferences/${encodeURIComponent('مجلس')}/`,
    `/conferences/spring-2026/sessions/${someId}/`,
    '/admin/',
    '/admin/conference-management/',
    '/admin/conference-management/speakers/',
    `/admin/conference-management/${someId}/edit/`,
  ])('%s leads to the page without the slash', async (path) => {
    const { status, headers } = await ask(gateway.origin, `${path}?from=mail`);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      `${path.slice(0, -1)}?from=mail`,
      'no-store',
    ]);
  });

  test.each(['//about/', '//elsewhere.example/about/', '/\\conferences/spring/', '//conferences/spring/'])(
    '%s leads to no other site',
    async (path) => {
      const { status, headers } = await ask(gateway.origin, path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test.each([
    '/nowhere',
    '/about/us',
    '/index.html',
    '/blog/a-post',
    '/podcasts/an-episode/notes',
    '/admin/a/b',
    '/admin/a/b/',
    '/admin/conference-management/delete',
    '/admin/conference-management/7/edit',
    `/admin/conference-management/${someId}`,
    `/admin/conference-management/${someId}/speakers`,
    '/conferences/spring-2026/sessions',
    '/conferences/spring-2026/sessions/7',
    `/conferences/spring-2026/documents/${someId}`,
    `/documents/${someId}.pdf`,
    '/live',
    '/ready',
    '/.secret',
    '/.br/assets/index-4f2a.js',
    '/%2ebr/index.html',
    '/images/',
    '/pictures/%2e%2e/.secret',
  ])('%s answers 404 with the application, which shows its 404 page', async (path) => {
    const { status, text, headers } = await ask(gateway.origin, path);
    expect([status, text, headers['cache-control']]).toEqual([404, shell, 'no-store']);
  });

  test('a page says what it may load, and that it is nobody’s frame', async () => {
    const { headers } = await ask(gateway.origin, '/');
    expect(headers).toMatchObject({
      'content-security-policy': pagePolicy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), display-capture=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['strict-transport-security']).toBeUndefined(); // a lie over http
  });

  test('the 404 page has the same policies', async () => {
    const { headers } = await ask(gateway.origin, '/nowhere');
    expect(headers['content-security-policy']).toBe(pagePolicy);
  });

  test('an unchanged page costs a 304 that leaves its policies alone', async () => {
    const { headers } = await ask(gateway.origin, '/about');
    const again = await ask(gateway.origin, '/about', { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect([undefined, pagePolicy]).toContain(again.headers['content-security-policy']);
  });

  test('a conference that the service does not know answers 404', async () => {
    gateway.services.conferences.reply = ({ url }) => ({ status: url.endsWith('/draft') ? 404 : 200 });
    const known = await ask(gateway.origin, '/conferences/open-day');
    const hidden = await ask(gateway.origin, '/conferences/draft');
    expect([known.status, hidden.status, hidden.text]).toEqual([200, 404, shell]);
    expect(gateway.services.conferences.asked.map(({ url }) => url)).toEqual([
      '/api/conferences/slug/open-day',
      '/api/conferences/slug/draft',
    ]);
  });

  test('staff are asked about with their session, for they see drafts', async () => {
    gateway.services.conferences.reply = ({ headers }) => ({ status: headers.cookie ? 200 : 404 });
    const staff = await ask(gateway.origin, '/conferences/next-year', { headers: { Cookie: '__Host-sid=abc' } });
    const visitor = await ask(gateway.origin, '/conferences/next-year');
    expect([staff.status, visitor.status]).toEqual([200, 404]);
  });

  test('a slug in any script reaches the service as it was written', async () => {
    const slug = encodeURIComponent('مجلس-2026');
    await ask(gateway.origin, `/conferences/${slug}?from=mail`);
    expect(gateway.services.conferences.asked.map(({ url }) => url)).toEqual([`/api/conferences/slug/${slug}`]);
  });

  test('the page of a session answers 404 when the service knows no such session', async () => {
    const [session, other] = [someId.replace('c0ffee', 'facade'), someId.replace('c0ffee', 'beef00')];
    gateway.services.conferences.reply = ({ url, headers }) => ({
      status: url.endsWith(session) || headers.cookie ? 200 : 404,
    });
    const page = `/conferences/${encodeURIComponent('مجلس')}/sessions/`;
    const known = await ask(gateway.origin, `${page}${session}?from=mail`);
    const unknown = await ask(gateway.origin, page + other);
    const staff = await ask(gateway.origin, page + other, { headers: { Cookie: 'sid=abc' } });
    expect([known.status, unknown.status, staff.status]).toEqual([200, 404, 200]);
    expect([unknown.text, unknown.headers['cache-control']]).toEqual([shell, 'no-store']);
    expect(gateway.services.conferences.asked.map(({ url }) => url)).toEqual([
      `/api/sessions/${session}`,
      `/api/sessions/${other}`,
      `/api/sessions/${other}`,
    ]);
  });

  test('an episode that the service does not know answers 404, whatever the script of its slug', async () => {
    const [known, unknown] = [encodeURIComponent('حديث-عن-الحرية'), 'no-such-episode'];
    gateway.services.feeds.reply = ({ url }) => ({ status: url.endsWith(known) ? 200 : 404 });
    const found = await ask(gateway.origin, `/podcasts/${known}?from=mail`);
    const missing = await ask(gateway.origin, `/podcasts/${unknown}`);
    expect([found.status, missing.status, missing.text, missing.headers['cache-control']]).toEqual([
      200,
      404,
      shell,
      'no-store',
    ]);
    const asked = [known, unknown].map((slug) => `/api/podcast-episodes/slug/${slug}`);
    expect(gateway.services.feeds.asked.map(({ url }) => url)).toEqual(asked);
    await gateway.services.feeds.stop();
    expect((await ask(gateway.origin, '/podcasts/unheard-of')).status).toBe(200);
  });

  test.each([
    ['autumn-2026', 'autumn-meeting-2026'],
    ['spring-2027', encodeURIComponent('مجلس-2027')],
    [encodeURIComponent('لقاء'), 'meeting'],
  ])('the page of a conference that moved from %s leads to %s', async (old, slug) => {
    gateway.services.conferences.reply = () => ({
      status: 301,
      headers: { Location: `/api/conferences/slug/${slug}`, 'Cache-Control': 'no-store' },
    });
    for (const headers of [{}, {}, { Cookie: '__Host-sid=abc' }]) {
      const answer = await ask(gateway.origin, `/conferences/${old}?from=mail&again`, { headers });
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        301,
        `/conferences/${slug}?from=mail&again`,
        'no-store',
      ]);
    }
  });

  test.each([undefined, 'https://elsewhere.example/', '/api/conferences/slug/a/b', '//elsewhere.example/'])(
    'a service that says %s is where a conference moved to leads to the list',
    async (Location) => {
      gateway.services.conferences.reply = () => ({
        status: 301,
        headers: { ...(Location && { Location }), 'Cache-Control': 'no-store' },
      });
      const { status, headers } = await ask(gateway.origin, '/conferences/odd');
      expect([status, headers.location]).toEqual([301, '/conferences']);
    },
  );

  test('the page of a conference is shown when nobody can say whether it exists', async () => {
    await gateway.services.conferences.stop();
    const { status, text } = await ask(gateway.origin, '/conferences/unheard-of');
    expect([status, text]).toEqual([200, shell]);
  });

  test('a page cannot be written to', async () => {
    const { status, headers, text } = await ask(gateway.origin, '/about', { method: 'POST', body: 'x' });
    expect([status, headers['cache-control']]).toEqual([405, 'no-store']);
    expect(text).toContain('This page is not available at the moment');
    const style = await ask(gateway.origin, '/gateway/unavailable.css');
    expect([style.status, style.headers['content-type']]).toEqual([200, expect.stringContaining('text/css')]);
  });
});
