import { endpoints } from '@majlis/contracts/api/endpoints';
import { dayCopyPath } from '@majlis/contracts/programme/session-moves';
import type { ProgrammeSession } from '@majlis/contracts/programme/sessions.schema';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useConferences } from '../../testing/use-conferences.js';

const london = { timezone: 'Europe/London', startDate: '2031-03-28T09:00', endDate: '2031-03-31T17:00' };
const service = useConferences((own) => own.create(london));

const copy = (from: string, to: string, changes: object = {}) =>
  service.staff
    .post(dayCopyPath(service.conferenceId))
    .send({ from: `2031-03-${from}`, to: `2031-03-${to}`, withSpeakers: true, ...changes });
const read = (): Promise<ProgrammeSession[]> => service.read(endpoints.programme(service.conferenceId).path);
const timesOf = ({ title, startTime, endTime }: ProgrammeSession) => [
  title,
  ...[startTime, endTime].map((time) => toLocalDateTime(time, 'Europe/London').slice('2031-03-'.length)),
];
const add = (title: string, start: string, end: string, changes: object = {}) =>
  service.addSession(service.conferenceId, {
    title,
    startTime: `2031-03-${start}`,
    endTime: `2031-03-${end}`,
    ...changes,
  });

/** The day in London on which the clocks go forward, at 01:00. */
const shortDay = '30';

test('a day is copied over a change of clocks with its local times, rooms and speakers, and undone as one', async () => {
  const talk = await add('Talk', '28T09:00', '28T10:30', { location: 'Hall A', track: 'Law', maxAttendees: 40 });
  await add('Late', '28T23:30', '29T00:30');
  await add('Next day', '29T00:00', '29T01:00');
  const [amina, bilal] = [await service.addPerson(), await service.addPerson({ firstName: 'Bilal' })];
  await service.assign(talk.id, bilal, amina);
  const before = await read();
  const response = await copy('28', shortDay).expect(200);
  expect(response.body).toEqual({ sessions: 2 });
  const copied = (await read()).filter(({ id }) => !before.some((session) => session.id === id));
  expect(copied.map(timesOf)).toEqual([
    ['Talk', '30T09:00', '30T10:30'],
    ['Late', '30T23:30', '31T00:30'],
  ]);
  expect(copied[0]).toMatchObject({
    ...{ startTime: '2031-03-30T08:00:00.000Z', location: 'Hall A', track: 'Law', maxAttendees: 40 },
    ...{ slug: 'talk-2', speakersVersion: 1 },
    speakers: [{ person: { firstName: 'Bilal' } }, { person: { firstName: 'Layla' } }],
  });
  await service.undo(response).expect(204);
  expect(await read()).toEqual(before);
});

test('a session in the hour that the clocks skip keeps its length, and speakers can be left out', async () => {
  const { id } = await add('Early', '28T00:45', '28T01:30');
  await service.assign(id, await service.addPerson());
  await copy('28', shortDay, { withSpeakers: false }).expect(200);
  const copied = (await read()).find((session) => session.id !== id);
  expect(copied && timesOf(copied)).toEqual(['Early', '30T00:45', '30T02:30']);
  expect(copied?.endTime).toBe('2031-03-30T01:30:00.000Z');
  expect(copied?.speakers).toEqual([]);
});

test('an empty day, the same day and a day that does not exist are rejected by their field', async () => {
  await add('Talk', '28T09:00', '28T10:30');
  const rejected = async (from: string, to: string) => messagesOf((await copy(from, to).expect(400)).body.fields);
  expect(await rejected('29', '30')).toEqual({ from: 'There are no sessions on this day' });
  expect(await rejected('28', '28')).toEqual({ to: 'Choose another day' });
  expect(await rejected('28', '32')).toEqual({ to: 'New day must be a day between 1900 and 2199' });
  expect(await read()).toHaveLength(1);
});
