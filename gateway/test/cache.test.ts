import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { decodeBody } from './decode-body.js';
import { sendRequest } from './send-request.js';
import { type Gateway, startGateway } from './start-gateway.js';

/** What visitors share is kept for one second of nginx's clock, which ticks in whole ones. */
const untilOld = () => wait(2100);

describe('what nginx keeps', () => {
  let gateway: Gateway;
  let address = 0;
  let slug: string;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  beforeEach(async () => {
    // Each test has an address that nobody has asked for.
    address += 1;
    slug = `/api/conferences/slug/conference-${address}`;
    await Promise.all(Object.values(gateway.services).map((service) => service.reset()));
  });
  afterAll(() => gateway.stop());

  const visit = (path = slug) => sendRequest(gateway.origin, path);
  const asStaff = (path = slug, cookie = 'sid=abc') =>
    sendRequest(gateway.origin, path, { headers: { Cookie: cookie } });
  const timesAsked = () => gateway.services.conferences.requests.length;

  test('visitors share one answer for a second', async () => {
    const first = await visit();
    const second = await visit();
    expect([second.text, timesAsked()]).toEqual([first.text, 1]);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    await untilOld();
    await visit();
    expect(timesAsked()).toBe(2);
  });

  test('the answer is kept as it came compressed, and apart as it came plain', async () => {
    gateway.services.conferences.respond = () => ({ body: 'a long text '.repeat(200) });
    const as = (accepted: string) => sendRequest(gateway.origin, slug, { headers: { 'Accept-Encoding': accepted } });
    const browsers = [await as('gzip, deflate, br'), await as('br, gzip;q=0.8, *;q=0.1'), await as('gzip')];
    const others = [await as('identity'), await as('br'), await visit()];
    const encodings = (answers: typeof browsers) => answers.map(({ headers }) => headers['content-encoding']);
    expect([encodings(browsers), encodings(others)]).toEqual([Array(3).fill('gzip'), Array(3).fill(undefined)]);
    expect(new Set([...browsers, ...others].map(decodeBody)).size).toBe(1);
    expect([...browsers, ...others].map(({ headers }) => headers.vary)).toEqual(Array(6).fill('Accept-Encoding'));
    expect(timesAsked()).toBe(2);
  });

  test('a crowd at an empty place asks once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => visit()));
    expect(timesAsked()).toBe(1);
  });

  test.each(['sid=abc', '__Host-sid=abc', 'theme=dark; __Host-sid=abc'])(
    'staff (%s) always see the service itself',
    async (cookie) => {
      await visit();
      gateway.services.conferences.respond = () => ({ body: 'for staff' });
      const staff = await asStaff(slug, cookie);
      expect([staff.text, staff.headers['cache-control']]).toEqual(['"for staff"', 'private, no-store']);
    },
  );

  test('what staff were answered is never given to a visitor, even if the service forgot to say so', async () => {
    gateway.services.conferences.respond = ({ headers }) => ({
      body: headers.cookie ? 'draft' : 'public',
      headers: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    });
    expect((await asStaff()).text).toBe('"draft"');
    expect((await visit()).text).toBe('"public"');
  });

  const id = 'c0ffee00-0000-4000-8000-000000000000';

  test('of everything that visitors read the last good answer stands in for a dead service', async () => {
    const lists = ['agenda', 'programme', 'sessions', 'partners', 'documents'].map(
      (list) => `/api/conferences/${id}/${list}`,
    );
    const sections = ['content', 'carousel-files', 'timeline', 'team-members', 'footer-partners', 'testimonials'];
    const episodes = ['', '/all', '/latest', '/summaries', '/slug/the-judge', '/near/the-judge'].map(
      (part) => `/api/podcast-episodes${part}`,
    );
    const paths = [
      ...[
        '/api/conferences',
        '/api/conferences/pages/2',
        ...lists,
        `/api/sessions/${id}`,
        `/api/sessions/${id}/speakers`,
      ],
      ...['/api/research-items', '/api/research-items/latest', '/api/blog-posts', '/api/blog-posts/latest'],
      ...['/api/instagram-posts', ...episodes],
      ...sections.map((section) => `/api/cms/${section}`),
    ];
    const everything = () => Promise.all(paths.map((path) => visit(path)));
    const good = await everything();
    await Promise.all(Object.values(gateway.services).map((service) => service.stop()));
    await untilOld();
    const stale = await everything();
    const told = (answers: typeof good) => answers.map(({ status, text }, index) => [paths[index], status, text]);
    expect(told(stale)).toEqual(told(good));
    expect((await asStaff('/api/conferences')).status).toBe(502);
  });

  test('only listed addresses are kept, and none with a query', async () => {
    await visit('/api/conferences/7');
    await visit('/api/conferences/7');
    await visit(`${slug}?a`);
    await visit(`${slug}?a`);
    expect(timesAsked()).toBe(4);
  });

  test('what a browser keeps for itself, and a question mark with nothing behind it, are no other address', async () => {
    for (const end of ['', '?', '?#1', '?#2']) expect((await visit(slug + end)).status).toBe(200);
    expect(timesAsked()).toBe(1);
  });

  test('an answer that sets a cookie is not shared', async () => {
    gateway.services.conferences.respond = () => ({ headers: { 'Set-Cookie': 'a=b' } });
    await visit();
    await visit();
    expect(timesAsked()).toBe(2);
  });

  test('the last good answer stands in for a dead service', async () => {
    const good = await visit();
    await gateway.services.conferences.stop();
    await untilOld();
    const stale = await visit();
    expect([stale.status, stale.text]).toEqual([200, good.text]);
    await gateway.services.conferences.reset();
    expect((await visit()).status).toBe(200);
    expect(timesAsked()).toBe(1);
  });

  test.each([500, 502, 503, 504])('and for one that answers %i', async (status) => {
    const good = await visit();
    await untilOld();
    gateway.services.conferences.respond = () => ({ status });
    const stale = await visit();
    expect([stale.status, stale.text]).toEqual([200, good.text]);
  });

  test('what staff saved is on the public page at the next load', async () => {
    await visit();
    gateway.services.conferences.respond = () => ({ body: 'saved' });
    await untilOld();
    expect((await visit()).text).toBe('"saved"');
  });

  test('what was taken off the site does not come back when the service dies', async () => {
    await visit();
    gateway.services.conferences.respond = () => ({ status: 404, body: { message: 'Conference not found' } });
    await untilOld();
    expect((await visit()).status).toBe(404);
    await gateway.services.conferences.stop();
    await untilOld();
    expect((await visit()).status).toBe(404);
  });

  test('made-up addresses push nothing out: their 404 is not kept', async () => {
    gateway.services.conferences.respond = () => ({ status: 404 });
    await visit();
    await visit();
    expect(timesAsked()).toBe(2);
  });

  test('a conference’s page and its reader ask the service once between them', async () => {
    await visit(slug.replace('/api/conferences/slug', '/conferences'));
    await visit();
    expect(timesAsked()).toBe(1);
  });

  test('whether a conference has a session is asked once for all visitors of its page', async () => {
    const place = `/conferences/spring/sessions/${id.replace('c0ffee', 'decade')}`;
    await visit(place);
    await visit(place);
    await visit(place.replace('/conferences', '/api/conferences/slug'));
    expect(timesAsked()).toBe(1);
    await visit(place.replace('spring', 'autumn'));
    expect(timesAsked()).toBe(2);
  });

  test('an episode’s page and its reader ask the service once between them', async () => {
    await visit('/podcasts/open-sitting');
    await visit('/api/podcast-episodes/slug/open-sitting');
    expect(gateway.services.feeds.requests.map(({ url }) => url)).toEqual(['/api/podcast-episodes/slug/open-sitting']);
  });

  test('an answer that has not changed is not sent again, and is everybody’s for another second', async () => {
    let tag = '"1"';
    gateway.services.conferences.respond = ({ headers }) =>
      headers['if-none-match'] === tag
        ? { status: 304, headers: { ETag: tag } }
        : { headers: { ETag: tag }, body: tag };
    const first = await visit();
    await untilOld();
    const second = await visit();
    expect([second.status, second.text, second.headers.etag]).toEqual([200, first.text, '"1"']);
    await visit();
    expect(gateway.services.conferences.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"1"',
    ]);
    const known = await sendRequest(gateway.origin, slug, { headers: { 'If-None-Match': 'W/"1"' } });
    expect([known.status, known.text, timesAsked()]).toEqual([304, '', 2]);
    tag = '"2"';
    await untilOld();
    expect((await visit()).text).toBe(JSON.stringify(tag));
  });

  test('a conference that is given another slug leads there at the next load, by its page and by its reader', async () => {
    const page = slug.replace('/api/conferences/slug', '/conferences');
    const moved = { Location: '/api/conferences/slug/new', 'Cache-Control': 'no-store' };
    expect((await visit(page)).status).toBe(200);
    gateway.services.conferences.respond = () => ({ status: 301, headers: moved });
    await untilOld();
    for (const _again of [1, 2]) {
      expect(await visit(page)).toMatchObject({ status: 301, headers: { location: '/conferences/new' } });
      expect(await visit()).toMatchObject({ status: 301, headers: { location: moved.Location } });
    }
    gateway.services.conferences.respond = () => ({});
    expect((await visit(page)).status).toBe(200);
  });

  test('a condition of one visitor does not empty everybody’s answer', async () => {
    gateway.services.conferences.respond = ({ headers }) =>
      headers['if-none-match'] ? { status: 304 } : { headers: { ETag: '"7"' } };
    const conditional = await sendRequest(gateway.origin, slug, { headers: { 'If-None-Match': '"7"' } });
    expect([conditional.status, (await visit()).status, timesAsked()]).toEqual([304, 200, 1]);
  });
});
