import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeBody } from './decode-body.js';
import { pageHtml, publish } from './publish.js';
import { sendRequest } from './send-request.js';
import { appShell, type Gateway, staffShell, startGateway, waitForFileCache } from './start-gateway.js';

const someId = 'c0ffee00-0000-4000-8000-000000000000';
const arabic = encodeURIComponent('مجلس-2028');

describe('pages whose existence only a service knows, behind nginx', () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterEach(() => Promise.all(Object.values(gateway.services).map((service) => service.reset())));
  afterAll(() => gateway.stop());

  test('the list has as many pages as the service says', async () => {
    gateway.services.conferences.respond = ({ url }) => ({ status: url.endsWith('=3') ? 404 : 200 });
    const statuses = [];
    for (const page of ['2', '3', '0', 'x', '2/3', '2/'])
      statuses.push((await sendRequest(gateway.origin, `/conferences/pages/${page}`)).status);
    expect(statuses).toEqual([200, 404, 404, 404, 404, 301]);
    expect(gateway.services.conferences.requests.map(({ url }) => url)).toEqual([
      '/api/conferences?page=2',
      '/api/conferences?page=3',
    ]);
  });

  test('a list of any service has as many pages as that says', async () => {
    const { cms, conferences, feeds } = gateway.services;
    for (const service of [cms, conferences, feeds])
      service.respond = ({ url }) => ({ status: /page=3\b/.test(url) ? 404 : 200 });
    const lists = ['endorsements', 'partners', 'team', 'journey', 'research', 'blog', 'podcasts', 'speakers'];
    for (const list of lists) expect((await sendRequest(gateway.origin, `/lists/${list}/2`)).status).toBe(200);
    const others = ['/lists/team/3', '/lists/team/0', '/lists/team', '/lists/team/2/'];
    const statuses = [];
    for (const path of others) statuses.push((await sendRequest(gateway.origin, path)).status);
    expect(statuses).toEqual([404, 404, 404, 301]);
    await sendRequest(gateway.origin, '/ar/lists/blog/2');
    const requests = [cms, feeds, conferences].map((service) => service.requests.map(({ url }) => url));
    expect(requests).toEqual([
      ['testimonials', 'footer-partners', 'team-members', 'timeline']
        .map((list) => `/api/cms/${list}?page=2`)
        .concat('/api/cms/team-members?page=3'),
      [
        '/api/research-items?page=2',
        '/api/blog-posts?page=2',
        '/api/podcast-episodes/summaries?page=2',
        '/api/blog-posts?page=2&lang=ar',
      ],
      ['/api/speakers/public?page=2'],
    ]);
  });

  test('a list of a conference exists with the conference, and that of its papers with its proceedings', async () => {
    const { conferences } = gateway.services;
    conferences.respond = ({ url }) => ({ status: /none|empty.proceedings/.test(url) ? 404 : 200 });
    const ask = async (path: string) => (await sendRequest(gateway.origin, `/conferences/${path}`)).status;
    const statuses = [];
    for (const path of ['forum/documents/2', 'seminar/partners/1', 'forum/proceedings/12', 'none/partners/1'])
      statuses.push(await ask(path));
    for (const path of [
      'empty/proceedings/1',
      'forum/speakers/1',
      'forum/documents/0',
      'forum/documents',
      'forum/partners/2/',
    ])
      statuses.push(await ask(path));
    expect(statuses).toEqual([200, 200, 200, 404, 404, 404, 404, 404, 301]);
    await sendRequest(gateway.origin, '/ar/conferences/forum/proceedings/2');
    expect(conferences.requests.map(({ url }) => url.replace('/api/conferences/slug/', ''))).toEqual([
      ...['forum', 'seminar', 'forum/proceedings', 'none', 'empty/proceedings', 'forum/proceedings?lang=ar'],
    ]);
  });

  test('an unknown list is none', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    expect((await sendRequest(gateway.origin, '/lists/staff/1')).status).toBe(404);
  });

  test('an unknown conference returns 404', async () => {
    gateway.services.conferences.respond = ({ url }) => ({ status: url.endsWith('/draft') ? 404 : 200 });
    const existing = await sendRequest(gateway.origin, '/conferences/open-day');
    const hidden = await sendRequest(gateway.origin, '/conferences/draft');
    expect([existing.status, hidden.status, hidden.text]).toEqual([200, 404, appShell]);
    expect(gateway.services.conferences.requests.map(({ url }) => url)).toEqual([
      '/api/conferences/slug/open-day',
      '/api/conferences/slug/draft',
    ]);
  });

  test('the body of a page request is not sent to the service', async () => {
    gateway.services.conferences.respond = ({ bytes }) => ({ status: bytes === 0 ? 404 : 200 });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 };
    expect((await sendRequest(gateway.origin, '/conferences/none', { headers, body: '{}' })).status).toBe(404);
  });

  test('a path that the service rejects with 400 returns 404', async () => {
    gateway.services.conferences.respond = () => ({ status: 400 });
    expect((await sendRequest(gateway.origin, '/conferences/cafe')).status).toBe(404);
  });

  test('the existence check for staff sends their session, because they may see drafts', async () => {
    gateway.services.conferences.respond = ({ headers }) => ({ status: headers.cookie ? 200 : 404 });
    const staff = await sendRequest(gateway.origin, '/conferences/next-year', {
      headers: { Cookie: '__Host-sid=abc' },
    });
    const visitor = await sendRequest(gateway.origin, '/conferences/next-year');
    expect([staff.status, visitor.status]).toEqual([200, 404]);
  });

  test('a slug in any script reaches the service unchanged', async () => {
    const slug = encodeURIComponent('مجلس-2026');
    await sendRequest(gateway.origin, `/conferences/${slug}?from=mail`);
    expect(gateway.services.conferences.requests.map(({ url }) => url)).toEqual([`/api/conferences/slug/${slug}`]);
  });

  test('the page of a session returns 404 when the conference has no such session', async () => {
    const [session, other] = [encodeURIComponent('افتتاح'), 'unknown'];
    gateway.services.conferences.respond = ({ url, headers }) => ({
      status: url.endsWith(session) || headers.cookie ? 200 : 404,
    });
    const page = `/conferences/${encodeURIComponent('مجلس')}/sessions/`;
    const existing = await sendRequest(gateway.origin, `${page}${session}?from=mail`);
    const unknown = await sendRequest(gateway.origin, page + other);
    const staff = await sendRequest(gateway.origin, page + other, { headers: { Cookie: 'sid=abc' } });
    expect([existing.status, unknown.status, staff.status]).toEqual([200, 404, 200]);
    expect([unknown.text, unknown.headers['cache-control']]).toEqual([appShell, 'no-store']);
    const sessionsPath = `/api/conferences/slug/${encodeURIComponent('مجلس')}/sessions/`;
    expect(gateway.services.conferences.requests.map(({ url }) => url)).toEqual([
      sessionsPath + session,
      sessionsPath + other,
      sessionsPath + other,
    ]);
  });

  test('an unknown episode returns 404, whatever the script of its slug', async () => {
    const [existing, unknown] = [encodeURIComponent('حديث-عن-الحرية'), 'no-such-episode'];
    gateway.services.feeds.respond = ({ url }) => ({ status: url.endsWith(existing) ? 200 : 404 });
    const served = await sendRequest(gateway.origin, `/podcasts/${existing}?from=mail`);
    const missing = await sendRequest(gateway.origin, `/podcasts/${unknown}`);
    expect([served.status, missing.status, missing.text, missing.headers['cache-control']]).toEqual([
      200,
      404,
      appShell,
      'no-store',
    ]);
    const expectedPaths = [existing, unknown].map((slug) => `/api/podcast-episodes/slug/${slug}`);
    expect(gateway.services.feeds.requests.map(({ url }) => url)).toEqual(expectedPaths);
    await gateway.services.feeds.stop();
    expect((await sendRequest(gateway.origin, '/podcasts/unheard-of')).status).toBe(503);
  });

  test.each([
    ['autumn-2026', 'autumn-meeting-2026'],
    ['spring-2027', encodeURIComponent('مجلس-2027')],
    [encodeURIComponent('لقاء'), 'meeting'],
  ])('the page of a conference that moved from %s redirects to %s', async (old, slug) => {
    gateway.services.conferences.respond = () => ({
      status: 301,
      headers: { Location: `/api/conferences/slug/${slug}`, 'Cache-Control': 'no-store' },
    });
    for (const headers of [{}, {}, { Cookie: '__Host-sid=abc' }]) {
      const response = await sendRequest(gateway.origin, `/conferences/${old}?from=mail&again`, { headers });
      expect([response.status, response.headers.location, response.headers['cache-control']]).toEqual([
        301,
        `/conferences/${slug}?from=mail&again`,
        'no-store',
      ]);
    }
  });

  test.each([
    [`/conferences/winter/sessions/${someId}`, `/conferences/${arabic}/sessions/${arabic}`],
    ['/conferences/winter/sessions/welcome', '/conferences/winter/sessions/opening'],
    ['/conferences/winter/changes', `/conferences/${arabic}/changes`],
    ['/conferences/winter/proceedings', `/conferences/${arabic}/proceedings`],
    ['/speakers/layla-haddad', `/speakers/${arabic}`],
  ])('the page %s that has moved redirects to %s', async (path, target) => {
    const Location = target.replace(/^\/(conferences|speakers)/, '/api/$1/slug');
    gateway.services.conferences.respond = () => ({ status: 301, headers: { Location, 'Cache-Control': 'no-store' } });
    const { status, headers } = await sendRequest(gateway.origin, `${path}?from=mail`);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, `${target}?from=mail`, 'no-store']);
    const asked = path.replace(/^\/(conferences|speakers)/, '/api/$1/slug');
    expect(gateway.services.conferences.requests.map(({ url }) => url)).toEqual([asked]);
  });

  test('a speaker whom no programme shows returns 404', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    const { status, text } = await sendRequest(gateway.origin, '/speakers/nobody');
    expect([status, text]).toEqual([404, appShell]);
  });

  test.each([
    ...[
      undefined,
      'https://elsewhere.example/',
      '/api/conferences',
      '/api/conferences/slug/a/b',
      '//elsewhere.example/',
    ],
    ...['/api/conferences/slug//sessions/b', '/api/conferences/slug/a/sessions/b/c', '/api/speakers/slug/a/b'],
    '/api/conferences/slug/a/proceedings/b',
  ])('with the Location %s from the service the page redirects to the list of conferences', async (Location) => {
    gateway.services.conferences.respond = () => ({
      status: 301,
      headers: { ...(Location && { Location }), 'Cache-Control': 'no-store' },
    });
    const { status, headers } = await sendRequest(gateway.origin, '/conferences/odd');
    expect([status, headers.location]).toEqual([301, '/conferences']);
  });

  test.each([
    '/conferences/unheard-of',
    '/conferences/unheard-of/sessions/opening',
    '/speakers/unheard-of',
    '/conferences/pages/9',
  ])('when the service cannot say whether %s exists, the page returns 503 with Retry-After', async (page) => {
    await gateway.services.conferences.stop();
    const { status, text, headers } = await sendRequest(gateway.origin, page);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(text).toContain('This page is not available at the moment');
  });

  test('staff then get the page that visitors see, if it is prerendered', async () => {
    await publish(gateway.publishedFolder, 'conferences/kept/index.html', pageHtml('Kept'));
    await gateway.services.conferences.stop();
    const headers = { Cookie: 'sid=abc' };
    expect(await sendRequest(gateway.origin, '/conferences/kept', { headers })).toMatchObject({
      status: 200,
      text: pageHtml('Kept'),
    });
    expect(await sendRequest(gateway.origin, '/conferences/draft', { headers })).toMatchObject({ status: 503 });
  });

  describe('once the publisher has prerendered everything', () => {
    beforeAll(async () => {
      for (const kind of ['', '/conference', '/session', '/proceedings', '/speaker', '/episode'])
        await publish(gateway.publishedFolder, `404${kind}/index.html`, pageHtml(`No such ${kind}`));
      await writeFile(join(gateway.publishedFolder, '.complete'), '');
      await waitForFileCache();
    });

    const pages = [
      ['/conferences/next', '/conference'],
      ['/conferences/next/sessions/opening', '/session'],
      ['/conferences/next/changes', '/conference'],
      ['/conferences/next/proceedings', '/proceedings'],
      ['/speakers/next', '/speaker'],
      ['/podcasts/next', '/episode'],
      ['/conferences/pages/7', ''],
      ['/privacy', ''],
    ];

    test.each(pages)('an unknown %s has a 404 page of its own', async (path, kind) => {
      gateway.services.conferences.respond = () => ({ status: 404 });
      gateway.services.feeds.respond = () => ({ status: 404 });
      for (const accepted of ['br', 'gzip', 'identity']) {
        const response = await sendRequest(gateway.origin, path, { headers: { 'Accept-Encoding': accepted } });
        expect([response.status, decodeBody(response)]).toEqual([404, pageHtml(`No such ${kind}`)]);
        expect([response.headers['cache-control'], response.headers['content-encoding'] ?? 'identity']).toEqual([
          'no-store',
          accepted,
        ]);
      }
    });

    test.each(pages)('%s returns 404 until it is prerendered, and is never an empty page', async (path, kind) => {
      gateway.services.cms.respond = () => ({ status: 200 });
      const file = `${path.slice(1)}/index.html`;
      expect(await sendRequest(gateway.origin, path)).toMatchObject({ status: 404, text: pageHtml(`No such ${kind}`) });
      await publish(gateway.publishedFolder, file, pageHtml('Next'));
      await waitForFileCache();
      expect(await sendRequest(gateway.origin, path)).toMatchObject({ status: 200, text: pageHtml('Next') });
    });

    test('staff see a new page at once', async () => {
      const headers = { Cookie: 'sid=abc' };
      expect(await sendRequest(gateway.origin, '/conferences/new', { headers })).toMatchObject({
        status: 200,
        text: staffShell,
      });
    });
  });
});
