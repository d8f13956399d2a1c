import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeBody } from './decode-body.js';
import { pageHtml, publish, unpublish } from './publish.js';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, startGateway, waitForFileCache } from './start-gateway.js';

const sessionId = 'c0ffee00-0000-4000-8000-000000000000';
const arabic = encodeURIComponent('مجلس-2026');

/** Each test has pages of its own, because nginx caches file information for a second. */
describe('published pages behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterEach(() => Promise.all(Object.values(gateway.services).map((service) => service.reset())));
  afterAll(() => gateway.stop());

  const visit = (path: string, headers = {}, method = 'GET') => sendRequest(gateway.origin, path, { headers, method });
  const forwardedPaths = () =>
    Object.values(gateway.services).flatMap((service) => service.requests.map(({ url }) => url));

  test.each([
    ['/', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about?from=mail', 'about/index.html'],
    ['/conferences', 'conferences/index.html'],
    ['/conferences/spring-2026', 'conferences/spring-2026/index.html'],
    [`/conferences/${arabic}`, 'conferences/مجلس-2026/index.html'],
    [`/conferences/${arabic.toLowerCase()}`, 'conferences/مجلس-2026/index.html'],
    [`/conferences/${arabic}/sessions/${sessionId}`, `conferences/مجلس-2026/sessions/${sessionId}/index.html`],
    [`/conferences/a/sessions/${arabic}`, 'conferences/a/sessions/مجلس-2026/index.html'],
    ['/conferences/a/changes', 'conferences/a/changes/index.html'],
    ['/speakers', 'speakers/index.html'],
    [`/speakers/${arabic}`, 'speakers/مجلس-2026/index.html'],
    ['/podcasts/the-judge', 'podcasts/the-judge/index.html'],
    ['/privacy', 'privacy/index.html'],
    [`/${arabic}`, 'مجلس-2026/index.html'],
    ['/podcasts/%E6%95%85%E4%BA%8B', 'podcasts/故事/index.html'],
  ])('%s is the prerendered page, and no service gets a request', async (path, file) => {
    await publish(gateway.publishedFolder, file, pageHtml(file));
    const { status, text, headers } = await visit(path);
    expect([status, text, headers['cache-control']]).toEqual([200, pageHtml(file), 'no-cache']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(pageHtml(file))),
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^"/),
    });
    expect(forwardedPaths()).toEqual([]);
  });

  test('a prerendered page has the headers of every page', async () => {
    await publish(gateway.publishedFolder, 'support/index.html', pageHtml('Support'));
    const [notPrerendered, prerendered] = await Promise.all([visit('/blog'), visit('/support')]);
    const ignoredHeaders = ['content-length', 'etag', 'last-modified', 'date', 'x-request-id'];
    const others = (headers: object) => Object.entries(headers).filter(([name]) => !ignoredHeaders.includes(name));
    expect(Object.fromEntries(others(prerendered.headers))).toEqual(Object.fromEntries(others(notPrerendered.headers)));
    expect(prerendered.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self'/,
    );
    const names = prerendered.rawHeaders.filter((_name, index) => index % 2 === 0).map((name) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('a client that accepts "%s" gets the %s file as it was published', async (accepted, encoding) => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/conferences/encoded', 'conferences/encoded/index.html'],
      ['/nowhere', '404/index.html'],
    ] as const) {
      await publish(gateway.publishedFolder, file, pageHtml(file));
      const response = await visit(path, { 'Accept-Encoding': accepted });
      expect([response.headers['content-encoding'], response.headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(decodeBody(response)).toBe(pageHtml(file));
    }
  });

  test('an unchanged page returns 304 in each encoding, and a changed one is sent', async () => {
    await publish(gateway.publishedFolder, 'research/index.html', pageHtml('Research'));
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { headers } = await visit('/research', { 'Accept-Encoding': accepted });
      for (const tag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
        const again = await visit('/research', { 'Accept-Encoding': accepted, 'If-None-Match': tag });
        expect([again.status, again.text, again.headers['cache-control'], again.headers.etag]).toEqual([
          304,
          '',
          'no-cache',
          headers.etag,
        ]);
      }
    }
    const before = await visit('/research');
    await publish(gateway.publishedFolder, 'research/index.html', pageHtml('Research and more'));
    await waitForFileCache();
    const changed = await visit('/research', { 'If-None-Match': before.headers.etag });
    expect([changed.status, changed.text]).toEqual([200, pageHtml('Research and more')]);
  });

  test('HEAD has the headers of GET', async () => {
    await publish(gateway.publishedFolder, 'podcasts/index.html', pageHtml('Podcasts'));
    const head = await visit('/podcasts', {}, 'HEAD');
    const { headers } = await visit('/podcasts');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
    expect(head.headers.etag).toBe(headers.etag);
  });

  test('a page appears, changes and disappears while the gateway runs', async () => {
    const file = 'conferences/changing/index.html';
    expect((await visit('/conferences/changing')).text).toBe(appShell);
    for (const version of ['Spring', 'Spring meeting']) {
      await publish(gateway.publishedFolder, file, pageHtml(version));
      await waitForFileCache();
      expect((await visit('/conferences/changing')).text).toBe(pageHtml(version));
    }
    await publish(gateway.publishedFolder, '404/index.html', pageHtml('404/index.html'));
    await unpublish(gateway.publishedFolder, file);
    await waitForFileCache();
    gateway.services.conferences.respond = () => ({ status: 404 });
    const withdrawn = await visit('/conferences/changing');
    expect([withdrawn.status, withdrawn.text]).toEqual([404, pageHtml('404/index.html')]);
    expect(forwardedPaths()).toEqual(['/api/conferences/slug/changing', '/api/conferences/slug/changing']);
  });

  test('the old page of a conference that moved redirects to the new one', async () => {
    await publish(gateway.publishedFolder, 'conferences/new/index.html', pageHtml('New'));
    gateway.services.conferences.respond = () => ({
      status: 301,
      headers: { Location: '/api/conferences/slug/new', 'Cache-Control': 'no-store' },
    });
    const { status, headers } = await visit('/conferences/old');
    expect([status, headers.location]).toEqual([301, '/conferences/new']);
    expect((await visit('/conferences/new')).text).toBe(pageHtml('New'));
  });

  test('while a page is replaced every visitor gets one complete version', async () => {
    const versions = [pageHtml('First'), pageHtml('A second, longer version')];
    const file = 'conferences/added/index.html';
    await publish(gateway.publishedFolder, file, pageHtml('First'));
    let isDone = false;
    const publisher = (async () => {
      for (let round = 0; round < 201; round += 1) {
        await publish(gateway.publishedFolder, file, versions[round % 2] ?? '');
        await wait(10);
      }
      isDone = true;
    })();
    const servedVersions = new Set<string>();
    while (!isDone)
      for (const accepted of ['br', 'gzip', 'identity']) {
        const response = await visit('/conferences/added', { 'Accept-Encoding': accepted });
        expect([response.status, versions.includes(decodeBody(response))]).toEqual([200, true]);
        servedVersions.add(decodeBody(response));
      }
    await publisher;
    expect(servedVersions.size).toBe(2);
  });

  test('a slash at the end redirects to the page without it, prerendered or not', async () => {
    await publish(gateway.publishedFolder, 'conferences/لقاء/index.html', pageHtml('Meeting'));
    const page = `/conferences/${encodeURIComponent('لقاء')}`;
    const { status, headers } = await visit(`${page}/?from=mail`);
    expect([status, headers.location]).toEqual([301, `${page}?from=mail`]);
    expect(forwardedPaths()).toEqual([]);
  });

  test('the staff area is never a published page', async () => {
    await publish(gateway.publishedFolder, 'admin/index.html', pageHtml('Admin'));
    expect((await visit('/admin')).text).toBe(appShell);
  });

  test('the page of another build is not served', async () => {
    await publish(`${gateway.publishedFolder}-of-another-build`, 'contact/index.html', pageHtml('Contact'));
    expect((await visit('/contact')).text).toBe(appShell);
  });

  test.each([
    '/conferences/..',
    '/conferences/%2e%2e',
    '/podcasts/%2e%2e%2f%2e%2e%2fsecret',
    `/conferences/../../sessions/${sessionId}`,
    `/conferences/%2e%2e/sessions/${sessionId}`,
    '/conferences/a/sessions/%2e%2e%2f%2e%2e%2f%2e%2e%2fsecret',
    '/speakers/%2e%2e%2f%2e%2e%2fsecret',
    '/conferences/..%5c..%5csecret',
    '/conferences/x%00',
  ])('%s reads nothing outside the published folder', async (path) => {
    const parentFolder = join(gateway.publishedFolder, '..');
    for (const name of ['index.html', 'secret/index.html', `sessions/${sessionId}/index.html`])
      await publish(parentFolder, name, 'secret');
    expect((await visit(path)).text).not.toContain('secret');
  });

  test('a slug that is too long for a file name leads to an existence check', async () => {
    const slug = encodeURIComponent('故'.repeat(120));
    expect(await visit(`/conferences/${slug}`)).toMatchObject({ status: 200, text: appShell });
    expect(forwardedPaths()).toEqual([`/api/conferences/slug/${slug}`]);
  });

  test('with every service down a prerendered page is served, and another one gets 503 with Retry-After', async () => {
    await publish(gateway.publishedFolder, 'conferences/kept/index.html', pageHtml('Kept'));
    await Promise.all(Object.values(gateway.services).map((service) => service.stop()));
    expect((await visit('/conferences/kept')).text).toBe(pageHtml('Kept'));
    expect(await visit('/conferences/autumn')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  });
});
