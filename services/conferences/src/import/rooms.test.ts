import { type Room, roomsOf } from '@majlis/contracts/programme/rooms';
import { importLimits } from '@majlis/contracts/staff/import-fields';
import { importActions } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) => own.createConference({ slug: 'shura' }));
const imports = importActions(service);

const addRoom = (name: string, capacity: number | null = null, order = 0) =>
  service.staff.post(roomsOf(service.conferenceId).path).send({ name, capacity, order }).expect(201);
const rooms = async () => {
  const { body } = await service.staff.get(roomsOf(service.conferenceId).path).expect(200);
  return (body as Room[]).map(({ name, capacity, isActive }) => ({ name, capacity, isActive }));
};
const fileOf = (...listed: unknown[]) => JSON.stringify({ rooms: listed, sessions: [] });

test('the rooms of an export come back in their order, with the sessions, and Undo takes both away', async () => {
  await addRoom('Great Hall', 300, 1);
  await addRoom('المكتبة', null, 2);
  await addRoom('Annex', 0, 3);
  await service.addSession(service.conferenceId, { title: 'Opening', location: 'Great Hall' });
  const exported = await rooms();
  const file = await imports.download('sessions.json');
  service.conferenceId = (await service.createConference({ slug: 'next-shura' })).id;
  await addRoom('Garden');
  const { change, ...result } = await imports.apply(file);
  expect(result).toEqual({ added: 1, changed: 0, people: 0, rooms: 3 });
  expect(await rooms()).toEqual([{ name: 'Garden', capacity: null, isActive: true }, ...exported]);
  expect((await imports.preview(file)).rooms).toEqual([]);
  await imports.undo(change);
  expect((await rooms()).map(({ name }) => name)).toEqual(['Garden']);
  expect(await imports.sessions()).toEqual([]);
});

test('a room is found by its name, and keeps what the file does not say', async () => {
  await addRoom('Great Hall', 300);
  await addRoom('Annex', 40, 1);
  const file = fileOf({ name: ' great  hall ', capacity: 280 }, { name: 'ANNEX' });
  const { rooms: shown } = await imports.preview(file);
  expect(shown).toEqual([{ name: 'great  hall', kind: 'change', before: 300, after: 280, error: null }]);
  expect(await imports.apply(file)).toMatchObject({ added: 0, changed: 0, rooms: 1 });
  expect(await rooms()).toMatchObject([
    { name: 'Great Hall', capacity: 280 },
    { name: 'Annex', capacity: 40 },
  ]);
});

test('a room without a name, with a wrong capacity or named twice is left out, and said so', async () => {
  const file = fileOf(
    { name: 'Hall', capacity: 10 },
    { name: 'HALL', capacity: 20 },
    { capacity: 5 },
    { name: 'Tent', capacity: '80' },
    { name: 'Cellar', capacity: -1 },
    'Roof',
  );
  const { rooms: shown } = await imports.preview(file);
  expect(shown.map(({ name, error }) => [name, error?.message])).toEqual([
    ['Hall', undefined],
    ['HALL', 'The file has it twice'],
    ['', 'Name is required'],
    ['Tent', 'Capacity is a whole number'],
    ['Cellar', 'Capacity must not be negative'],
    ['', 'Name is required'],
  ]);
  await imports.apply(file);
  expect((await rooms()).map(({ name }) => name)).toEqual(['Hall']);
});

test('a room that was added since the preview is a conflict, and nothing is imported', async () => {
  const file = fileOf({ name: 'Hall', capacity: 10 });
  const preview = await imports.preview(file);
  await addRoom('Hall', 500);
  await imports.sendApply(file, preview).expect(409);
  expect(await rooms()).toMatchObject([{ name: 'Hall', capacity: 500 }]);
});

test('a file with too many rooms is rejected as a whole', async () => {
  const file = fileOf(...Array.from({ length: importLimits.rows + 1 }, (_, index) => ({ name: `Room ${index}` })));
  const { body } = await imports.sendPreview(file).expect(400);
  expect(body.fields.file.message).toMatch(/^This file has \d+ rooms\. At most \d+ are imported at once/);
});
