import { endpoints } from '@majlis/contracts/api/endpoints';
import { copyPath } from '@majlis/contracts/conferences/conference-copy';
import { type Room, roomsOf } from '@majlis/contracts/programme/rooms';
import { bulkPath } from '@majlis/contracts/staff/bulk.schema';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.create());

const addRoom = (name: string, changes: object = {}, inConference = service.conferenceId): Promise<Room> =>
  service.add(roomsOf(inConference).path, { name, ...changes });
const list = (id = service.conferenceId): Promise<Room[]> => service.read(roomsOf(id).path);
const pathOf = ({ id }: Room) => `${roomsOf(service.conferenceId).path}/${id}`;
const rename = (room: Room, name: string) =>
  service.staff.put(pathOf(room)).set('If-Match', `"${room.version}"`).send({ name, capacity: room.capacity });
const locations = async () => {
  const { body } = await service.staff.get(endpoints.sessions(service.conferenceId).path).expect(200);
  return Object.fromEntries(body.map(({ title, location }: { title: string; location: string }) => [title, location]));
};

test('a new name is given to the sessions in the room, deleted ones too, and undone as one', async () => {
  const room = await addRoom('Hall A', { capacity: 120 });
  const other = (await service.create()).id;
  await service.addSession(service.conferenceId, { title: 'First', location: ' hall  a ' });
  await service.addSession(service.conferenceId, { title: 'Annex', location: 'Hall A2' });
  const deleted = await service.addSession(service.conferenceId, { title: 'Gone', location: 'Hall A' });
  await service.addSession(other, { title: 'Elsewhere', location: 'Hall A' });
  await service.remove(`/api/sessions/${deleted.id}`);
  const renamed = await rename(room, 'Great Hall').expect(200);
  expect(renamed.body).toMatchObject({
    name: 'Great Hall',
    capacity: 120,
    version: 2,
    updatedBy: 'amal@majlis.example',
  });
  expect(await locations()).toEqual({ First: 'Great Hall', Annex: 'Hall A2' });
  await service.staff.post(`/api/sessions/${deleted.id}/restore`).expect(200);
  expect(await locations()).toMatchObject({ Gone: 'Great Hall' });
  const { body } = await service.staff.get(endpoints.sessions(other).path);
  expect(body[0].location).toBe('Hall A');
  await service.staff.delete(`/api/sessions/${deleted.id}`).expect(204);
  await service.undo(renamed).expect(204);
  expect(await locations()).toEqual({ First: 'hall  a', Annex: 'Hall A2' });
  expect((await list()).map(({ name }) => name)).toEqual(['Hall A']);
});

test('sessions of a renamed room get a new version, and a stale name of the room is rejected', async () => {
  const room = await addRoom('Hall A');
  const session = await service.addSession(service.conferenceId, { location: 'Hall A' });
  await rename(room, 'Hall B').expect(200);
  const stale = { title: 'T', startTime: session.startTime, endTime: session.endTime, location: 'Hall A' };
  await service.staff.put(`/api/sessions/${session.id}`).set('If-Match', '"1"').send(stale).expect(409);
  const { body } = await rename(room, 'Hall C').expect(409);
  expect(body.changed.by).toBe('amal@majlis.example');
  expect(await locations()).toEqual({ [session.title]: 'Hall B' });
});

test('no two rooms of a conference have one name, in any spelling', async () => {
  const room = await addRoom('Hall A');
  const twin = await service.staff.post(roomsOf(service.conferenceId).path).send({ name: ' HALL  a' }).expect(400);
  expect(messagesOf(twin.body.fields)).toEqual({ name: 'Another room of this conference has this name' });
  const annex = await addRoom('Annex');
  await service.addSession(service.conferenceId, { title: 'In the annex', location: 'Annex' });
  expect(messagesOf((await rename(annex, 'hall a').expect(400)).body.fields)).toEqual(messagesOf(twin.body.fields));
  expect(await locations()).toEqual({ 'In the annex': 'Annex' });
  // A room may change the spelling of its own name; names of deleted rooms and of rooms of other conferences are free.
  await rename(room, 'hall A').expect(200);
  await service.staff.delete(pathOf(room)).expect(204);
  await rename(annex, 'Hall A').expect(200);
  await addRoom('Hall A', {}, (await service.create()).id);
  expect((await service.staff.post(`${pathOf(room)}/restore`).expect(409)).body.message).toBe('This already exists.');
});

test('deleting a room leaves its sessions, and rooms are restored and ordered like all lists', async () => {
  const [first, second] = [await addRoom('Hall A', { order: 0 }), await addRoom('Hall B', { order: 1 })];
  await service.addSession(service.conferenceId, { title: 'Talk', location: 'Hall A' });
  const rows = [{ id: first.id, version: 1 }];
  const deleted = await service.staff
    .post(bulkPath('conferences'))
    .send({ table: 'rooms', action: 'delete', rows })
    .expect(200);
  expect(await locations()).toEqual({ Talk: 'Hall A' });
  expect((await service.staff.get(`${roomsOf(service.conferenceId).path}/deleted`)).body).toHaveLength(1);
  await service.undo(deleted).expect(204);
  await service.staff
    .put(`${roomsOf(service.conferenceId).path}/order`)
    .send({ ids: [second.id, first.id] })
    .expect(200);
  expect((await list()).map(({ name }) => name)).toEqual(['Hall B', 'Hall A']);
});

test('a draft of a room gives its name to the sessions when it is published', async () => {
  const room = await addRoom('Hall A');
  await service.addSession(service.conferenceId, { title: 'Talk', location: 'Hall A' });
  const draft = `/api/conferences/drafts/rooms/${room.id}`;
  const input = { name: 'Hall Z', capacity: 10, order: 0, isActive: true };
  await service.staff.put(draft).send({ input, baseVersion: 1 }).expect(200);
  expect(await locations()).toEqual({ Talk: 'Hall A' });
  await service.staff.post(`${draft}/publish`).send({}).expect(204);
  expect(await locations()).toEqual({ Talk: 'Hall Z' });
});

test('rooms are copied with a conference', async () => {
  await addRoom('Hall A', { capacity: 120, order: 1 });
  await addRoom('Hall B', { order: 0 });
  const send = async (changes: object) =>
    (await service.add(copyPath(service.conferenceId), { title: 'Copy', startDate: '2032-03-12', ...changes })).id;
  const copied = await list(await send({}));
  expect(copied.map(({ name, capacity, version }) => [name, capacity, version])).toEqual([
    ['Hall B', null, 1],
    ['Hall A', 120, 1],
  ]);
  expect(await list(await send({ rooms: false }))).toEqual([]);
});
