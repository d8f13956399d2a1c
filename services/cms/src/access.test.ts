import { messagesOf } from '@majlis/kit/testing/messages-of';
import { listRoutes, routeInventory } from '@majlis/kit/testing/route-inventory';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { type RunningCms, useCms } from '../testing/running-cms.js';
import { sortableResources } from '../testing/sortable-resources.js';

const cms = useCms();

test('every route and who may use it', () => {
  expect(routeInventory(cms)).toEqual([
    'DELETE /api/auth/sessions/:id staff',
    'DELETE /api/cms/content-problems/:key/silence staff',
    'DELETE /api/cms/content/:key staff',
    'DELETE /api/cms/drafts/:table/:id staff',
    'DELETE /api/cms/footer-partners/:id staff',
    'DELETE /api/cms/hero-images/:id staff',
    'DELETE /api/cms/media/:id staff',
    'DELETE /api/cms/pages/:id staff',
    'DELETE /api/cms/previews/:previewId staff',
    'DELETE /api/cms/schedule/:scheduleId staff',
    'DELETE /api/cms/team-members/:id staff',
    'DELETE /api/cms/testimonials/:id staff',
    'DELETE /api/cms/timeline/:id staff',
    'GET /api/auth/accounts staff',
    'GET /api/auth/google public',
    'GET /api/auth/google/callback public',
    'GET /api/auth/session public',
    'GET /api/auth/sessions staff',
    'GET /api/cms/activity staff',
    'GET /api/cms/activity/export staff',
    'GET /api/cms/carousel-files public',
    'GET /api/cms/content public',
    'GET /api/cms/content-problems staff',
    'GET /api/cms/content/:key/history staff',
    'GET /api/cms/content/deleted staff',
    'GET /api/cms/drafts staff',
    'GET /api/cms/drafts/:table/:id staff',
    'GET /api/cms/find staff',
    'GET /api/cms/footer-partners public',
    'GET /api/cms/footer-partners/:id/history staff',
    'GET /api/cms/footer-partners/deleted staff',
    'GET /api/cms/hero-images staff',
    'GET /api/cms/hero-images/:id/history staff',
    'GET /api/cms/hero-images/deleted staff',
    'GET /api/cms/media staff',
    'GET /api/cms/media/:id staff',
    'GET /api/cms/media/:id/history staff',
    'GET /api/cms/media/:id/uses staff',
    'GET /api/cms/missed-words staff',
    'GET /api/cms/pages staff',
    'GET /api/cms/pages/:id/history staff',
    'GET /api/cms/pages/deleted staff',
    'GET /api/cms/pages/links public',
    'GET /api/cms/pages/published public',
    'GET /api/cms/pages/slug/:slug public',
    'GET /api/cms/previews/:table/:id staff',
    'GET /api/cms/schedule staff',
    'GET /api/cms/status staff',
    'GET /api/cms/team-members public',
    'GET /api/cms/team-members/:id/history staff',
    'GET /api/cms/team-members/deleted staff',
    'GET /api/cms/testimonials public',
    'GET /api/cms/testimonials/:id/history staff',
    'GET /api/cms/testimonials/deleted staff',
    'GET /api/cms/timeline public',
    'GET /api/cms/timeline/:id/history staff',
    'GET /api/cms/timeline/deleted staff',
    'GET /api/cms/translations staff',
    'GET /api/cms/translations/board staff',
    'GET /api/cms/visits staff',
    'GET /api/cms/visits/export staff',
    'GET /api/search public',
    'GET /api/search/results public',
    'GET /live public',
    'GET /metrics public',
    'GET /ready public',
    'GET /stored/images/:folder/:file public',
    'POST /api/auth/logout public',
    'POST /api/auth/logout-everywhere staff',
    'POST /api/auth/refresh staff',
    'POST /api/cms/album-thumbnail staff',
    'POST /api/cms/bulk staff',
    'POST /api/cms/changes/:id/undo staff',
    'POST /api/cms/content staff',
    'POST /api/cms/content/:key/restore staff',
    'POST /api/cms/copy-image staff',
    'POST /api/cms/drafts/:table/:id/publish staff',
    'POST /api/cms/footer-partners staff',
    'POST /api/cms/footer-partners/:id/restore staff',
    'POST /api/cms/hero-images staff',
    'POST /api/cms/hero-images/:id/restore staff',
    'POST /api/cms/media/:id/replacement staff',
    'POST /api/cms/media/:id/restore staff',
    'POST /api/cms/pages staff',
    'POST /api/cms/pages/:id/restore staff',
    'POST /api/cms/previews staff',
    'POST /api/cms/schedule/:table/:id staff',
    'POST /api/cms/team-members staff',
    'POST /api/cms/team-members/:id/restore staff',
    'POST /api/cms/testimonials staff',
    'POST /api/cms/testimonials/:id/restore staff',
    'POST /api/cms/timeline staff',
    'POST /api/cms/timeline/:id/restore staff',
    'POST /api/cms/upload-document staff',
    'POST /api/cms/upload-image staff',
    'PUT /api/cms/content-problems/:key/silence staff',
    'PUT /api/cms/drafts/:table/:id staff',
    'PUT /api/cms/footer-partners/:id staff',
    'PUT /api/cms/footer-partners/:id/active staff',
    'PUT /api/cms/footer-partners/order staff',
    'PUT /api/cms/hero-images/:id staff',
    'PUT /api/cms/hero-images/:id/active staff',
    'PUT /api/cms/hero-images/order staff',
    'PUT /api/cms/media/:id staff',
    'PUT /api/cms/pages/:id staff',
    'PUT /api/cms/pages/:id/active staff',
    'PUT /api/cms/pages/order staff',
    'PUT /api/cms/presence staff',
    'PUT /api/cms/previews/:previewId staff',
    'PUT /api/cms/team-members/:id staff',
    'PUT /api/cms/team-members/:id/active staff',
    'PUT /api/cms/team-members/order staff',
    'PUT /api/cms/testimonials/:id staff',
    'PUT /api/cms/testimonials/:id/active staff',
    'PUT /api/cms/testimonials/order staff',
    'PUT /api/cms/timeline/:id staff',
    'PUT /api/cms/timeline/:id/active staff',
    'PUT /api/cms/timeline/order staff',
    'PUT /api/cms/translations staff',
  ]);
});

test('every creating route is idempotent, except uploads, which are stored by content', () => {
  const nonIdempotent = listRoutes(cms).filter(({ isNonIdempotentCreate }) => isNonIdempotentCreate);
  expect(nonIdempotent.map(({ path }) => path).sort()).toEqual(['/api/cms/upload-document', '/api/cms/upload-image']);
});

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
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }])
      expect([path, (await cms.staff[method](path).set(headers)).status]).toEqual([path, 403]);
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
      const send = async (body: object) =>
        messagesOf((await cms.staff[method](path).send(body).expect(400)).body.fields);
      expect(new Set(Object.keys(await send({})))).toEqual(new Set(required));
      const wrong = Object.fromEntries(required.map((field) => [field, { nested: 1 }]));
      expect(new Set(Object.keys(await send(wrong)))).toEqual(new Set(required));
      expect(await send({ isAdmin: true })).toMatchObject({ isAdmin: 'This field is not known' });
    },
  );

  test.each(writes)('$method $path rejects a body that is no JSON object or too large', async ({ method, path }) => {
    const send = (body: string, type = 'application/json') =>
      cms.staff[method](path).set('Content-Type', type).send(body);
    expect((await send('{"key":').expect(400)).body.message).toBe('The body is not valid JSON.');
    expect((await send('[]').expect(400)).body.message).toMatch(/JSON object/);
    expect((await send('key=a', 'application/x-www-form-urlencoded').expect(415)).body.message).toMatch(
      /application\/json/,
    );
    const large = JSON.stringify({ content: 'x'.repeat(300 * 1024) });
    expect((await send(large).expect(413)).body.message).toMatch(/too large/);
  });
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

test('an error response has the request id and nothing internal', async () => {
  const response = await cms.visitor.get('/api/cms/hero-images').set('X-Request-Id', 'from-nginx').expect(401);
  expect(response.body).toEqual({ code: 'notSignedIn', message: 'Please sign in.', requestId: 'from-nginx' });
  expect([response.headers['x-request-id'], response.headers['x-powered-by']]).toEqual(['from-nginx', undefined]);
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
  // Multipart forms, drafts, bulk actions, presence, translations and the route whose only field is optional have tests of their own.
  const testedElsewhere =
    /\/(restore|undo|refresh|replacement|logout-everywhere|upload-image|upload-document|album-thumbnail)$|^\/api\/cms\/(content-problems|drafts|schedule|previews|bulk|presence|translations)\b/;
  const writing = closedRoutes().filter(({ method, path }) => /post|put/.test(method) && !testedElsewhere.test(path));
  expect(writing.map(({ method, path }) => `${method} ${path}`).filter((write) => !tested.has(write))).toEqual([]);
});
