import { endpoints } from '@majlis/contracts/api/endpoints';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { openDatabase, waitForLocks } from '@majlis/kit/testing/database';
import { aSession, sessionPath } from '../../testing/conference-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const { create, put } = service;
beforeEach(() => service.deleteAll());

test('sessions and documents keep their local times when the time zone changes', async () => {
  const { id } = await create({ timezone: 'UTC' });
  const { addSession } = service;
  const times = { startTime: '2031-03-12T09:00', endTime: '2031-03-12T10:30' };
  expect(await addSession(id, times)).toMatchObject({ startTime: '2031-03-12T09:00:00.000Z' });
  const document = { title: 'Book', url: 'https://example.org/book', publicFrom: '2031-03-12T12:00' };
  await service.staff.post(endpoints.documents(id).path).send(document).expect(201);
  const changes = { timezone: 'Asia/Tokyo', startDate: '2031-03-12T09:00', endDate: '2031-03-14T17:00' };
  expect((await put(id, changes).expect(200)).body.startDate).toBe('2031-03-12T00:00:00.000Z');
  expect((await service.staff.get(endpoints.sessions(id).path)).body).toMatchObject([
    { startTime: '2031-03-12T00:00:00.000Z', endTime: '2031-03-12T01:30:00.000Z', version: 2 },
  ]);
  expect((await service.staff.get(endpoints.documents(id).path)).body).toMatchObject([
    { publicFrom: '2031-03-12T03:00:00.000Z' },
  ]);
});

test('a shifted session equals one entered in the new time zone, also in summer', async () => {
  const { id } = await create();
  const { addSession } = service;
  const times = { startTime: '2031-07-12T09:00', endTime: '2031-07-12T10:00' };
  await addSession(id, times);
  await put(id, { timezone: 'CET' }).expect(200); // which PostgreSQL takes for a zone without summer time
  await addSession(id, times);
  const expected = { startTime: '2031-07-12T07:00:00.000Z', endTime: '2031-07-12T08:00:00.000Z' };
  expect((await service.staff.get(endpoints.sessions(id).path)).body).toMatchObject([expected, expected]);
});

test('a session in a skipped or repeated hour keeps its length', async () => {
  const { id } = await create();
  const { addSession } = service;
  await addSession(id, { startTime: '2031-03-30T01:15', endTime: '2031-03-30T02:00' }); // London skips its start
  await put(id, { timezone: 'Europe/London' }).expect(200);
  const repeated = { startTime: '2031-10-26T00:30:00.000Z', endTime: '2031-10-26T01:15:00.000Z' }; // 1:30, then 1:15
  await addSession(id, repeated);
  expect((await service.staff.get(endpoints.sessions(id).path)).body).toMatchObject([
    { startTime: '2031-03-30T01:15:00.000Z', endTime: '2031-03-30T02:00:00.000Z' },
    repeated,
  ]);
  await put(id, { timezone: 'UTC' }).expect(200);
  expect((await service.staff.get(endpoints.sessions(id).path)).body).toMatchObject([
    { startTime: '2031-03-30T02:15:00.000Z', endTime: '2031-03-30T03:00:00.000Z' },
    { startTime: '2031-10-26T01:30:00.000Z', endTime: '2031-10-26T02:15:00.000Z' },
  ]);
});

test('concurrent time zone changes, reorders and session edits do not deadlock', async () => {
  const { id } = await create();
  const { path } = endpoints.documents(id);
  const { addSession } = service;
  const session = await addSession(id);
  const ids: string[] = [];
  for (const title of ['a', 'b', 'c', 'd']) {
    const document = { title, url: 'https://example.org', publicFrom: '2031-03-12T09:00' };
    ids.push((await service.add(path, document)).id);
  }
  const times = { startTime: '2031-03-12T09:00', endTime: '2031-03-12T10:00' };
  const responses = await Promise.all(
    ['Asia/Tokyo', 'UTC', 'America/New_York', 'Europe/London'].flatMap((timezone, round) => [
      put(id, { timezone }),
      service.staff.put(`${path}/order`).send({ ids: round % 2 ? ids : ids.toReversed() }),
      service.staff.put(sessionPath(session.id)).send(aSession(times)),
    ]),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const [{ timezone }] = (await service.staff.get(endpoints.conferences.path)).body;
  const [{ startTime }] = (await service.staff.get(endpoints.sessions(id).path)).body;
  expect(toLocalDateTime(startTime, timezone)).toBe('2031-03-12T09:00');
});

test.each([
  [
    'document',
    (id: string) => endpoints.documents(id).path,
    { url: 'https://example.org', publicFrom: '2031-03-12T09:00' },
  ],
  [
    'session',
    (id: string) => endpoints.sessions(id).path,
    { startTime: '2031-03-12T09:00', endTime: '2031-03-12T10:00' },
  ],
])('the times of a %s created during a time zone change use the new one', async (_noun, path, times) => {
  const { id } = await create();
  const other = await openDatabase(service.data.ownerUrl);
  await other.query(`BEGIN; UPDATE conferences.conferences SET timezone = 'Asia/Tokyo'`);
  const added = service.staff
    .post(path(id))
    .send({ title: 'Book', ...times })
    .then(({ body }) => body);
  await waitForLocks(service.data);
  await other.query('COMMIT');
  await other.end();
  const { publicFrom, startTime } = await added;
  expect(publicFrom ?? startTime).toBe('2031-03-12T00:00:00.000Z');
});
