import type { Person } from '@majlis/contracts/people/people.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { errorsOf, importActions, kinds } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const dates = { startDate: '2026-03-28T07:00:00.000Z', endDate: '2026-03-30T16:00:00.000Z' };
const service = useConferences((own) => own.createConference({ slug: 'shura', ...dates }));
const imports = importActions(service);
let [poet, judge]: [Person?, Person?] = [];

beforeEach(async () => {
  const { addPerson } = service;
  poet = await addPerson({ firstName: 'Amina', lastName: 'Yusuf', organization: 'IIUM', position: 'Poet' });
  judge = await addPerson({ firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org' });
});

const file = [
  'Title,Start,End,Speakers',
  'One,2026-03-28 09:00,10:00,Amina Yusuf',
  'Two,2026-03-28 11:00,12:00,amina  YUSUF; Bilal Khan',
  'Three,2026-03-28 13:00,14:00,Amina Yusuf <other@example.org>',
].join('\n');
const key = 'name:amina yusuf';

const speakerIds = async () =>
  (await imports.programme()).map(({ title, speakers }) => [title, ...speakers.map(({ personId }) => personId)]);

test('a name that several people have is a choice, without which its rows are left out', async () => {
  const preview = await imports.preview(file);
  expect(preview.choices).toEqual([
    {
      key,
      name: 'Amina Yusuf',
      rows: [2, 3],
      people: expect.arrayContaining([
        { id: poet?.id, name: 'Amina Yusuf', detail: 'IIUM, Poet' },
        { id: judge?.id, name: 'Amina Yusuf', detail: 'amina@example.org' },
      ]),
      chosen: null,
    },
  ]);
  expect(errorsOf(preview)).toEqual(
    [2, 3].map((row) => expect.stringMatching(`^Row ${row}, Speakers: 2 people are called .*Choose who is meant$`)),
  );
  // A row with another address can only mean the person whose address is not known.
  expect(preview.rows[2]).toMatchObject({ kind: 'add' });
  expect(await imports.apply(file)).toMatchObject({ added: 1, people: 0 });
});

test('the chosen person speaks in all of its rows, and the next import knows them', async () => {
  const choices = { [key]: judge?.id ?? '' };
  const preview = await imports.preview(file, { choices });
  expect(preview.choices).toMatchObject([{ key, chosen: judge?.id }]);
  expect(kinds(preview)).toEqual(['add', 'add', 'add']);
  expect(preview.people).toMatchObject([{ name: 'Bilal Khan' }]);
  const { change } = await imports.apply(file, { choices });
  expect(await speakerIds()).toEqual([
    ['One', judge?.id],
    ['Two', judge?.id, expect.any(String)],
    ['Three', poet?.id],
  ]);
  expect(kinds(await imports.preview(file))).toEqual(['same', 'same', 'same']);
  await imports.undo(change);
  expect(await speakerIds()).toEqual([]);
});

test('a new person of the name is added once', async () => {
  const preview = await imports.preview(file, { choices: { [key]: 'new' } });
  expect(preview.people).toMatchObject([
    { name: 'Amina Yusuf', rows: [2, 3] },
    { name: 'Bilal Khan', rows: [3] },
  ]);
  await imports.apply(file, { choices: { [key]: 'new' } });
  const [[, first], [, second]] = (await speakerIds()) as [string[], string[]];
  expect(first).toBe(second);
  expect([poet?.id, judge?.id]).not.toContain(first);
  expect(await service.read(staffEndpoints.people.path)).toHaveLength(4);
});

test('another choice than that of the preview imports nothing, and neither does a person who is no candidate', async () => {
  const seen = await imports.preview(file, { choices: { [key]: judge?.id ?? '' } });
  await imports.sendApply(file, seen, { choices: { [key]: poet?.id ?? '' } }).expect(409);
  await imports.sendApply(file, seen).expect(409);
  expect(await speakerIds()).toEqual([]);
  const namesake = await service.addPerson({ firstName: 'Omar' });
  const { choices } = await imports.preview(file, { choices: { [key]: namesake.id } });
  expect(choices).toMatchObject([{ chosen: null }]);
  const { body } = await imports.sendPreview(file, { choices: { [key]: 'nobody' } }).expect(400);
  expect(messagesOf(body.fields)).toEqual({ [`choices.${key}`]: 'Give the id of a person' });
});
