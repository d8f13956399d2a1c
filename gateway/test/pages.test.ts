import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, mediaSources, startGateway } from './start-gateway.js';

const schemeScript = /<script>([\s\S]*?)<\/script>/.exec(
  readFileSync(`${import.meta.dirname}/../../frontend/index.html`, 'utf8'),
)?.[1];
const schemeScriptHash = `'sha256-${createHash('sha256')
  .update(schemeScript ?? '')
  .digest('base64')}'`;
const pagePolicy = `default-src 'none'; script-src 'self' ${schemeScriptHash}; style-src 'self'; img-src 'self' data:; media-src 'self' ${mediaSources}; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types site dompurify service-worker`;

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
    '/conferences/spring-2026/sessions/opening',
    '/conferences/spring-2026/changes',
    '/conferences/spring-2026/proceedings',
    '/speakers',
    '/speakers/layla-haddad',
    '/support',
    '/contact',
    '/search',
  ])('%s is a page that browsers revalidate on each use', async (path) => {
    const response = await sendRequest(gateway.origin, path);
    expect([response.status, response.text, response.headers['cache-control']]).toEqual([200, appShell, 'no-cache']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['x-robots-tag']).toBeUndefined();
  });

  test.each([
    '/admin',
    '/admin/login',
    '/admin/team',
    `/admin/conference-management/${someId}/sessions/grid`,
    '/admin/nowhere',
  ])('%s is neither cached nor indexed', async (path) => {
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
    '/privacy/',
    `/${encodeURIComponent('خصوصية')}/`,
    '/podcasts/',
    `/podcasts/${encodeURIComponent('حديث')}/`,
    '/conferences/',
    '/conferences/spring-2026/',
    `/conferences/${encodeURIComponent('مجلس')}/`,
    `/conferences/spring-2026/sessions/${someId}/`,
    '/conferences/spring-2026/changes/',
    `/conferences/spring-2026/sessions/${encodeURIComponent('افتتاح')}/`,
    '/conferences/spring-2026/proceedings/',
    '/speakers/',
    `/speakers/${encodeURIComponent('ليلى')}/`,
    '/admin/',
    '/admin/activity/',
    '/admin/conference-management/',
    '/admin/conference-management/speakers/',
    `/admin/conference-management/${someId}/edit/`,
  ])('%s redirects to the page without the slash', async (path) => {
    const { status, headers } = await sendRequest(gateway.origin, `${path}?from=mail`);
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      `${path.slice(0, -1)}?from=mail`,
      'no-store',
    ]);
  });

  test.each([
    '//about/',
    '//elsewhere.example/about/',
    '/\\conferences/spring/',
    '//conferences/spring/',
    '//privacy/',
  ])('%s does not redirect to another site', async (path) => {
    const { status, headers } = await sendRequest(gateway.origin, path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  test.each([
    '/nowhere',
    '/about/us',
    '/index.html',
    '/blog/a-post',
    '/podcasts/an-episode/notes',
    '/admin/index.html',
    '/admin/gone.js',
    '/conferences/spring-2026/sessions',
    '/conferences/spring-2026/changes/today',
    '/conferences/spring-2026/sessions/opening/notes',
    '/conferences/spring-2026/proceedings/one',
    '/speakers/layla/more',
    `/conferences/spring-2026/documents/${someId}`,
    `/documents/${someId}.pdf`,
    '/live',
    '/ready',
    '/.secret',
    '/.br/assets/index-4f2a.js',
    '/%2ebr/index.html',
    '/images/a/',
    '/a.b',
    '/privacy/more',
    '/pictures/%2e%2e/.secret',
  ])('%s returns 404 with the app shell, which shows the 404 page', async (path) => {
    const { status, text, headers } = await sendRequest(gateway.origin, path);
    expect([status, text, headers['cache-control']]).toEqual([404, appShell, 'no-store']);
  });

  test('a page has a content security policy and cannot be framed', async () => {
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
    expect(headers['strict-transport-security']).toBeUndefined(); // there is no TLS
  });

  test('the 404 page has the same policies, and a request id that is in the log', async () => {
    const { headers } = await sendRequest(gateway.origin, '/nowhere');
    expect(headers['content-security-policy']).toBe(pagePolicy);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('a 304 of an unchanged page keeps its policies', async () => {
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
