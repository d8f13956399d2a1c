import type { Person } from '@majlis/contracts/people/people.schema';
import { peopleExportPath } from '@majlis/contracts/staff/imports.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { fullPerson } from '../../testing/full-inputs.js';
import { errorsOf, kinds, peopleImportActions } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const { addPerson } = service;
const imports = peopleImportActions(service);
beforeEach(() => service.deleteAll());

const names = async () => (await imports.people()).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
const withoutAudit = ({ version, updatedAt, updatedBy, ...person }: Person) => person;

const file = [
  'Name,E-mail,Affiliation,Bio,Areas of expertise,ORCID',
  'Amina Yusuf,amina@example.org,IIUM,"Teaches law.\nWrites.",Law; Ethics; law,https://orcid.org/0000-0002-1825-0097',
  'رومي,,,,,',
].join('\n');

test('people are added as the preview shows them, and taken back by one undo', async () => {
  const preview = await imports.preview(file);
  expect(preview).toMatchObject({ format: 'csv', missing: [], choices: [], people: [], versions: {} });
  expect(preview.rows).toMatchObject([
    {
      row: 2,
      title: 'Amina Yusuf',
      kind: 'add',
      values: [
        { field: 'First name', before: '', after: 'Amina' },
        { field: 'Last name', before: '', after: 'Yusuf' },
        { field: 'E-mail', before: '', after: 'amina@example.org' },
        { field: 'Organization', before: '', after: 'IIUM' },
        { field: 'ORCID', before: '', after: '0000-0002-1825-0097' },
        { field: 'Areas of expertise', before: '', after: 'Law; Ethics' },
        { field: 'Biography', before: '', after: 'Teaches law.\nWrites.' },
      ],
    },
    { row: 3, title: 'رومي', notes: [{ message: '“رومي” has one name only, and gets “–” as last name' }] },
  ]);
  expect(await names()).toEqual([]);
  const { change, ...result } = await imports.apply(file);
  expect(result).toEqual({ added: 2, changed: 0, people: 0, rooms: 0 });
  expect((await imports.people()).find(({ email }) => email)).toMatchObject({
    slug: 'amina-yusuf',
    showEmail: false,
    expertiseAreas: ['Law', 'Ethics'],
    updatedBy: 'amal@majlis.example',
  });
  expect(kinds(await imports.preview(file))).toEqual(['same', 'same']);
  await imports.undo(change);
  expect(await names()).toEqual([]);
});

test.each(['people.csv', 'people.json'])('%s comes back without a change, and makes equal people', async (name) => {
  await addPerson(fullPerson);
  await addPerson({ firstName: '=SUM(1)', lastName: '–', biography: 'One\r\ntwo', expertiseAreas: ['a; b', 'c'] });
  await addPerson({ firstName: 'Layla', lastName: 'van Dyke', showEmail: false, twitterHandle: '@layla' });
  const [exported, before] = [await imports.download(name), await imports.people()];
  expect(await imports.preview(exported)).toMatchObject({
    rows: before.map(() => ({ kind: 'same', values: [], notes: [] })),
  });
  for (const { id } of before) await service.staff.delete(`${staffEndpoints.people.path}/${id}`).expect(204);
  expect(kinds(await imports.preview(exported))).toEqual(['restore', 'restore', 'restore']);
  expect(await imports.apply(exported)).toMatchObject({ added: 3, changed: 0 });
  expect((await imports.people()).map(withoutAudit)).toEqual(before.map(withoutAudit));
});

test('changes are shown field by field, and what the file does not mention stays', async () => {
  const amina = await addPerson({
    firstName: 'Amina',
    lastName: 'Yusuf',
    email: 'amina@example.org',
    position: 'Judge',
  });
  const bilal = await addPerson({ firstName: 'Bilal', lastName: 'Khan', orcidId: '0000-0002-1825-0097' });
  const changes = [
    'First name,Last name,E-mail,ORCID,Show e-mail,Organization',
    'Amina,Yusuf-Rahman,AMINA@example.org,,no,IIUM',
    ',,,0000-0002-1825-0097,,Rabat',
  ].join('\n');
  const preview = await imports.preview(changes);
  expect(errorsOf(preview)).toEqual([
    'Row 3, First name: First name is required',
    'Row 3, Last name: Last name is required',
  ]);
  const { rows } = await imports.preview(changes, {
    columns: [null, null, 'email', 'orcidId', 'showEmail', 'organization'],
  });
  expect(rows).toMatchObject([
    {
      kind: 'change',
      title: 'Amina Yusuf',
      values: [
        { field: 'E-mail', before: 'amina@example.org', after: 'AMINA@example.org' },
        { field: 'Show e-mail', before: 'yes', after: 'no' },
        { field: 'Organization', before: '', after: 'IIUM' },
      ],
    },
    { kind: 'change', title: 'Bilal Khan', values: [{ field: 'Organization', before: '', after: 'Rabat' }] },
  ]);
  const { change, ...result } = await imports.apply(changes);
  expect(result).toMatchObject({ added: 0, changed: 1 });
  const stored = await imports.people();
  expect(stored.find(({ id }) => id === amina.id)).toMatchObject({
    ...{ lastName: 'Yusuf-Rahman', slug: amina.slug, position: 'Judge', showEmail: false, version: 2 },
  });
  expect(stored.find(({ id }) => id === bilal.id)).toMatchObject({ version: 1 });
  await imports.undo(change);
  expect((await imports.people()).map(withoutAudit)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ lastName: 'Yusuf', email: 'amina@example.org', showEmail: true }),
    ]),
  );
});

test('each bad cell is named, and a person comes once', async () => {
  const bad = [
    'Name,Mail,Orcid,Web,Show e-mail',
    'Amina Yusuf,no@@mail,1234,example.org,maybe',
    `A${'a'.repeat(100)} Khan,,,,`,
    ',,,,',
    ',new@example.org,,,',
    'Bilal Khan,bilal@example.org,,,',
    'B. Khan,BILAL@example.org,,,',
    'Hiba Omar,,,,',
    'hiba  omar,,,,',
    'Hiba Omar,hiba@example.org,,,',
  ].join('\n');
  expect(errorsOf(await imports.preview(bad))).toEqual([
    'Row 2, Show e-mail: “maybe” is neither yes nor no',
    'Row 2, Mail: Enter an email address, such as name@example.org',
    'Row 2, Web: Enter the full address, such as https://www.example.org',
    'Row 2, Orcid: Enter an ORCID iD, such as 0000-0002-1825-0097',
    expect.stringContaining('First name has at most 100 characters'),
    'Row 5, Name: “new@example.org”: First name is required',
    'Row 7, Name: Row 6 is the same person',
    'Row 9, Name: Row 8 is the same person',
    'Row 10, Name: Row 8 is the same person',
  ]);
});

test('a name that several people have is a choice', async () => {
  const [poet, judge] = [
    await addPerson({ firstName: 'Amina', lastName: 'Yusuf', position: 'Poet' }),
    await addPerson({ firstName: 'Amina', lastName: 'Yusuf', position: 'Judge' }),
  ];
  const changes = 'Name,Organization\nAmina Yusuf,IIUM';
  const { choices, rows } = await imports.preview(changes);
  expect(choices).toMatchObject([{ key: 'name:amina yusuf', rows: [2], chosen: null }]);
  expect(rows).toMatchObject([{ kind: 'error' }]);
  await imports.apply(changes, { choices: { 'name:amina yusuf': judge.id } });
  const organizations = (await imports.people()).map(({ id, organization }) => [id, organization]);
  expect(Object.fromEntries(organizations)).toEqual({ [poet.id]: '', [judge.id]: 'IIUM' });
  expect(kinds(await imports.preview(changes, { choices: { 'name:amina yusuf': 'new' } }))).toEqual(['add']);
});

test('people who change after the preview are named, and nothing is imported', async () => {
  const amina = await addPerson({ firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org' });
  const seen = await imports.preview(file);
  await service.staff
    .put(`${staffEndpoints.people.path}/${amina.id}`)
    .send({ firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', organization: 'Rabat' })
    .expect(200);
  const { body } = await imports.sendApply(file, seen).expect(409);
  expect(body).toMatchObject({
    message: 'Nothing was imported, because the list of people has changed since the preview.',
    failedRows: [{ id: amina.id, label: 'Amina Yusuf', changed: { by: 'amal@majlis.example' } }],
  });
  expect(await names()).toEqual(['Amina Yusuf']);
});

test('other files are rejected in words', async () => {
  const rejection = async (content: string) =>
    (await imports.sendPreview(content).expect(400)).body.fields.file.message;
  expect(await rejection('<schedule/>')).toBe('This is an XML file. Choose a CSV, XLSX or JSON file.');
  expect(await rejection('{"sessions": []}')).toBe('This JSON file has no list of people.');
  expect(await rejection('Name,E-mail')).toBe('This file has no people.');
  expect(await imports.preview('Organization\nIIUM')).toMatchObject({ missing: ['Name'], rows: [] });
  await service.staff.get(peopleExportPath('passwords.txt')).expect(404);
});

test('1000 people are imported and taken back in seconds', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => `Person Name${index},p${index}@example.org`);
  const started = performance.now();
  const { change, added } = await imports.apply(['Name,E-mail', ...rows].join('\n'));
  expect(added).toBe(1_000);
  await imports.undo(change);
  expect(await names()).toEqual([]);
  expect(performance.now() - started).toBeLessThan(onThisMachine(10_000));
});
