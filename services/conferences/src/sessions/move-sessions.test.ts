import { endpoints } from '@majlis/contracts/api/endpoints';
import { movePath } from '@majlis/contracts/programme/session-moves';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import type { FailedRow } from '@majlis/contracts/shared/error-response';
import { rowHistory } from '@majlis/contracts/staff/history';
import { runAsActor } from '@majlis/kit/database/change-context';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { initialAuditFields } from '@majlis/rows/repository/audited-entity';
import { insertRows } from '@majlis/rows/repository/write-rows';
import { useConferences } from '../../testing/use-conferences.js';
import { SessionEntity } from './session.entity.js';

const service = useConferences(() => createLondon());

/** London changes to summer time at 01:00 on 30 March 2031. */
const createLondon = () =>
  service.create({
    timezone: 'Europe/London',
    startDate: '2031-03-28T09:00',
    endDate: '2031-03-31T17:00',
  });
const at = (start: string, end: string) => ({ startTime: `2031-03-${start}`, endTime: `2031-03-${end}` });
const add = (title: string, changes: object = {}) =>
  service.addSession(service.conferenceId, { title, location: 'Hall A', ...at('28T10:00', '28T11:00'), ...changes });
const to = ({ id, version }: Session, changes: object) => ({ id, version, ...changes });
const move = (sessions: object[], id = service.conferenceId) => service.staff.post(movePath(id)).send({ sessions });
const read = (): Promise<Session[]> => service.read(endpoints.sessions(service.conferenceId).path);
const places = async () =>
  (await read()).map(({ title, startTime, endTime, location }) => [title, startTime, endTime, location]);

test('sessions move to times and rooms in one change, with new versions, and one undo brings them back', async () => {
  const [first, second, third] = [await add('First'), await add('Second'), await add('Third')];
  const before = await places();
  const stays = { startTime: third.startTime, endTime: third.endTime };
  const moved = await move([
    to(second, { ...at('29T10:00', '29T11:30'), location: 'Hall B' }),
    to(first, { startTime: '2031-03-31T09:00:00.000Z', endTime: '2031-03-31T10:00:00.000Z' }),
    to(third, stays),
  ]).expect(200);
  const results = [
    { id: second.id, version: 2, startTime: '2031-03-29T10:00:00.000Z', endTime: '2031-03-29T11:30:00.000Z' },
    { id: first.id, version: 2, startTime: '2031-03-31T09:00:00.000Z', endTime: '2031-03-31T10:00:00.000Z' },
    { id: third.id, version: 1, ...stays },
  ].map((result, index) => ({ ...result, location: index === 0 ? 'Hall B' : 'Hall A' }));
  expect(moved.body).toEqual({ sessions: results });
  const stored = await read();
  for (const result of results) expect(stored.find(({ id }) => id === result.id)).toMatchObject(result);
  const { body } = await service.staff.get(rowHistory(`/api/sessions/${second.id}`, 5).path).expect(200);
  expect(body.versions[0]).toMatchObject({ operation: 'update', actor: 'amal@majlis.example' });
  await service.undo(moved).expect(204);
  expect(new Set(await places())).toEqual(new Set(before));
});

test('one session that was changed or deleted meanwhile keeps all in their places, and is named', async () => {
  const [kept, changed, deleted] = [await add('Kept'), await add('Changed'), await add('Deleted')];
  await service.staff.put(`/api/sessions/${changed.id}`).send({ ...at('28T10:00', '28T12:00'), title: 'Changed' });
  await service.remove(`/api/sessions/${deleted.id}`);
  const before = await places();
  const sessions = [kept, changed, deleted].map((session) => to(session, at('29T10:00', '29T11:00')));
  const { body } = await move(sessions).expect(409);
  expect(body.message).toBe('Nothing was moved, because 2 of 3 sessions were changed meanwhile.');
  expect(body.failedRows.map(({ id, label }: FailedRow) => [id, label])).toEqual([
    [changed.id, 'Changed'],
    [deleted.id, 'Deleted'],
  ]);
  expect(body.failedRows[0]).toMatchObject({
    reason: { message: expect.stringContaining('amal@majlis.example changed this on') },
    changed: { by: 'amal@majlis.example' },
  });
  expect(await places()).toEqual(before);
});

test('a session of another conference is not moved', async () => {
  const session = await add('First');
  const other = await createLondon();
  const { body } = await move([to(session, at('29T10:00', '29T11:00'))], other.id).expect(409);
  expect(body.failedRows).toEqual([
    { id: session.id, label: null, reason: expect.objectContaining({ code: 'rowDeleted' }) },
  ]);
});

test('times that cannot be are named with the session, and nothing is moved', async () => {
  const [first, second, third] = [await add('First'), await add('Second'), await add('Third')];
  const before = await places();
  const sessions = [
    to(first, at('29T10:00', '29T11:00')),
    to(second, at('29T11:00', '29T11:00')),
    to(third, at('30T01:30', '30T03:00')),
  ];
  const { body } = await move(sessions).expect(400);
  expect(messagesOf(body.fields)).toEqual({
    'sessions.1.endTime': '“Second”: The end must be after the start',
    'sessions.2.startTime': '“Third”: There is no such time in Europe/London',
  });
  expect(
    messagesOf((await move([sessions[0], sessions[0]].flatMap((each) => each ?? [])).expect(400)).body.fields),
  ).toEqual({
    sessions: 'Give each session once',
  });
  expect(await places()).toEqual(before);
});

test('1,000 sessions move by few queries', async () => {
  const day = at('28T10:00:00.000Z', '28T11:00:00.000Z');
  const rows = Array.from({ length: 1_000 }, (_, number) => ({
    ...{
      conferenceId: service.conferenceId,
      title: `Session ${number}`,
      slug: `session-${number}`,
      description: '',
      track: '',
    },
    ...{ sessionType: 'panel' as const, location: `A room of the old library ${number % 24}`, ...day },
    ...{ sessionOrder: 0, specialRequirements: '', sessionAbstract: '', ...initialAuditFields('job:test') },
  }));
  await runAsActor('job:test', () =>
    service.database.transaction((manager) => insertRows(manager, SessionEntity, rows)),
  );
  const sessions = (await read()).map((session) => to(session, at('28T10:15:00.000Z', '28T11:15:00.000Z')));
  expect(sessions).toHaveLength(1_000);
  const queries = await service.countQueries(() => move(sessions).expect(200));
  expect(queries).toBeLessThan(10);
  expect(new Set((await read()).map(({ startTime, version }) => `${startTime} ${version}`))).toEqual(
    new Set(['2031-03-28T10:15:00.000Z 2']),
  );
});
