import { endpoints } from '@majlis/contracts/api/endpoints';
import { roomsOf } from '@majlis/contracts/programme/rooms';
import { type FoundRow, findRows, maxFindLength, maxFoundPerTable } from '@majlis/contracts/staff/find';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { useConferences } from '../testing/use-conferences.js';

const service = useConferences();
beforeEach(() => service.deleteAll());

const find = (text: string): Promise<FoundRow[]> => service.read(findRows('conferences', text).path);
const labels = async (text: string) => (await find(text)).map(({ label }) => label.text);

test('a person is found by the beginnings of all words, whatever their order, case and accents', async () => {
  const { id } = await service.addPerson({ firstName: 'José', lastName: 'Müller' });
  await service.addPerson({ firstName: 'Josephine', lastName: 'Baker' });
  expect(await find('MUL jose')).toEqual([
    {
      table: 'people',
      id,
      label: {
        text: 'José Müller',
        matches: [
          [0, 4],
          [5, 11],
        ],
      },
      parent: null,
      status: null,
    },
  ]);
  expect(await labels('ller')).toEqual([]);
  expect(await labels('jose smith')).toEqual([]);
});

test('an Arabic name is found without its vowel signs, hamzas and article', async () => {
  await service.addPerson({ firstName: 'أَحْمَد', lastName: 'الخطيب' });
  expect(await labels('احمد خطيب')).toEqual(['أَحْمَد الخطيب']);
});

test('a draft and what belongs to it are found, with its status and where they are edited', async () => {
  const { id } = await service.create({ title: 'Lanterns', status: 'draft' });
  const parent = { id, label: 'Lanterns' };
  const session = await service.addSession(id, { title: 'Lamp oil' });
  await service.staff.post(roomsOf(id).path).send({ name: 'Lamp room', isActive: false }).expect(201);
  expect(await find('lantern')).toMatchObject([{ table: 'conferences', id, parent: null, status: 'draft' }]);
  expect(await find('lamp')).toMatchObject([
    { table: 'sessions', id: session.id, parent, status: 'draft' },
    { table: 'rooms', parent, status: 'inactive' },
  ]);
});

test('conferences of one title are told apart by their years, also where they are named by a session', async () => {
  await service.create({ title: 'Oaths' });
  const times = { startDate: '2033-05-12T09:00:00.000Z', endDate: '2033-05-14T17:00:00.000Z' };
  const { id } = await service.create({ title: 'Oaths', slug: 'oaths-2033', ...times });
  await service.addSession(id, { title: 'Vows' });
  expect(await labels('oath')).toEqual(['Oaths (2031)', 'Oaths (2033)']);
  expect((await find('vow'))[0]?.parent).toEqual({ id, label: 'Oaths (2033)' });
  await service.remove(`${endpoints.conferences.path}/${id}`);
  expect(await labels('oath')).toEqual(['Oaths']);
});

test('nothing that is deleted is found, nor what belongs to it, until it is restored', async () => {
  const { id } = await service.create({ title: 'Lanterns' });
  await service.addSession(id, { title: 'Lamp oil' });
  const person = await service.addPerson({ lastName: 'Lampson' });
  expect(await labels('lamp')).toEqual(['Lamp oil', 'Layla Lampson']);
  await service.remove(`${endpoints.conferences.path}/${id}`);
  await service.remove(`${staffEndpoints.people.path}/${person.id}`);
  expect([...(await find('lantern')), ...(await find('lamp'))]).toEqual([]);
  await service.staff.post(`${endpoints.conferences.path}/${id}/restore`).expect(200);
  expect(await labels('lamp')).toEqual(['Lamp oil']);
});

test('what begins with the words comes first, and a table has a few results', async () => {
  for (const lastName of Array.from('jihgfedcba'))
    await service.addPerson({ firstName: `A${lastName}`, lastName: 'Omar' });
  await service.addPerson({ firstName: 'Omar', lastName: 'Zaki' });
  const found = await labels('omar');
  expect(found).toHaveLength(maxFoundPerTable);
  expect(found.slice(0, 3)).toEqual(['Omar Zaki', 'Aa Omar', 'Ab Omar']);
});

test('a text without words finds nothing, and one that is too long is rejected by its name', async () => {
  await service.addPerson();
  expect([...(await find('')), ...(await find(' … '))]).toEqual([]);
  await service.staff.get('/api/conferences/find').expect(200, []);
  const { body } = await service.staff.get(findRows('conferences', 'x'.repeat(maxFindLength + 1)).path).expect(400);
  expect(messagesOf(body.fields)).toEqual({ q: `The text to find has at most ${maxFindLength} characters` });
  const other = await service.staff.get('/api/conferences/find?text=layla').expect(400);
  expect(messagesOf(other.body.fields)).toEqual({ text: 'This field is not known' });
});

test('only staff find anything, and no response is cached', async () => {
  await service.addPerson();
  const { path } = findRows('conferences', 'layla');
  expect((await service.visitor.get(path).expect(401)).body.message).toBe('Please sign in.');
  expect((await service.staff.get(path).expect(200)).headers['cache-control']).toBe('private, no-store');
});
