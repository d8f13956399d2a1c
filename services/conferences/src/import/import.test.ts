import { endpoints, writePaths } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import { importPath, importPreviewPath } from '@majlis/contracts/staff/imports.schema';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { toSpeakerInput } from '../../testing/conference-actions.js';
import { errorsOf, importActions, kinds } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const dates = { startDate: '2026-03-28T07:00:00.000Z', endDate: '2026-03-30T16:00:00.000Z' };
const service = useConferences((own) => own.createConference({ slug: 'shura', timezone: 'Europe/Berlin', ...dates }));
const imports = importActions(service);

const header = 'Title,Start,End,Room,Speakers';
const opening =
  'Opening,2026-03-28 09:00,2026-03-28 10:00,Hall A,Amina Yusuf (keynote); Bilal Khan <bilal@example.org>';
const csv = (...rows: string[]) => [header, ...rows].join('\n');

const named = async () =>
  (await imports.programme()).map(({ title, startTime, location, speakers }) => [
    title,
    startTime,
    location,
    ...speakers.map(({ person, speakerType }) => `${person.firstName} ${person.lastName}, ${speakerType}`),
  ]);
const people = (): Promise<Person[]> => service.read(staffEndpoints.people.path);

test('sessions are added with rooms and people, shown before and taken back by one undo', async () => {
  const file = csv(opening, 'Closing,30.03.2026 15:00,16:30,Hall A,Amina Yusuf');
  const preview = await imports.preview(file);
  expect(preview).toMatchObject({
    format: 'csv',
    missing: [],
    dateExample: { message: '30.03.2026 15:00 is read as 30 March 2026' },
  });
  expect(preview.rows[0]).toMatchObject({
    row: 2,
    kind: 'add',
    values: [
      { field: 'Title', before: '', after: 'Opening' },
      { field: 'Start', before: '', after: '2026-03-28 09:00' },
      { field: 'End', before: '', after: '2026-03-28 10:00' },
      { field: 'Type', before: '', after: 'presentation' },
      { field: 'Room', before: '', after: 'Hall A' },
      { field: 'Speakers', before: '', after: 'Amina Yusuf (keynote); Bilal Khan' },
    ],
  });
  expect(preview.people).toMatchObject([
    { name: 'Amina Yusuf', rows: [2, 3] },
    { name: 'Bilal Khan', detail: 'bilal@example.org', rows: [2] },
  ]);
  expect(await named()).toEqual([]);

  const { change, ...result } = await imports.apply(file);
  expect(result).toEqual({ added: 2, changed: 0, people: 2, rooms: 0 });
  const imported = [
    ['Opening', '2026-03-28T08:00:00.000Z', 'Hall A', 'Amina Yusuf, keynote', 'Bilal Khan, presenter'],
    ['Closing', '2026-03-30T13:00:00.000Z', 'Hall A', 'Amina Yusuf, presenter'],
  ];
  expect(await named()).toEqual(imported);
  expect(kinds(await imports.preview(file))).toEqual(['same', 'same']);

  await imports.undo(change);
  expect([await named(), await people()]).toEqual([[], []]);
  await imports.apply(file);
  expect(await named()).toEqual(imported);
});

test('rows that have only times are on the day that staff choose, until a row above has a date', async () => {
  const file =
    'Title,Date,Start,End\nTea,,10:00,10:30\nSupper,,23:30,00:30\nOpening,2026-03-30,09:00,10:00\nLunch,,12:00,13:00';
  const unknown = await imports.preview(file);
  expect([unknown.day, kinds(unknown)]).toEqual(['', ['error', 'error', 'add', 'add']]);
  expect((await imports.preview(file, { day: '2026-03-29' })).day).toBe('2026-03-29');
  await imports.apply(file, { day: '2026-03-29' });
  expect(await named()).toEqual([
    ['Tea', '2026-03-29T08:00:00.000Z', ''],
    ['Supper', '2026-03-29T21:30:00.000Z', ''],
    ['Opening', '2026-03-30T07:00:00.000Z', ''],
    ['Lunch', '2026-03-30T10:00:00.000Z', ''],
  ]);
  expect((await imports.preview(csv(opening))).day).toBeNull();
  const { status, body } = await imports.sendPreview(file, { day: 'Monday' });
  expect([status, body.fields.day]).toMatchObject([400, { message: 'Give a day like 2027-03-21' }]);
});

test('in a conference of one day, times need no date', async () => {
  const times = { startDate: '2026-05-02T07:00:00.000Z', endDate: '2026-05-02T16:00:00.000Z' };
  const { id } = await service.createConference({ slug: 'one-day', timezone: 'Europe/Berlin', ...times });
  const ofOneDay = importActions({ staff: service.staff, conferenceId: id });
  const { day, rows } = await ofOneDay.preview('Title,Start,End\nTea,10:00,10:30');
  expect([day, rows]).toMatchObject(['2026-05-02', [{ kind: 'add' }]]);
});

test('changes are shown field by field, and what the file does not mention stays', async () => {
  const [amina, bilal] = [
    await service.addPerson({ firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org' }),
    await service.addPerson({ firstName: 'Bilal', lastName: 'Khan' }),
  ];
  const times = { startTime: '2026-03-28T09:00', endTime: '2026-03-28T10:00' };
  const session = await service.addSession(service.conferenceId, {
    title: 'Opening',
    ...times,
    location: 'Hall A',
    track: 'Law',
  });
  await service.assign(session.id, amina, bilal);
  const other = await service.addSession(service.conferenceId, { title: 'Not in the file', ...times });
  const file = `Id,Title,Start,End,Room,Speakers\n${session.id},Opening,2026-03-28 09:30,2026-03-28 10:00,Hall B,Amina Yusuf <AMINA@example.org> (chair)`;
  const preview = await imports.preview(file);
  expect(preview.rows).toMatchObject([
    {
      kind: 'change',
      values: [
        { field: 'Start', before: '2026-03-28 09:00', after: '2026-03-28 09:30' },
        { field: 'Room', before: 'Hall A', after: 'Hall B' },
        { field: 'Speakers', before: 'Amina Yusuf; Bilal Khan', after: 'Amina Yusuf (chair); Bilal Khan' },
      ],
      notes: [{ message: 'Bilal Khan is not in the file and stays' }],
    },
  ]);
  expect(preview.people).toEqual([]);
  const { change } = await imports.apply(file);
  const [before, after] = await Promise.all(
    [other, session].map(({ id }) => service.staff.get(endpoints.sessionDetail(id).path)),
  );
  expect(before?.body).toMatchObject({ version: 1 });
  expect(after?.body).toMatchObject({ version: 2, speakersVersion: 3, track: 'Law', updatedBy: 'amal@majlis.example' });
  await imports.undo(change);
  expect(await named()).toEqual(
    expect.arrayContaining([
      ['Opening', '2026-03-28T08:00:00.000Z', 'Hall A', 'Amina Yusuf, presenter', 'Bilal Khan, presenter'],
    ]),
  );
});

test('without ids a session is found by title and start, and breaks by their room, too', async () => {
  const times = { startTime: '2026-03-28T11:00', endTime: '2026-03-28T11:30' };
  for (const location of ['Hall A', 'Hall B'])
    await service.addSession(service.conferenceId, { title: 'Break', ...times, location });
  const rows = ['Hall A', 'Hall B'].map((room) => `Break,2026-03-28 11:00,2026-03-28 11:45,${room},`);
  expect(kinds(await imports.preview(csv(...rows)))).toEqual(['change', 'change']);
  expect(errorsOf(await imports.preview(csv('Break,2026-03-28 11:00,2026-03-28 11:45,Hall C,')))).toEqual([
    'Row 2, Title: Several sessions have this title and start. Add the id of this one',
  ]);
  expect(errorsOf(await imports.preview(csv(rows[0] ?? '', rows[0] ?? '')))).toEqual([
    'Row 3, Title: Row 2 has the same title, start and room',
  ]);
});

test('identifiers of other programs find their sessions again, and one may not come twice', async () => {
  const row = (id: string, title: string) => `${id},${title},2026-03-28 09:00,45`;
  const file = ['Code,Title,Start,Duration', row('ABC123', 'One'), row('DEF456', 'Two')].join('\n');
  await imports.apply(file);
  const renamed = await imports.preview(file.replace('One', 'First'));
  expect(kinds(renamed)).toEqual(['change', 'same']);
  const twice = await imports.preview(`${file}\n${row('abc123', 'Three')}`);
  expect(errorsOf(twice)).toEqual(['Row 4, Code: Row 2 has the same “abc123”. Each session once']);

  // The export of one conference can be imported into another, as sessions of its own.
  const exported = await imports.download('sessions.csv');
  const first = service.conferenceId;
  service.conferenceId = (await service.createConference({ slug: 'next-year', timezone: 'Europe/Berlin' })).id;
  expect(kinds(await imports.preview(exported))).toEqual(['add', 'add']);
  await imports.apply(exported);
  expect(kinds(await imports.preview(exported))).toEqual(['same', 'same']);
  service.conferenceId = first;
  expect(kinds(await imports.preview(exported))).toEqual(['same', 'same']);
});

test('people of one name are told apart, and errors leave out only their rows', async () => {
  await service.addPerson({ firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org' });
  await service.addPerson({ firstName: 'Amina', lastName: 'Yusuf', organization: 'IIUM' });
  const file = csv(
    'One,2026-03-28 09:00,10:00,,Amina Yusuf',
    'Two,2026-03-28 09:00,10:00,,Amina Yusuf <amina@example.org>',
    'Three,2026-03-28 09:00,10:00,,Amina Yusuf <other@example.org>; Rumi',
  );
  const preview = await imports.preview(file);
  expect(errorsOf(preview)).toEqual([
    'Row 2, Speakers: 2 people are called “Amina Yusuf” (IIUM, amina@example.org). Choose who is meant',
  ]);
  expect(preview.rows[2]?.notes).toMatchObject([{ message: '“Rumi” has one name only, and gets “–” as last name' }]);
  expect((await imports.apply(file)).added).toBe(2);
  const speakers = ['Hiba <a@example.org>', 'Hiba <b@example.org>', 'Hiba'];
  const rows = speakers.map((speaker, index) => `New ${index},2026-03-28 11:00,12:00,,${speaker}`);
  expect(errorsOf(await imports.preview(csv(...rows)))).toEqual([
    'Row 4, Speakers: 2 people are called “Hiba” (a@example.org, b@example.org). Add the e-mail address: Hiba <name@example.org>',
  ]);
});

test('a change between preview and import is named, and nothing is imported', async () => {
  await imports.apply(csv(opening));
  const [session] = await imports.sessions();
  const file = csv(opening.replace('Hall A', 'Hall B'), 'New,2026-03-28 12:00,13:00,,');
  const seen = await imports.preview(file);
  await service.staff
    .put(`${writePaths.sessions}/${session?.id}`)
    .send({ title: 'Opening', startTime: '2026-03-28T09:00', endTime: '2026-03-28T10:15', location: 'Hall A' })
    .expect(200);
  const { body } = await imports.sendApply(file, seen).expect(409);
  expect(body).toMatchObject({
    message: 'Nothing was imported, because the programme has changed since the preview.',
    failedRows: [{ id: session?.id, label: 'Opening', changed: { by: 'amal@majlis.example' } }],
  });
  expect((await imports.sessions()).map(({ title, location }) => [title, location])).toEqual([['Opening', 'Hall A']]);
  // The digest of a preview holds neither for another file nor for other columns.
  const fresh = await imports.preview(file);
  await imports.sendApply(file.replace('New', 'Newer'), fresh).expect(409);
  await imports.sendApply(file, fresh, { columns: ['title', 'start', 'end', null, null] }).expect(409);
  await imports.sendApply(file, fresh).expect(200);
});

test('speakers changed meanwhile are a conflict, too, and two imports of one file add its sessions once', async () => {
  await imports.apply(csv(opening));
  const [session] = await imports.sessions();
  const seen = await imports.preview(csv(opening));
  const hiba = await service.addPerson({ firstName: 'Hiba' });
  await service.staff
    .put(endpoints.sessionSpeakers(session?.id ?? '').path)
    .send({ speakers: [toSpeakerInput(hiba)] })
    .expect(200);
  const { body } = await imports.sendApply(csv(opening), seen).expect(409);
  expect(body.failedRows).toMatchObject([{ label: 'Opening', changed: { by: 'amal@majlis.example' } }]);

  const file = csv('Twice,2026-03-28 12:00,13:00,,');
  const preview = await imports.preview(file);
  const statuses = await Promise.all([1, 2].map(async () => (await imports.sendApply(file, preview)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect((await imports.sessions()).filter(({ title }) => title === 'Twice')).toHaveLength(1);
});

test('a repeated request with the same key imports once', async () => {
  const file = csv(opening);
  const preview = await imports.preview(file);
  const send = () => imports.sendApply(file, preview).set('Idempotency-Key', 'import-0123456789abcdef').expect(200);
  expect((await send()).body).toEqual((await send()).body);
  expect(await imports.sessions()).toHaveLength(1);
});

test('an unknown conference and a missing file are named', async () => {
  const unknown = 'c0ffee00-0000-4000-8000-000000000000';
  const { body } = await service.staff
    .post(importPreviewPath(importPath(unknown)))
    .attach('file', Buffer.from('a'), 'a')
    .expect(404);
  expect(body.message).toBe('Conference not found');
  const missing = await service.staff
    .post(importPreviewPath(importPath(service.conferenceId)))
    .send({})
    .expect(400);
  expect(missing.body.fields.file.message).toBe('Choose a file.');
  expect(
    messagesOf((await service.staff.post(importPath(service.conferenceId)).send({}).expect(400)).body.fields),
  ).toEqual({
    digest: 'Give the digest of the preview',
  });
});

test('imported sessions and people have addresses of their own, which they keep when they are restored', async () => {
  const person = { personId: 'c0ffee00-0000-4000-8000-000000000002', name: 'Amina Yusuf' };
  const times = { startTime: '2026-03-28T08:00:00Z', endTime: '2026-03-28T09:00:00Z', speakers: [person] };
  const id = 'c0ffee00-0000-4000-8000-000000000001';
  const file = JSON.stringify([1, 2].map((room) => ({ title: 'Opening', room, ...times, ...(room === 1 && { id }) })));
  const slugs = async () => [...(await imports.programme()), ...(await people())].map(({ slug }) => slug).toSorted();
  const { change } = await imports.apply(file);
  expect(await slugs()).toEqual(['amina-yusuf', 'opening', 'opening-2']);
  await imports.undo(change);
  const rename = (table: string, rowId: string) =>
    `UPDATE conferences.${table} SET slug = 'kept' WHERE id = '${rowId}';`;
  await runSql(service.data.ownerUrl, rename('sessions', id) + rename('people', person.personId));
  await imports.apply(file);
  expect(await slugs()).toEqual(['kept', 'kept', 'opening']);
});
