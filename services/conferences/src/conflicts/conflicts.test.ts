import { type ChecklistItem, programmeChecklist } from '@majlis/contracts/programme/programme-checklist';
import {
  acceptedConflictPath,
  acceptedConflicts,
  bookingsOf,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences(() => create('Forum'));

const create = (title: string, changes: object = {}) =>
  service.create({ title, startDate: '2031-03-12T09:00', endDate: '2031-03-12T17:00', ...changes });
const at = (start: string, end: string) => ({ startTime: `2031-03-${start}`, endTime: `2031-03-${end}` });
const add = (title: string, changes: object, inConference = service.conferenceId) =>
  service.addSession(inConference, { title, location: title, ...changes });
const addSpeaker = () => service.addPerson({ biography: 'A', photo: '/images/speakers/a-10x10.webp' });
const readBookings = (): Promise<ProgrammeBooking[]> => service.read(bookingsOf(service.conferenceId).path);
const check = (): Promise<ChecklistItem[]> => service.read(programmeChecklist(service.conferenceId).path);
const kinds = async () => (await check()).map(({ kind }) => kind);
const listAccepted = () => service.read(acceptedConflicts(service.conferenceId).path);
const accept = (key: string, reason: string) =>
  service.staff.put(acceptedConflictPath(service.conferenceId, key)).send({ reason });

test('bookings are those of the conference and of its speakers elsewhere on these days', async () => {
  const [amina, other] = [await addSpeaker(), await create('Assembly')];
  const own = await add('Own', { ...at('12T10:00', '12T11:00'), track: 'Law', maxAttendees: 40 });
  const elsewhere = await add('Same days', at('13T09:00', '13T10:00'), other.id);
  const later = await add('Days later', at('15T09:00', '15T10:00'), other.id);
  for (const { id } of [own, elsewhere, later]) await service.assign(id, amina);
  await add('Of others', at('12T10:00', '12T11:00'), other.id);
  const speakers = [{ id: amina.id, name: 'Layla Haddad' }];
  expect(await readBookings()).toEqual([
    {
      ...{
        id: own.id,
        conferenceId: service.conferenceId,
        conferenceTitle: 'Forum',
        version: 1,
        title: 'Own',
        sessionType: 'presentation',
      },
      ...{ track: 'Law', location: 'Own', maxAttendees: 40, speakers },
      ...{ startTime: '2031-03-12T10:00:00.000Z', endTime: '2031-03-12T11:00:00.000Z' },
    },
    expect.objectContaining({ id: elsewhere.id, conferenceId: other.id, conferenceTitle: 'Assembly', speakers }),
  ]);
  // Days that have a session count even if they lie outside the dates of the conference.
  await add('Late', at('15T12:00', '15T13:00'));
  expect((await readBookings()).map(({ title }) => title)).toEqual(['Own', 'Same days', 'Days later', 'Late']);
});

test('the checklist names rooms that are too small and speakers who would have to run', async () => {
  await service.staff.post(roomsOf(service.conferenceId).path).send({ name: 'Hall A', capacity: 30 }).expect(201);
  const amina = await addSpeaker();
  const full = await add('Full', { ...at('12T10:00', '12T11:00'), location: 'hall a', maxAttendees: 31 });
  const next = await add('Next', { ...at('12T11:03', '12T12:00'), location: 'Hall B' });
  for (const { id } of [full, next]) await service.assign(id, amina);
  const path = `/admin/conference-management/${service.conferenceId}/sessions?edit=${full.id}`;
  const items = (await check()).filter(({ kind }) => kind === 'capacity' || kind === 'change-over');
  expect(items).toEqual([
    { kind: 'capacity', count: 1, places: [{ label: 'Hall A for 30: “Full” for 31', path }] },
    { kind: 'change-over', count: 1, places: [{ label: 'Layla Haddad, 3 min: “Full” and “Next”', path }] },
  ]);
});

test('a conflict that is accepted with a reason leaves the checklist until that is taken back or undone', async () => {
  const { id } = await add('Walk', { ...at('12T10:00', '12T11:00'), location: '', sessionAbstract: 'In the garden.' });
  await service.assign(id, await addSpeaker());
  const key = `missing-room:${id}`;
  expect(await kinds()).toEqual(['missing-room']);
  const accepted = await accept(key, ' In the garden ').expect(200);
  expect(accepted.body).toEqual({
    ...{ key, reason: 'In the garden', by: 'amal@majlis.example' },
    at: expect.stringMatching(/^20.*Z$/),
  });
  expect(await listAccepted()).toEqual([accepted.body]);
  expect(await kinds()).toEqual([]);
  const changed = await accept(key, 'By the river').expect(200);
  expect((await listAccepted()).map(({ reason }: { reason: string }) => reason)).toEqual(['By the river']);
  await service.undo(changed).expect(204);
  expect(await listAccepted()).toEqual([accepted.body]);
  const withdrawn = await service.staff.delete(acceptedConflictPath(service.conferenceId, key)).expect(204);
  expect(await kinds()).toEqual(['missing-room']);
  await service.staff.delete(acceptedConflictPath(service.conferenceId, key)).expect(404);
  await service.undo(withdrawn).expect(204);
  expect(await listAccepted()).toEqual([accepted.body]);
  await service.undo(accepted).expect(204);
  expect(await kinds()).toEqual(['missing-room']);
});

test('a reason is required, and only conflicts of sessions of the conference are accepted', async () => {
  const { id }: Session = await add('Walk', at('12T10:00', '12T11:00'));
  expect(messagesOf((await accept(`missing-room:${id}`, ' ').expect(400)).body.fields)).toEqual({
    reason: 'Reason is required',
  });
  await accept(`missing-room:${id}`, 'a'.repeat(301)).expect(400);
  const other = await create('Assembly');
  const foreign = await add('Foreign', at('12T10:00', '12T11:00'), other.id);
  for (const key of [`missing-room:${foreign.id}`, `late:${id}`, 'missing-room', `missing-room:${id} `])
    await accept(key, 'So it is').expect(404);
  expect(await listAccepted()).toEqual([]);
});
