import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from './ask.js';
import { type Gateway, kinds, shell, startGateway } from './start-gateway.js';

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site dompurify";

describe.each(kinds)('pages behind the %s', (kind) => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterEach(() => gateway.services.conferences.reset());
  afterAll(() => gateway.stop());

  test.each(['/', '/about', '/research', '/conferences', '/conferences/spring-2026', '/support', '/contact'])(
    '%s is a page that the browser asks about each time',
    async (path) => {
      const answer = await ask(gateway.origin, path);
      expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, shell, 'no-cache']);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-robots-tag']).toBeUndefined();
    },
  );

  test.each(['/admin', '/admin/login', '/admin/hero-images'])('%s is neither kept nor indexed', async (path) => {
    const { status, text, headers } = await ask(gateway.origin, path);
    expect([status, text, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      shell,
      'no-store',
      'noindex',
    ]);
  });

  test.each(['/about/', '/conferences/', '/admin/'])('%s leads to the page without the slash', async (path) => {
    const { status, headers } = await ask(gateway.origin, path);
    expect([status, headers.location]).toEqual([301, path.slice(0, -1)]);
  });

  test.each([
    '/nowhere',
    '/about/us',
    '/index.html',
    '/admin/a/b',
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
