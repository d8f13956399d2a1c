import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRoutes } from '@majlis/kit/testing/route-inventory';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type RunningCms, runCms } from '../testing/running-cms.js';
import { sortableResources } from '../testing/sortable-resources.js';

let cms: RunningCms;
beforeAll(async () => {
  cms = await runCms();
});
afterAll(() => cms.stop());

const someId = 'c0ffee00-0000-4000-8000-000000000000';

const closedRoutes = () =>
  listRoutes(cms)
    .filter(({ isPublic }) => !isPublic)
    .map(({ method, path }) => ({
      method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
      path: path.replace(':id', someId).replace(':key', 'hero.title').replace(':folder', 'team'),
    }));

test('a staff route returns 401 to a visitor and 403 to an account off the list', async () => {
  const unlisted = cms.withCookie(await staffCookie(cms.data.ownerUrl, { email: 'former@majlis.example' }));
  for (const { method, path } of closedRoutes()) {
    expect([path, (await cms.visitor[method](path)).status]).toEqual([path, 401]);
    expect([path, (await unlisted[method](path)).status]).toEqual([path, 403]);
  }
});

test('a cross-site write is rejected even with a session', async () => {
  for (const { method, path } of closedRoutes().filter((route) => route.method !== 'get'))
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
      expect([path, (await cms.staff[method](path).set(headers)).status]).toEqual([path, 403]);
    }
});

test('without Sec-Fetch-Site a write is checked by its Origin', async () => {
  const write = (headers: Record<string, string>) =>
    cms.staff
      .post('/api/cms/content')
      .unset('Sec-Fetch-Site')
      .set(headers)
      .send({ key: 'a.b', type: 'text', content: 'x' });
  await write({ Origin: 'http://localhost:8080' }).expect(200);
  await write({ Origin: 'http://elsewhere.example' }).expect(403);
  await write({}).expect(403);
});

const writes = [
  { method: 'post' as const, path: '/api/cms/content', required: ['key', 'type', 'content'] },
  { method: 'post' as const, path: '/api/cms/copy-image', required: ['type', 'url'] },
  { method: 'put' as const, path: `/api/cms/media/${someId}`, required: ['name'] },
  ...sortableResources.flatMap(({ path, required, isMultipart }) => [
    { method: 'post' as const, path, required: required.filter((field) => !isMultipart || field !== 'image') },
    { method: 'put' as const, path: `${path}/${someId}`, required },
    { method: 'put' as const, path: `${path}/${someId}/active`, required: ['isActive'] },
    { method: 'put' as const, path: `${path}/order`, required: ['ids'] },
  ]),
];

describe('every write with a body', () => {
  test.each(writes)(
    '$method $path names the missing, the wrong and the unknown field',
    async ({ method, path, required }) => {
      const send = async (body: object) => (await cms.staff[method](path).send(body).expect(400)).body.fields;
      expect(Object.keys(await send({})).sort()).toEqual([...required].sort());
      const wrong = Object.fromEntries(required.map((field) => [field, { nested: 1 }]));
      expect(Object.keys(await send(wrong)).sort()).toEqual([...required].sort());
      expect(await send({ isAdmin: true })).toMatchObject({ isAdmin: 'This field is not known' });
    },
  );

  test.each(writes)(
    '$method $path rejects a body that is not JSON, not an object or too large',
    async ({ method, path }) => {
      const send = (body: string, type = 'application/json') =>
        cms.staff[method](path).set('Content-Type', type).send(body);
      expect((await send('{"key":').expect(400)).body.message).toBe('The body is not valid JSON.');
      expect((await send('[]').expect(400)).body.message).toMatch(/JSON object/);
      expect((await send('key=a', 'application/x-www-form-urlencoded').expect(415)).body.message).toMatch(
        /application\/json/,
      );
      const large = JSON.stringify({ content: 'x'.repeat(300 * 1024) });
      expect((await send(large).expect(413)).body.message).toMatch(/too large/);
    },
  );
});

test.each([
  ['patch', '/api/cms/content'],
  ['get', '/api/cms/nothing?a=b'],
  ['delete', '/api/cms/timeline/xyz'],
  // The gateway limits requests by path, so no other spelling of a path may reach the same route.
  ['get', '/api/auth/Google'],
  ['get', '/api/auth/google/'],
  ['get', '/api/cms/CONTENT'],
] as const)('%s %s returns 404 with our message', async (method, path) => {
  const { body } = await cms.staff[method](path).send({}).expect(404);
  expect(body.message).toBe('This address does not exist.');
});

const nested = (depth: number) => `${'[['.repeat(depth / 2)}${']]'.repeat(depth / 2)}`;

test.each([
  ['more than 20 levels', `{"key":${nested(20)}}`, 'The body is nested more than 20 levels deep.'],
  ['a hundred thousand levels', nested(100_000), 'The body is nested more than 20 levels deep.'],
  ['a field twice', '{"key":"a.b","type":"text","content":"x","content":"y"}', 'The body names a field twice.'],
  ['a nested field twice', '{"key":{"a":1,"a":1}}', 'The body names a field twice.'],
])('a body with %s is rejected', async (_case, body, message) => {
  const send = cms.staff.post('/api/cms/content').set('Content-Type', 'application/json');
  expect((await send.send(body).expect(400)).body.message).toBe(message);
});

test('brackets, colons and quotes inside a text are text', async () => {
  const content = `${'[{'.repeat(40)}"a": "b", \\ \\" :`;
  const { body } = await cms.staff.post('/api/cms/content').send({ key: 'a.b', type: 'text', content }).expect(200);
  expect(body.content).toBe(content);
});

test('an error response has the request id and nothing internal', async () => {
  const response = await cms.visitor
    .get('/api/cms/hero-images')
    .set('X-Request-Id', 'given-by-the-gateway')
    .expect(401);
  expect(response.body).toEqual({ message: 'Please sign in.', requestId: 'given-by-the-gateway' });
  expect(response.headers['x-request-id']).toBe('given-by-the-gateway');
  expect(response.headers['x-powered-by']).toBeUndefined();
});

test('responses for visitors are cached for a second, those for staff are not cached', async () => {
  const cacheControl = async (browser: RunningCms['visitor'], path: string) =>
    (await browser.get(path)).headers['cache-control'];
  expect(await cacheControl(cms.visitor, '/api/cms/content')).toBe('public, max-age=0, s-maxage=1');
  expect(await cacheControl(cms.staff, '/api/cms/content')).toBe('private, no-store');
  expect(await cacheControl(cms.visitor, '/api/auth/session')).toBe('no-store');
  expect(await cacheControl(cms.visitor, '/api/cms/hero-images')).toBe('no-store');
});

test('every write that has a body is in the table above', () => {
  const tested = new Set(writes.map(({ method, path }) => `${method} ${path}`));
  // Multipart forms, drafts, bulk actions, presence and the route whose only field is optional have tests of their own.
  const testedElsewhere =
    /\/(restore|undo|refresh|replacement|logout-everywhere|upload-image|upload-document|album-thumbnail)$|^\/api\/cms\/(drafts|schedule|previews|bulk|presence)\b/;
  const writing = closedRoutes().filter(({ method, path }) => /post|put/.test(method) && !testedElsewhere.test(path));
  expect(writing.map(({ method, path }) => `${method} ${path}`).filter((write) => !tested.has(write))).toEqual([]);
});
