import { setTimeout as wait } from 'node:timers/promises';
import { decodeBody } from './decode-body.js';
import { sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

/** Responses are cached for one second of nginx's clock, which counts whole seconds. */
const waitUntilExpired = () => wait(2100);

describe('the nginx cache', () => {
  let gateway: Gateway;
  let address = 0;
  let slug: string;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    // Each test has a path of its own, which is not cached yet.
    address += 1;
    slug = `/api/conferences/slug/conference-${address}`;
    await Promise.all(Object.values(gateway.services).map((service) => service.reset()));
  });
  afterAll(() => gateway.stop());

  const visit = (path = slug) => sendRequest(gateway.origin, path);
  const asStaff = (path = slug, cookie = 'sid=abc') =>
    sendRequest(gateway.origin, path, { headers: { Cookie: cookie } });
  const requestCount = () => gateway.services.conferences.requests.length;
  /** An expired copy is served to further visitors while a busy machine lets the service take longer than its 0.7 s. */
  const visitUntilRequested = async (count: number) => {
    while (requestCount() < count) expect((await visit()).status).toBe(200);
    expect(requestCount()).toBe(count);
  };

  test('visitors share one response for a second', async () => {
    const first = await visit();
    const second = await visit();
    expect([second.text, requestCount()]).toEqual([first.text, 1]);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    await waitUntilExpired();
    await visitUntilRequested(2);
  });

  test('the compressed and the plain response are cached separately', async () => {
    gateway.services.conferences.respond = () => ({ body: 'a long text '.repeat(200) });
    const as = (accepted: string) => sendRequest(gateway.origin, slug, { headers: { 'Accept-Encoding': accepted } });
    const browsers = [await as('gzip, deflate, br'), await as('br, gzip;q=0.8, *;q=0.1'), await as('gzip')];
    const others = [await as('identity'), await as('br'), await visit()];
    const encodings = (responses: typeof browsers) => responses.map(({ headers }) => headers['content-encoding']);
    expect([encodings(browsers), encodings(others)]).toEqual([Array(3).fill('gzip'), Array(3).fill(undefined)]);
    expect(new Set([...browsers, ...others].map(decodeBody)).size).toBe(1);
    expect([...browsers, ...others].map(({ headers }) => headers.vary)).toEqual(Array(6).fill('Accept-Encoding'));
    expect(requestCount()).toBe(2);
  });

  test('thirty concurrent misses cause one request to the service', async () => {
    await Promise.all(Array.from({ length: 30 }, () => visit()));
    expect(requestCount()).toBe(1);
  });

  test.each(['sid=abc', '__Host-sid=abc', 'theme=dark; __Host-sid=abc'])(
    'staff (%s) always get the response of the service itself',
    async (cookie) => {
      await visit();
      gateway.services.conferences.respond = () => ({ body: 'for staff' });
      const staff = await asStaff(slug, cookie);
      expect([staff.text, staff.headers['cache-control']]).toEqual(['"for staff"', 'private, no-store']);
    },
  );

  test('a response for staff is never sent to a visitor, even if the service declares it public', async () => {
    gateway.services.conferences.respond = ({ headers }) => ({
      body: headers.cookie ? 'draft' : 'public',
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    });
    expect((await asStaff()).text).toBe('"draft"');
    expect((await visit()).text).toBe('"public"');
  });

  const id = 'c0ffee00-0000-4000-8000-000000000000';

  test('the last good response of every public read is served while its service is down', async () => {
    const lists = ['agenda', 'programme', 'recent-changes', 'sessions', 'session-texts', 'partners', 'documents'].map(
      (list) => `/api/conferences/${id}/${list}`,
    );
    const sections = ['content', 'carousel-files', 'timeline', 'team-members', 'footer-partners', 'testimonials'];
    const episodes = ['', '/all', '/latest', '/summaries', '/slug/the-judge', '/related/the-judge'].map(
      (part) => `/api/podcast-episodes${part}`,
    );
    const paths = [
      ...[
        '/api/conferences',
        '/api/conferences?page=2',
        '/api/conferences/next',
        ...lists,
        `/api/sessions/${id}`,
        `/api/sessions/${id}/speakers`,
        '/api/conferences/slug/spring/sessions/opening',
        '/api/conferences/slug/spring/changes',
        '/api/conferences/slug/spring/proceedings',
        `/api/conferences/${id}/citations/all.bib`,
        `/api/conferences/${id}/citations/${id}.json`,
        '/api/speakers/public',
        '/api/speakers/slug/layla-haddad',
      ],
      ...['/api/research-items', '/api/research-items/latest', '/api/blog-posts', '/api/blog-posts/latest'],
      ...['/api/instagram-posts', ...episodes],
      ...sections.map((section) => `/api/cms/${section}`),
      '/api/cms/pages/links',
      '/api/cms/pages/published',
    ];
    const everything = () => Promise.all(paths.map((path) => visit(path)));
    const good = await everything();
    await Promise.all(Object.values(gateway.services).map((service) => service.stop()));
    await waitUntilExpired();
    const stale = await everything();
    const summarise = (responses: typeof good) =>
      responses.map(({ status, text }, index) => [paths[index], status, text]);
    expect(summarise(stale)).toEqual(summarise(good));
    expect((await asStaff('/api/conferences')).status).toBe(502);
  });

  test('only listed paths are cached, and none with a query, so a calendar is and a choice of sessions is not', async () => {
    const calendar = `/calendars/conferences/${id}`;
    const uncached = ['/api/conferences/7', '/api/speakers', `${slug}?a`, `${calendar}/choice.ics?sessions=a`];
    for (const path of [...uncached, ...uncached, `${calendar}.ics`, `${calendar}.ics`]) await visit(path);
    expect(requestCount()).toBe(9);
  });

  test('a fragment and an empty query use the same cache entry', async () => {
    for (const end of ['', '?', '?#1', '?#2']) expect((await visit(slug + end)).status).toBe(200);
    expect(requestCount()).toBe(1);
  });

  test('a response that sets a cookie is not cached', async () => {
    gateway.services.conferences.respond = () => ({ headers: { 'Set-Cookie': 'a=b' } });
    await visit();
    await visit();
    expect(requestCount()).toBe(2);
  });

  test('the last good response is served while the service is down', async () => {
    const good = await visit();
    await gateway.services.conferences.stop();
    await waitUntilExpired();
    const stale = await visit();
    expect([stale.status, stale.text]).toEqual([200, good.text]);
    await gateway.services.conferences.reset();
    await visitUntilRequested(1);
  });

  test.each([500, 502, 503, 504])('the last good response is served while the service returns %i', async (status) => {
    const good = await visit();
    await waitUntilExpired();
    gateway.services.conferences.respond = () => ({ status });
    const stale = await visit();
    expect([stale.status, stale.text]).toEqual([200, good.text]);
  });

  test('a change that staff saved is on the public page at the next load', async () => {
    await visit();
    gateway.services.conferences.respond = () => ({ body: 'saved' });
    await waitUntilExpired();
    expect((await visit()).text).toBe('"saved"');
  });

  test('a page that nobody has requested for longer is fresh at the first visit', async () => {
    await visit();
    await wait(5_000);
    gateway.services.conferences.respond = () => ({ body: 'saved' });
    expect((await visit()).text).toBe('"saved"');
    expect(requestCount()).toBe(2);
  });

  test('removed content does not come back when the service dies', async () => {
    await visit();
    gateway.services.conferences.respond = () => ({ status: 404, body: { message: 'Conference not found' } });
    await waitUntilExpired();
    expect((await visit()).status).toBe(404);
    await gateway.services.conferences.stop();
    await waitUntilExpired();
    expect((await visit()).status).toBe(404);
  });

  test('the 404 of an unknown path is not cached, so made-up paths evict nothing', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    await visit();
    await visit();
    expect(requestCount()).toBe(2);
  });

  test('the page of a conference and its script share one request to the service', async () => {
    await visit(slug.replace('/api/conferences/slug', '/conferences'));
    await visit();
    expect(requestCount()).toBe(1);
  });

  test('the page of a session or speaker and its script share one request to the service', async () => {
    const sessionPage = '/conferences/spring/sessions/open-hour';
    await visit(sessionPage);
    await visit(sessionPage);
    await visit(sessionPage.replace('/conferences', '/api/conferences/slug'));
    expect(requestCount()).toBe(1);
    await visit(sessionPage.replace('spring', 'autumn'));
    expect(requestCount()).toBe(2);
    await visit('/speakers/layla');
    await visit('/api/speakers/slug/layla');
    expect(requestCount()).toBe(3);
  });

  test('the page of an episode and its script share one request to the service', async () => {
    await visit('/podcasts/open-sitting');
    await visit('/api/podcast-episodes/slug/open-sitting');
    expect(gateway.services.feeds.requests.map(({ url }) => url)).toEqual(['/api/podcast-episodes/slug/open-sitting']);
  });

  test('an unchanged response is revalidated by its ETag and cached for another second', async () => {
    let tag = '"1"';
    gateway.services.conferences.respond = ({ headers }) =>
      headers['if-none-match'] === tag
        ? { status: 304, headers: { ETag: tag } }
        : { headers: { ETag: tag }, body: tag };
    const first = await visit();
    await waitUntilExpired();
    const second = await visit();
    expect([second.status, second.text, second.headers.etag]).toEqual([200, first.text, '"1"']);
    await visit();
    expect(gateway.services.conferences.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"1"',
    ]);
    const conditional304 = await sendRequest(gateway.origin, slug, { headers: { 'If-None-Match': 'W/"1"' } });
    expect([conditional304.status, conditional304.text, requestCount()]).toEqual([304, '', 2]);
    tag = '"2"';
    await waitUntilExpired();
    expect((await visit()).text).toBe(JSON.stringify(tag));
  });

  test('a changed slug redirects at the next load, for the page and for the API', async () => {
    const page = slug.replace('/api/conferences/slug', '/conferences');
    const moved = { Location: '/api/conferences/slug/new', 'Cache-Control': 'no-store' };
    expect((await visit(page)).status).toBe(200);
    gateway.services.conferences.respond = () => ({ status: 301, headers: moved });
    await waitUntilExpired();
    for (const _again of [1, 2]) {
      expect(await visit(page)).toMatchObject({ status: 301, headers: { location: '/conferences/new' } });
      expect(await visit()).toMatchObject({ status: 301, headers: { location: moved.Location } });
    }
    gateway.services.conferences.respond = () => ({});
    expect((await visit(page)).status).toBe(200);
  });

  test('a conditional request of one visitor does not cache an empty response for all', async () => {
    gateway.services.conferences.respond = ({ headers }) =>
      headers['if-none-match'] ? { status: 304 } : { headers: { ETag: '"7"' } };
    const conditional = await sendRequest(gateway.origin, slug, { headers: { 'If-None-Match': '"7"' } });
    expect([conditional.status, (await visit()).status, requestCount()]).toEqual([304, 200, 1]);
  });
});
