import { endpoints } from '@majlis/contracts/api/endpoints';
import { openDatabase } from '@majlis/kit/testing/database';
import { brokenBodies, hostileBodies, hostileFieldGroups, hostileSegments } from '@majlis/kit/testing/hostile-bodies';
import { expectedStoredValue, isRejected, type RequestBody, sendRaw } from '@majlis/kit/testing/hostile-writes';
import { listRoutes } from '@majlis/kit/testing/route-inventory';
import { fullConference, fullDocument, fullPartner } from '../testing/full-inputs.js';
import { useConferences } from '../testing/use-conferences.js';
import { anAssignment, createOneOfEach, pathTo, type ResourceIds, writeCases } from '../testing/write-cases.js';

let owner: Awaited<ReturnType<typeof openDatabase>>;
// The connection must end before `useConferences`, below, stops the service and drops its database.
afterAll(() => owner.end());
const service = useConferences();
let ids: ResourceIds;
let speakers: string;
beforeAll(async () => {
  owner = await openDatabase(service.data.ownerUrl);
  ids = await createOneOfEach(service);
  speakers = endpoints.sessionSpeakers(ids.session).path;
});

// With thousands of bodies the tests take longer than an unused session lasts.
beforeEach(() => owner.query('UPDATE auth.sessions SET last_seen = now()'));

const read = (list: string): Promise<RequestBody[]> => service.read(list);

/** An empty slug is derived from the title, and an empty platform is stored as null. */
const expected = (sent: RequestBody) =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([name, value]) => name !== 'slug' || value !== '')
      .map(([name, value]) => [name, name === 'virtualPlatform' && value === '' ? null : expectedStoredValue(value)]),
  );

test.each(writeCases)(
  '$title is stored as sent or rejected with a message',
  async ({ method, validBody, ...write }) => {
    const statuses = new Set<number>();
    for (const body of hostileFieldGroups(validBody(ids), 45)) {
      await owner.query('DELETE FROM conferences.session_speakers');
      const response = await sendRaw(service.staff, method, write.path(ids), body);
      statuses.add(response.status);
      const stored =
        response.status < 400 && (await read(write.listPath(ids))).find(({ id }) => id === response.body.id);
      if (method === 'post' && stored)
        await owner.query(`DELETE FROM conferences.${write.table} WHERE id = '${String(stored.id)}'`);
      if (stored) expect([body, stored]).toEqual([body, expect.objectContaining(expected(JSON.parse(body)))]);
      else expect([body, response.status, isRejected(response)]).toEqual([body, response.status, true]);
    }
    expect([...statuses].some((status) => status < 400)).toBe(true); // at least one mutation was valid
  },
);

function* hostileLists(good: RequestBody): Generator<string> {
  for (const odd of hostileBodies(good, 45)) yield `{"speakers":[${odd}]}`;
  yield* hostileBodies({ speakers: [good] }, 25);
}

test('a list of speakers is replaced as sent or left unchanged', async () => {
  const good = anAssignment(ids);
  const statuses = new Set<number>();
  for (const body of hostileLists(good)) {
    const before = await read(speakers);
    const { status } = await sendRaw(service.staff, 'put', speakers, body);
    statuses.add(status);
    const sent = () => (JSON.parse(body) as { speakers: RequestBody[] }).speakers;
    const expectedSpeakers =
      status < 400 ? sent().map((speaker) => expect.objectContaining(expected(speaker))) : before;
    expect([body, await read(speakers)]).toEqual([body, expectedSpeakers]);
  }
  expect(statuses).toContain(200);
  expect(statuses).toContain(400);
});

test('a person whose id is sent in two cases is one person', async () => {
  const lower = { personId: ids.person };
  const upper = { personId: ids.person.toUpperCase() };
  await service.staff
    .put(speakers)
    .send({ speakers: [lower, upper] })
    .expect(400);
  await service.staff
    .put(speakers)
    .send({ speakers: [upper] })
    .expect(200);
});

test('a conference can be saved as it was read, however long its title and slug', async () => {
  const conferences = endpoints.conferences.path;
  const title = 'Consultation and consent '.repeat(11).trim();
  for (const round of [1, 2]) {
    const { body } = await service.staff
      .post(conferences)
      .send({ ...fullConference, title })
      .expect(201);
    const { id, version, updatedAt, updatedBy, deletedAt, releasedAt, ...input } = body;
    expect([round, (await service.staff.put(`${conferences}/${id}`).send(input)).status]).toEqual([round, 200]);
  }
});

test.each(writeCases)('$title that is not JSON is rejected', async ({ method, path, validBody }) => {
  for (const body of brokenBodies(validBody(ids), 20)) {
    const { status } = await sendRaw(service.staff, method, path(ids), body);
    expect(`${status} ${body.toString('latin1')}`).toMatch(/^4(00|15) /);
  }
});

test.each([
  ['partners', fullPartner],
  ['documents', fullDocument],
])('the order of %s is replaced as sent or left unchanged', async (kind, input) => {
  const list = `${pathTo.conference(ids)}/${kind}`;
  await service.staff.post(list).send(input).expect(201);
  const good = { ids: (await read(list)).map(({ id }) => id) };
  for (const body of hostileBodies(good, 45)) {
    const { status } = await sendRaw(service.staff, 'put', `${list}/order`, body);
    expect([body, status === 413 ? 400 : status]).toEqual([body, JSON.stringify(good) === body ? 200 : 400]);
  }
});

/** Lists every route with parameters, with `segment` in place of one parameter and valid values for the others. */
const hostilePaths = (segment: string) =>
  listRoutes(service).flatMap(({ method, path }) =>
    [...path.matchAll(/:\w+/g)].map(([odd]) => ({
      method: method.toLowerCase() as 'get' | 'post' | 'put' | 'delete',
      path: path.replace(odd, segment).replace(/:\w+/g, ids.conference),
    })),
  );

test('invalid path parameters are rejected for every method', async () => {
  for (const segment of hostileSegments(15))
    await Promise.all(
      hostilePaths(segment).map(async ({ method, path }) => {
        const { status } = await service.staff[method](path).send(method === 'get' ? undefined : {});
        expect(`${status} ${method} ${path}`).toMatch(/^40[04] /);
      }),
    );
});

test.each(['*', '3', '"3', 'W/"3"', '"-1"', '"1", "2"', '"1e3"', '"99999999999"', '""', ' '])(
  'the invalid header If-Match: %s is rejected',
  async (condition) => {
    for (const { method, path, validBody } of writeCases.filter(({ method }) => method === 'put')) {
      const { status } = await service.staff[method](path(ids)).set('If-Match', condition).send(validBody(ids));
      expect([path(ids), status]).toEqual([path(ids), 400]);
    }
    for (const path of Object.values(pathTo))
      await service.staff.delete(path(ids)).set('If-Match', condition).expect(400);
    await service.staff.put(speakers).set('If-Match', condition).send({ speakers: [] }).expect(400);
  },
);
