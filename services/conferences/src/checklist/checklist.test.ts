import { type ChecklistItem, programmeChecklist } from '@majlis/contracts/programme/programme-checklist';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences(() => createConference());

const createConference = (changes: object = {}) =>
  service.create({
    title: 'Forum',
    timezone: 'Asia/Kuala_Lumpur',
    startDate: '2031-03-12T09:00',
    endDate: '2031-03-13T17:00',
    ...changes,
  });
const at = (start: string, end: string) => ({ startTime: `2031-03-${start}`, endTime: `2031-03-${end}` });
const complete = { location: 'Hall A', sessionAbstract: 'On counsel.' };
const addSession = (title: string, changes: object, inConference = service.conferenceId) =>
  service.addSession(inConference, { title, ...complete, ...changes });
const addPerson = (firstName: string, changes: object = {}) =>
  service.addPerson({
    firstName,
    lastName: 'Idris',
    biography: 'A',
    photo: '/images/speakers/a-10x10.webp',
    ...changes,
  });
const check = (id = service.conferenceId): Promise<ChecklistItem[]> => service.read(programmeChecklist(id).path);
const sessions = `/admin/conference-management/`;

test('a complete programme has nothing open', async () => {
  const amina = await addPerson('Amina');
  for (const day of ['12', '13']) {
    const { id } = await addSession(`On ${day}`, at(`${day}T10:00`, `${day}T11:00`));
    await service.assign(id, amina);
    await addSession('Tea', {
      ...at(`${day}T11:00`, `${day}T11:30`),
      sessionType: 'break',
      location: '',
      sessionAbstract: '',
    });
  }
  expect(await check()).toEqual([]);
});

test('what is missing leads to the session, the speaker or the day', async () => {
  const person = await addPerson('Bilal', { biography: '', photo: '' });
  const bare = await addSession('Bare', { ...at('12T10:00', '12T11:00'), location: ' ', sessionAbstract: '' });
  const early = await addSession('Early', at('11T10:00', '11T11:00'));
  await service.assign(early.id, person);
  const path = `${sessions}${service.conferenceId}/sessions`;
  expect(await check()).toEqual([
    { kind: 'outside-dates', count: 1, places: [{ label: 'Early', path: `${path}?edit=${early.id}` }] },
    { kind: 'missing-speakers', count: 1, places: [{ label: 'Bare', path: `${path}?assign=${bare.id}` }] },
    { kind: 'missing-room', count: 1, places: [{ label: 'Bare', path: `${path}?edit=${bare.id}` }] },
    { kind: 'missing-abstract', count: 1, places: [{ label: 'Bare', path: `${path}?edit=${bare.id}` }] },
    { kind: 'empty-day', count: 1, places: [{ label: '2031-03-13', path }] },
    ...(['missing-biography', 'missing-portrait'] as const).map((kind) => ({
      kind,
      count: 1,
      places: [{ label: 'Bilal Idris', path: `${sessions}speakers?edit=${person.id}` }],
    })),
  ]);
});

test('a room that is used twice and a speaker in two places clash, also with another conference', async () => {
  const [amina, bilal] = [await addPerson('Amina'), await addPerson('Bilal')];
  const first = await addSession('First', at('12T10:00', '12T11:00'));
  const second = await addSession('Second', { ...at('12T10:30', '12T11:30'), location: 'hall  a' });
  const last = await addSession('Last', at('13T10:00', '13T11:00'));
  const other = await createConference({ title: 'Assembly' });
  const elsewhere = await addSession('Elsewhere', at('13T10:30', '13T11:30'), other.id);
  const after = await addSession('After', at('13T11:00', '13T12:00'), other.id);
  await service.assign(first.id, amina);
  await service.assign(second.id, amina, bilal);
  for (const { id } of [last, elsewhere, after]) await service.assign(id, bilal);
  const clashes = (await check()).filter(({ kind }) => kind.endsWith('clash'));
  const edit = (id: string) => `${sessions}${service.conferenceId}/sessions?edit=${id}`;
  expect(clashes).toEqual([
    { kind: 'room-clash', count: 1, places: [{ label: 'Hall A: “First” and “Second”', path: edit(first.id) }] },
    {
      kind: 'speaker-clash',
      count: 2,
      places: [
        { label: 'Amina Idris: “First” and “Second”', path: edit(first.id) },
        { label: 'Bilal Idris: “Last” and “Elsewhere” (Assembly)', path: edit(last.id) },
      ],
    },
  ]);
  await service.staff.delete(`/api/conferences/${other.id}`).expect(204);
  expect((await check()).find(({ kind }) => kind === 'speaker-clash')?.count).toBe(1);
});

test('deleted sessions do not count, and all is read in four queries', async () => {
  const { id } = await addSession('Bare', { ...at('12T10:00', '12T11:00'), sessionAbstract: '' });
  await service.remove(`/api/sessions/${id}`);
  expect((await check()).map(({ kind, count }) => [kind, count])).toEqual([['empty-day', 2]]);
  expect(await service.countQueries(() => check())).toBe(4);
});
