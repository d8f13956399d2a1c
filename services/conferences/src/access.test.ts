import { listRoutes, routeInventory } from '@majlis/kit/testing/route-inventory';
import { schemaDrift } from '@majlis/kit/testing/schema-drift';
import { staffCookie } from '@majlis/kit/testing/staff-cookie';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();

test('every route and who may use it', () => {
  expect(routeInventory(service)).toEqual([
    'DELETE /api/conferences/:conferenceId/accepted-conflicts/:key staff',
    'DELETE /api/conferences/:conferenceId/documents/:id staff',
    'DELETE /api/conferences/:conferenceId/partners/:id staff',
    'DELETE /api/conferences/:conferenceId/rooms/:id staff',
    'DELETE /api/conferences/:id staff',
    'DELETE /api/conferences/drafts/:table/:id staff',
    'DELETE /api/conferences/previews/:previewId staff',
    'DELETE /api/conferences/schedule/:scheduleId staff',
    'DELETE /api/people/:id staff',
    'DELETE /api/people/distinct/:id/:otherId staff',
    'DELETE /api/session-speakers/:id staff',
    'DELETE /api/sessions/:id staff',
    'GET /api/conferences public',
    'GET /api/conferences/:conferenceId/accepted-conflicts staff',
    'GET /api/conferences/:conferenceId/agenda public',
    'GET /api/conferences/:conferenceId/bookings staff',
    'GET /api/conferences/:conferenceId/checklist staff',
    'GET /api/conferences/:conferenceId/citations/:file public',
    'GET /api/conferences/:conferenceId/documents public',
    'GET /api/conferences/:conferenceId/documents/:id/history staff',
    'GET /api/conferences/:conferenceId/documents/deleted staff',
    'GET /api/conferences/:conferenceId/export/:file staff',
    'GET /api/conferences/:conferenceId/partners public',
    'GET /api/conferences/:conferenceId/partners/:id/history staff',
    'GET /api/conferences/:conferenceId/partners/deleted staff',
    'GET /api/conferences/:conferenceId/programme public',
    'GET /api/conferences/:conferenceId/recent-changes public',
    'GET /api/conferences/:conferenceId/rooms staff',
    'GET /api/conferences/:conferenceId/rooms/:id/history staff',
    'GET /api/conferences/:conferenceId/rooms/deleted staff',
    'GET /api/conferences/:conferenceId/session-texts public',
    'GET /api/conferences/:conferenceId/sessions public',
    'GET /api/conferences/:conferenceId/sessions/deleted staff',
    'GET /api/conferences/:id/copy staff',
    'GET /api/conferences/:id/history staff',
    'GET /api/conferences/deleted staff',
    'GET /api/conferences/drafts staff',
    'GET /api/conferences/drafts/:table/:id staff',
    'GET /api/conferences/find staff',
    'GET /api/conferences/next public',
    'GET /api/conferences/previews/:table/:id staff',
    'GET /api/conferences/schedule staff',
    'GET /api/conferences/slug/:slug public',
    'GET /api/conferences/slug/:slug/changes public',
    'GET /api/conferences/slug/:slug/proceedings public',
    'GET /api/conferences/slug/:slug/sessions/:sessionSlug public',
    'GET /api/conferences/totals staff',
    'GET /api/conferences/translations staff',
    'GET /api/conferences/translations/board staff',
    'GET /api/oembed public',
    'GET /api/people staff',
    'GET /api/people/:id/history staff',
    'GET /api/people/:id/merge/:mergedId staff',
    'GET /api/people/:id/sessions staff',
    'GET /api/people/deleted staff',
    'GET /api/people/duplicates staff',
    'GET /api/people/export/:file staff',
    'GET /api/people/session-counts staff',
    'GET /api/sessions/:id public',
    'GET /api/sessions/:id/history staff',
    'GET /api/sessions/:id/speakers public',
    'GET /api/speakers staff',
    'GET /api/speakers/public public',
    'GET /api/speakers/slug/:slug public',
    'GET /calendars/conferences/:id.ics public',
    'GET /calendars/conferences/:id/choice.ics public',
    'GET /calendars/sessions/:id.ics public',
    'GET /calendars/speakers/:id.ics public',
    'GET /live public',
    'GET /metrics public',
    'GET /ready public',
    'POST /api/conferences staff',
    'POST /api/conferences/:conferenceId/documents staff',
    'POST /api/conferences/:conferenceId/documents/:id/restore staff',
    'POST /api/conferences/:conferenceId/import staff',
    'POST /api/conferences/:conferenceId/import/preview staff',
    'POST /api/conferences/:conferenceId/partners staff',
    'POST /api/conferences/:conferenceId/partners/:id/restore staff',
    'POST /api/conferences/:conferenceId/rooms staff',
    'POST /api/conferences/:conferenceId/rooms/:id/restore staff',
    'POST /api/conferences/:conferenceId/sessions staff',
    'POST /api/conferences/:conferenceId/sessions/move staff',
    'POST /api/conferences/:id/copy staff',
    'POST /api/conferences/:id/restore staff',
    'POST /api/conferences/:id/sessions/copy-day staff',
    'POST /api/conferences/bulk staff',
    'POST /api/conferences/changes/:id/undo staff',
    'POST /api/conferences/drafts/:table/:id/publish staff',
    'POST /api/conferences/previews staff',
    'POST /api/conferences/replaced-uploads staff',
    'POST /api/conferences/schedule/:table/:id staff',
    'POST /api/people staff',
    'POST /api/people/:id/merge staff',
    'POST /api/people/:id/restore staff',
    'POST /api/people/import staff',
    'POST /api/people/import/preview staff',
    'POST /api/people/mail-merge staff',
    'POST /api/session-speakers staff',
    'POST /api/sessions/:id/restore staff',
    'PUT /api/conferences/:conferenceId/accepted-conflicts/:key staff',
    'PUT /api/conferences/:conferenceId/documents/:id staff',
    'PUT /api/conferences/:conferenceId/documents/:id/active staff',
    'PUT /api/conferences/:conferenceId/documents/order staff',
    'PUT /api/conferences/:conferenceId/partners/:id staff',
    'PUT /api/conferences/:conferenceId/partners/:id/active staff',
    'PUT /api/conferences/:conferenceId/partners/order staff',
    'PUT /api/conferences/:conferenceId/rooms/:id staff',
    'PUT /api/conferences/:conferenceId/rooms/:id/active staff',
    'PUT /api/conferences/:conferenceId/rooms/order staff',
    'PUT /api/conferences/:id staff',
    'PUT /api/conferences/:id/release staff',
    'PUT /api/conferences/:id/status staff',
    'PUT /api/conferences/drafts/:table/:id staff',
    'PUT /api/conferences/previews/:previewId staff',
    'PUT /api/conferences/translations staff',
    'PUT /api/people/:id staff',
    'PUT /api/people/distinct/:id/:otherId staff',
    'PUT /api/sessions/:id staff',
    'PUT /api/sessions/:id/speakers staff',
  ]);
});

const someId = 'c0ffee00-0000-4000-8000-000000000000';

const closedRoutes = () =>
  listRoutes(service)
    .filter(({ isPublic }) => !isPublic)
    .map(({ method, path }) => ({
      method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
      path: path.replace(/:\w+/g, someId),
    }));

test('a staff route returns 401 to a visitor and 403 to an account off the list', async () => {
  const unlisted = service.withCookie(await staffCookie(service.data.ownerUrl, { email: 'former@majlis.example' }));
  for (const { method, path } of closedRoutes()) {
    expect([path, (await service.visitor[method](path)).status]).toEqual([path, 401]);
    expect([path, (await unlisted[method](path)).status]).toEqual([path, 403]);
  }
});

test('a cross-site write is rejected even with a session', async () => {
  for (const { method, path } of closedRoutes().filter((route) => route.method !== 'get'))
    expect([path, (await service.staff[method](path).set('Sec-Fetch-Site', 'cross-site')).status]).toEqual([path, 403]);
});

test('every route returns 404 with a message for an unknown id', async () => {
  const validBodies: Record<string, object> = {
    '/release': { isReleased: true },
    '/status': { status: 'draft' },
    '/active': { isActive: true },
    '/order': { ids: [someId] },
    '/speakers': { speakers: [] },
    [`/conferences/${someId}`]: { title: 'A', startDate: '2030-01-01T09:00Z', endDate: '2030-01-02T09:00Z' },
    '/sessions': { title: 'A', startTime: '2030-01-01T09:00Z', endTime: '2030-01-02T09:00Z' },
    [`/sessions/${someId}`]: { title: 'A', startTime: '2030-01-01T09:00Z', endTime: '2030-01-02T09:00Z' },
    [`/people/${someId}`]: { firstName: 'A', lastName: 'B' },
    '/rooms': { name: 'A' },
    [`/rooms/${someId}`]: { name: 'A' },
    [`/accepted-conflicts/${someId}`]: { reason: 'A' },
    '/move': {
      sessions: [{ id: someId, version: 1, startTime: '2030-01-01T09:00Z', endTime: '2030-01-01T10:00Z' }],
    },
    '/copy-day': { from: '2030-01-01', to: '2030-01-02' },
    '/copy': { title: 'A', startDate: '2030-01-01' },
    '/merge': {
      merged: { id: '0fffee00-0000-4000-8000-000000000000', version: 1 },
      values: { firstName: 'A', lastName: 'B' },
    },
    '/import': { digest: 'a'.repeat(64) },
    '/partners': { name: 'A' },
    [`/partners/${someId}`]: { name: 'A' },
    '/documents': { title: 'A', url: 'https://example.org' },
    [`/documents/${someId}`]: { title: 'A', url: 'https://example.org' },
  };
  for (const { method, path } of closedRoutes().filter(({ path }) => path.includes(someId))) {
    if (/^\/api\/conferences\/(drafts|schedule|previews|changes)\//.test(path)) continue; // tested in services/cms for all services
    if (path.endsWith('/sessions') && path.startsWith('/api/people')) continue; // an unknown person has an empty list of sessions
    const body = Object.entries(validBodies).find(([end]) => path.endsWith(end))?.[1];
    const request = service.staff[method](path);
    const response = await (method === 'get' || method === 'delete' ? request : request.send(body ?? {}));
    expect([method, path, response.status]).toEqual([method, path, 404]);
    expect(response.body.message).toMatch(/^(This .* does not exist\.|Conference not found)$/);
  }
});

test('the tables match the entities', async () => {
  expect(await schemaDrift(service.database)).toEqual([]);
});
