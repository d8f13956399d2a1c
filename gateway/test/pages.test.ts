import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, mediaSources, startGateway } from './start-gateway.js';

const pagePolicy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' ${mediaSources}; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site dompurify`;

const someId = 'c0ffee00-0000-4000-8000-000000000000';

describe('pages behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
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
    const answer = await sendRequest(gateway.origin, path);
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, appShell, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBeUndefined();
  });

  test.each([
    '/admin',
    '/admin/login',
    ...['content', 'hero-images', 'timeline', 'team', 'partners', 'testimonials', 'conferences', 'feeds', 'status'].map(
      (section) => `/admin/${section}`,
    ),
    '/admin/conference-management',
    '/admin/conference-management/create',
    '/admin/conference-management/speakers',
    ...['edit', 'sessions', 'partners', 'documents'].map((view) => `/admin/conference-management/${someId}/${view}`),
  ])('%s is neither kept nor indexed', async (path) => {
    const { status, text, headers } = await sendRequest(gateway.origin, path);
    expect([status, text, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      appShell,
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
    const { status, headers } = await sendRequest(gateway.origin, `${path}?from=mail`);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      `${path.slice(0, -1)}?from=mail`,
      'no-store',
    ]);
  });

  test.each(['//about/', '//elsewhere.example/about/', '/\\conferences/spring/', '//conferences/spring/'])(
    '%s leads to no other site',
    async (path) => {
      const { status, headers } = await sendRequest(gateway.origin, path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );

  test.each([
    '/nowhere',
    '/about/us',
    '/index.html',
    '/blog/a-post',
    '/podcasts/an-episode/notes',
    '/admin/nowhere',
    '/admin/nowhere/',
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
    const { status, text, headers } = await sendRequest(gateway.origin, path);
    expect([status, text, headers['cache-control']]).toEqual([404, appShell, 'no-store']);
  });

  test('a page says what it may load, and that it is nobody’s frame', async () => {
    const { headers } = await sendRequest(gateway.origin, '/');
    expect(headers).toMatchObject({
      'content-security-policy': pagePolicy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), display-capture=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['strict-transport-security']).toBeUndefined(); // a lie over http
  });

  test('the 404 page has the same policies, and an id by which it is found in the log', async () => {
    const { headers } = await sendRequest(gateway.origin, '/nowhere');
    expect(headers['content-security-policy']).toBe(pagePolicy);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('an unchanged page costs a 304 that leaves its policies alone', async () => {
    const { headers } = await sendRequest(gateway.origin, '/about');
    const again = await sendRequest(gateway.origin, '/about', { headers: { 'If-None-Match': headers.etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect([undefined, pagePolicy]).toContain(again.headers['content-security-policy']);
  });

  test('a page cannot be written to', async () => {
    const { status, headers, text } = await sendRequest(gateway.origin, '/about', { method: 'POST', body: 'x' });
    expect([status, headers['cache-control']]).toEqual([405, 'no-store']);
    expect(text).toContain('This page is not available at the moment');
    const style = await sendRequest(gateway.origin, '/gateway/unavailable.css');
    expect([style.status, style.headers['content-type']]).toEqual([200, expect.stringContaining('text/css')]);
  });
});
