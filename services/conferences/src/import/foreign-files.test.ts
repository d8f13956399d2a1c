import type { ImportPreview } from '@majlis/contracts/staff/imports.schema';
import writeWorkbook from 'write-excel-file/node';
import { errorsOf, importActions, kinds, peopleImportActions } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const dates = { startDate: '2027-05-06T07:00:00.000Z', endDate: '2027-05-09T16:00:00.000Z' };
const service = useConferences((own) => own.createConference({ slug: 'shura', timezone: 'Europe/Zurich', ...dates }));
const imports = importActions(service);

/** Example: 'Title, 2027-05-06 09:00 to 10:00, further fields' */
const shown = ({ rows }: ImportPreview, ...fields: string[]) =>
  rows.map(({ title, values }) => {
    const textOf = (name: string) => values.find(({ field }) => field === name)?.after ?? '';
    return [title, `${textOf('Start')} to ${textOf('End').slice(11)}`, ...fields.map(textOf)]
      .filter(Boolean)
      .join(', ');
  });
const stored = async () =>
  (await imports.programme()).map(({ title, startTime }) => `${title} ${startTime}`).toSorted();

test('the preview says how long sessions without an end last', async () => {
  const { notes } = await imports.preview('Title,Start\nOne,2027-05-06 09:00\nTwo,2027-05-06 10:00');
  expect(notes.map(({ message }) => message)).toEqual([
    'No column has an end or a duration: each session lasts until the next one of its day and room, the last one an hour.',
  ]);
});

test.each<[name: string, file: string, fields: string[], ...sessions: string[]]>([
  [
    'a range in a cell, with and without a duration',
    'Title,Date,Time,Duration\nOne,2027-05-06,08:30-10:00,90\nTwo,2027-05-06,11:00 – 1215,\nThree,2027-05-06,22:15-00:15,',
    [],
    'One, 2027-05-06 08:30 to 10:00',
    'Two, 2027-05-06 11:00 to 12:15',
    'Three, 2027-05-06 22:15 to 00:15',
  ],
  [
    'a title above the headers, and the day in a line of its own',
    'Our programme;;;\n;;;\nTime;Title;Speaker;Room\nThursday, 6 May;;;\n9.00–10.00;Welcome;Omar Farouk;Hall\n23:00-00:30;Party;;Bar\nFriday, 7 May;;;\n09:00-10:00;Law;;Hall',
    ['Room'],
    'Welcome, 2027-05-06 09:00 to 10:00, Hall',
    'Party, 2027-05-06 23:00 to 00:30, Bar',
    'Law, 2027-05-07 09:00 to 10:00, Hall',
  ],
  [
    'a preferred column that is almost empty beside another one',
    'Title,Start,End,Presenter,Author,Talk type,Category,Abstract,Summary\n' +
      'Oaths,2027-05-06 09:00,2027-05-06 10:00,,Lena Vogel,,panel,,On oaths\n' +
      'Trade,2027-05-06 10:00,2027-05-06 11:00,Omar Farouk,Omar Farouk,,panel,,On trade\n' +
      'Waqf,2027-05-06 11:00,2027-05-06 12:00,,Maria Costa,,panel,,On waqf',
    ['Speakers', 'Type'],
    'Oaths, 2027-05-06 09:00 to 10:00, Lena Vogel, panel',
    'Trade, 2027-05-06 10:00 to 11:00, Omar Farouk, panel',
    'Waqf, 2027-05-06 11:00 to 12:00, Maria Costa, panel',
  ],
  [
    'a preferred column without the breaks',
    'Title,Start,End,Speakers,Owner\n' +
      'Oaths,2027-05-06 09:00,2027-05-06 10:00,Lena Vogel,Ida Office\n' +
      'Trade,2027-05-06 10:00,2027-05-06 11:00,Omar Farouk,Ida Office\n' +
      'Coffee,2027-05-06 11:00,2027-05-06 12:00,,Ida Office',
    ['Speakers'],
    'Oaths, 2027-05-06 09:00 to 10:00, Lena Vogel',
    'Trade, 2027-05-06 10:00 to 11:00, Omar Farouk',
    'Coffee, 2027-05-06 11:00 to 12:00',
  ],
  [
    'dates of merged cells beside the names of the days',
    'Date,Day,Start,End,Title\n2027-05-06,Thursday,09:00,10:00,Law\n,Thursday,10:00,11:00,Oaths\n,Thursday,11:00,12:00,Trade',
    [],
    'Law, 2027-05-06 09:00 to 10:00',
    'Oaths, 2027-05-06 10:00 to 11:00',
    'Trade, 2027-05-06 11:00 to 12:00',
  ],
  [
    'dates of merged cells, also after midnight',
    'Date,Start,End,Title\n2027-05-06,22:00,23:30,Concert\n,00:15,01:00,Last songs\n2027-05-07,09:00,10:00,Breakfast\n,11:00,12:00,Walk',
    [],
    'Concert, 2027-05-06 22:00 to 23:30',
    'Last songs, 2027-05-07 00:15 to 01:00',
    'Breakfast, 2027-05-07 09:00 to 10:00',
    'Walk, 2027-05-07 11:00 to 12:00',
  ],
  [
    'a programme with beginnings only, days by number and the id of a speaker before the name',
    'day,time,room,talk format,full name,title\n1,9:00,Hall,Keynote,7:Omar Farouk,Welcome\n1,9:00,Loft,Talk,,Law\n1,9:45,Hall,Break,,Coffee\n2,10:00,Hall,Talk,,Trust',
    ['Type', 'Speakers'],
    'Welcome, 2027-05-06 09:00 to 09:45, keynote, Omar Farouk',
    'Law, 2027-05-06 09:00 to 10:00, presentation',
    'Coffee, 2027-05-06 09:45 to 10:45, break',
    'Trust, 2027-05-07 10:00 to 11:00, presentation',
  ],
  [
    'Guidebook',
    'Session Title,Date,Time Start,Time End,Room/Location,Schedule Track (Optional),Description (Optional)\nWelcome,5/6/2027,9:00 AM,10:00 AM,Hall,Law,"<p>Hi &amp; <b>welcome</b></p>"\nNext,5/13/2027,1:00 PM,2:00 PM,Hall,,',
    ['Track', 'Room', 'Description'],
    'Welcome, 2027-05-06 09:00 to 10:00, Law, Hall, Hi & welcome',
    'Next, 2027-05-13 13:00 to 14:00, Hall',
  ],
  [
    'ConfTool',
    'paperID;title;contribution_type;authors;session_ID;session_title;session_start;session_end;session_room\n7;On oaths;Full paper;"Costa, Maria (1); Farouk, Omar (2)";3;Block;2027-05-06 09:00;2027-05-06 09:30;Hall\n8;On trade;Full paper;"Chen, Wei (1)";3;Block;2027-05-06 09:30;2027-05-06 10:00;Hall',
    ['Speakers'],
    'On oaths, 2027-05-06 09:00 to 09:30, Maria Costa; Omar Farouk',
    'On trade, 2027-05-06 09:30 to 10:00, Wei Chen',
  ],
  [
    'German headers',
    'Datum;Uhrzeit;Titel;Referent:innen;Raum\n"Donnerstag, 6. Mai 2027";09.00 - 10.30 Uhr;Eröffnung;Prof. Dr. Jörg Müller und Anna Groß;Saal',
    ['Speakers'],
    'Eröffnung, 2027-05-06 09:00 to 10:30, Jörg Müller; Anna Groß',
  ],
  [
    'Arabic headers and digits',
    'التاريخ,الوقت,العنوان,المتحدثون\n٦ مايو ٢٠٢٧,٩:٠٠ ص - ١٠:٣٠ ص,الافتتاح,د. عمر فاروق و مريم كوستا',
    ['Speakers'],
    'الافتتاح, 2027-05-06 09:00 to 10:30, عمر فاروق; مريم كوستا',
  ],
  [
    'a page of the API of pretalx',
    JSON.stringify({
      ...{ count: 1, next: null },
      results: [
        {
          ...{
            code: 'QRSTUV',
            title: 'On oaths',
            submission_type: { en: 'Workshop' },
            track: { de: 'Recht', en: 'Law' },
          },
          speakers: [{ code: 'G', name: 'COSTA Maria' }],
          abstract: 'See **this** [page](https://example.org).',
          slots: [
            { room: { name: { en: 'Hall' } }, start: '2027-05-06T09:00:00+02:00', end: '2027-05-06T09:30:00+02:00' },
            { room: { name: { en: 'Hall' } }, start: '2027-05-07T09:00:00+02:00', end: '2027-05-07T09:30:00+02:00' },
          ],
        },
      ],
    }),
    ['Type', 'Track', 'Room', 'Abstract', 'Speakers'],
    'On oaths, 2027-05-06 09:00 to 09:30, workshop, Law, Hall, See this page (https://example.org)., Maria Costa',
    'On oaths, 2027-05-07 09:00 to 09:30, workshop, Law, Hall, See this page (https://example.org)., Maria Costa',
  ],
  [
    'the widget of pretalx, with ids of rooms and speakers',
    JSON.stringify({
      talks: [
        {
          code: 'Q',
          title: { en: 'On oaths' },
          speakers: ['G'],
          track: 1,
          start: '2027-05-06T09:00:00+02:00',
          end: '2027-05-06T09:30:00+02:00',
          room: 5,
        },
      ],
      ...{
        tracks: [{ id: 1, name: { en: 'Law' } }],
        rooms: [{ id: 5, name: { en: 'Hall' } }],
        speakers: [{ code: 'G', name: 'Maria Costa' }],
      },
    }),
    ['Track', 'Room', 'Speakers'],
    'On oaths, 2027-05-06 09:00 to 09:30, Law, Hall, Maria Costa',
  ],
  [
    'Sessionize with categories by id',
    JSON.stringify({
      sessions: [
        {
          id: '1',
          title: 'On oaths',
          startsAt: '2027-05-06T09:00:00',
          endsAt: '2027-05-06T09:30:00',
          speakers: ['a'],
          categoryItems: [11, 21],
          roomId: 7,
        },
      ],
      speakers: [{ id: 'a', firstName: 'Maria', lastName: 'Costa', fullName: 'Maria Costa' }],
      categories: [
        { id: 1, title: 'Session format', items: [{ id: 11, name: 'Keynote' }] },
        { id: 2, title: 'Track', items: [{ id: 21, name: 'Law' }] },
      ],
      rooms: [{ id: 7, name: 'Hall' }],
    }),
    ['Type', 'Track', 'Room', 'Speakers'],
    'On oaths, 2027-05-06 09:00 to 09:30, keynote, Law, Hall, Maria Costa',
  ],
  [
    'the grid of Sessionize',
    JSON.stringify([
      {
        date: '2027-05-06T00:00:00',
        rooms: [
          {
            id: 7,
            name: 'Hall',
            sessions: [
              {
                id: '1',
                title: 'Lunch',
                startsAt: '2027-05-06T12:00:00',
                endsAt: '2027-05-06T13:00:00',
                isServiceSession: true,
                speakers: [],
                roomId: 7,
                room: 'Hall',
              },
            ],
          },
        ],
        timeSlots: [{ slotStart: '12:00:00', rooms: [{ id: 7, name: 'Hall', session: { id: '1', title: 'Lunch' } }] }],
      },
    ]),
    ['Type', 'Room'],
    'Lunch, 2027-05-06 12:00 to 13:00, break, Hall',
  ],
  [
    'the timetable of Indico',
    JSON.stringify({
      results: {
        3: {
          20270506: {
            s1: {
              ...{
                entryType: 'Session',
                title: 'Block',
                startDate: { date: '2027-05-06', time: '08:00:00', tz: 'Europe/London' },
              },
              entries: {
                c5: {
                  ...{ entryType: 'Contribution', id: 'c5', title: 'On oaths', duration: 30, room: 'Hall' },
                  startDate: { date: '2027-05-06', time: '08:00:00', tz: 'Europe/London' },
                  endDate: { date: '2027-05-06', time: '08:30:00', tz: 'Europe/London' },
                  presenters: [{ name: 'Costa, Maria', affiliation: 'Lisbon' }],
                },
              },
            },
          },
        },
      },
    }),
    ['Room', 'Speakers'],
    'On oaths, 2027-05-06 09:00 to 09:30, Hall, Maria Costa',
  ],
  [
    'a night in a schedule without full dates',
    '<schedule><conference><day_change>05:00</day_change></conference><day date="2027-05-06"><room name="Bar"><event id="1"><start>21:00</start><duration>01:00</duration><title>Films</title></event><event id="2"><date>2027-05-06</date><start>01:00</start><duration>00:30</duration><title>Songs</title></event></room></day></schedule>',
    [],
    'Films, 2027-05-06 21:00 to 22:00',
    'Songs, 2027-05-07 01:00 to 01:30',
  ],
  [
    'an early session in another room of a day without a day change',
    '<schedule><conference/><day date="2027-05-06"><room name="A"><event id="1"><start>22:00</start><duration>01:00</duration><title>Late</title></event><event id="2"><start>00:30</start><duration>00:30</duration><title>Later</title></event></room><room name="B"><event id="3"><start>09:00</start><duration>00:30</duration><title>Early</title></event></room></day></schedule>',
    [],
    'Late, 2027-05-06 22:00 to 23:00',
    'Later, 2027-05-07 00:30 to 01:00',
    'Early, 2027-05-06 09:00 to 09:30',
  ],
])('%s', async (_name, file, fields, ...sessions) => {
  const preview = await imports.preview(file);
  expect(errorsOf(preview)).toEqual([]);
  expect(shown(preview, ...fields)).toEqual(sessions);
  await imports.apply(file);
  expect(new Set(kinds(await imports.preview(file)))).toEqual(new Set(['same']));
});

test('the order of day and month is that of the whole file, and the preview says it', async () => {
  const file = 'Title,Date,Start,End\nA,05/06/2027,09:00,10:00\nB,05/08/2027,09:00,10:00\nC,05/29/2027,09:00,10:00';
  const preview = await imports.preview(file);
  expect(preview.dateExample?.message).toBe('05/06/2027 is read as 6 May 2027');
  expect(preview.rows.map(({ notes }) => notes.map(({ code }) => code))).toEqual([[], [], ['outsideDates']]);
  const unproven = await imports.preview('Title,Start,End\nA,05/06/2027 09:00,10:00');
  expect(unproven.dateExample?.message).toBe('05/06/2027 09:00 is read as 6 May 2027');
  expect(shown(unproven)).toEqual(['A, 2027-05-06 09:00 to 10:00']);
});

test('a duration that differs from a range is noted', async () => {
  const { rows } = await imports.preview('Title,Date,Time,Duration\nA,2027-05-06,09:00-10:00,45');
  expect(rows[0]?.notes).toMatchObject([{ message: 'The duration “45” differs from 09:00-10:00, which is used' }]);
});

test('a talk in two slots becomes two sessions, which the note names', async () => {
  const guid = '5d8a3a3e-7bb1-4a3a-9c5f-4f0a8a1f7c33';
  const event = (day: string) =>
    `<day date="${day}"><room name="Hall"><event guid="${guid}" id="4"><date>${day}T11:00:00+02:00</date><start>11:00</start><duration>00:30</duration><title>Again</title></event></room></day>`;
  const file = `<schedule><conference/>${event('2027-05-06')}${event('2027-05-08')}</schedule>`;
  const note =
    'The file has this session 2 times (2027-05-06 11:00; 2027-05-08 11:00). Each becomes a session of its own';
  const preview = await imports.preview(file);
  expect(preview.rows.map(({ kind, notes }) => [kind, notes.map(({ message }) => message)])).toEqual([
    ['add', [note]],
    ['add', [note]],
  ]);
  await imports.apply(file);
  expect(await stored()).toEqual(['Again 2027-05-06T09:00:00.000Z', 'Again 2027-05-08T09:00:00.000Z']);
  expect(kinds(await imports.preview(file))).toEqual(['same', 'same']);
});

test('the ids of two files never meet, and each file finds its own sessions again', async () => {
  const first = 'Id,Title,Start,Duration\n1,Oaths,2027-05-06 09:00,30\n2,Trade,2027-05-06 10:00,30';
  const second = 'Id,Title,Start,Duration\n1,Poems,2027-05-07 09:00,30\n2,Songs,2027-05-07 10:00,30';
  const xml =
    '<schedule><conference><acronym>x</acronym></conference><day date="2027-05-08"><room name="A"><event id="1"><start>09:00</start><duration>00:30</duration><title>Films</title></event></room></day></schedule>';
  for (const file of [first, second, xml]) {
    expect(new Set(kinds(await imports.preview(file)))).toEqual(new Set(['add']));
    await imports.apply(file);
  }
  expect(await stored()).toHaveLength(5);
  for (const file of [first, second, xml])
    expect(new Set(kinds(await imports.preview(file)))).toEqual(new Set(['same']));
  expect(kinds(await imports.preview(second.replace('Poems', 'Verses')))).toEqual(['change', 'same']);
  expect(kinds(await imports.preview(first.replace('09:00', '14:00')))).toEqual(['change', 'same']);
});

test('staff correct how a cell with names was read, and the import is what they saw', async () => {
  const cell = 'Costa & Sons; Chen Wei, Omar Farouk';
  const file = `Title,Start,Duration,Speakers\nA,2027-05-06 09:00,30,"${cell}"\nB,2027-05-06 10:00,30,Maria Costa`;
  const before = await imports.preview(file);
  expect(before.names).toEqual([
    {
      ...{ cell, rows: [2], isPlain: false },
      people: [
        { firstName: 'Costa', lastName: '–', detail: '' },
        { firstName: 'Sons', lastName: '–', detail: '' },
        { firstName: 'Chen', lastName: 'Wei', detail: '' },
        { firstName: 'Omar', lastName: 'Farouk', detail: '' },
      ],
    },
    { cell: 'Maria Costa', rows: [3], isPlain: true, people: [{ firstName: 'Maria', lastName: 'Costa', detail: '' }] },
  ]);
  const names = { [cell]: ['join 0', 'turn 1'] };
  const preview = await imports.preview(file, { names });
  expect(shown(preview, 'Speakers')[0]).toBe('A, 2027-05-06 09:00 to 09:30, Costa & Sons; Wei Chen; Omar Farouk');
  await imports.sendApply(file, preview).expect(409);
  await imports.sendApply(file, preview, { names }).expect(200);
  const [session] = await imports.programme();
  expect(session?.speakers.map(({ person }) => [person.firstName, person.lastName])).toEqual([
    ['Costa &', 'Sons'],
    ['Wei', 'Chen'],
    ['Omar', 'Farouk'],
  ]);
  // The name of a person who is in the list by now is no longer split.
  expect((await imports.preview(file)).names[0]?.people[0]).toMatchObject({ firstName: 'Costa &', lastName: 'Sons' });
  const { body } = await imports.sendPreview(file, { names: { [cell]: ['drop 0'] } }).expect(400);
  expect(Object.keys(body.fields)).toEqual([`names.${cell}.0`]);
});

test('a person of the list is found although the file has titles, capitals or the last name first', async () => {
  const { addPerson } = service;
  const maria = await addPerson({ firstName: 'Dr. Maria', lastName: 'Costa' });
  const names = ['Maria Costa', 'Dr Maria COSTA', '"Costa, Maria"', 'MARIA COSTA'];
  const rows = names.map((name, index) => `S${index},2027-05-06 0${index + 5}:00,30,${name}`);
  await imports.apply(['Title,Start,Duration,Speakers', ...rows].join('\n'));
  const programme = await imports.programme();
  expect(programme.map(({ speakers }) => speakers[0]?.personId)).toEqual(names.map(() => maria.id));
});

test('people are imported with the same reader of names, which can be turned round', async () => {
  const people = peopleImportActions(service);
  const file = 'Name,E-mail\n"Costa, Prof. Dr. Maria",maria@example.org\nChen Wei (Lisbon),';
  const names = { 'Chen Wei (Lisbon)': ['turn 0'] };
  expect((await people.preview(file)).names.map(({ cell }) => cell)).toEqual([
    'Costa, Prof. Dr. Maria',
    'Chen Wei (Lisbon)',
  ]);
  await people.apply(file, { names });
  expect(
    (await people.people())
      .map(({ firstName, lastName, organization }) => `${firstName}/${lastName}/${organization}`)
      .toSorted(),
  ).toEqual(['Maria/Costa/', 'Wei/Chen/Lisbon']);
  const speakers = JSON.stringify([
    {
      id: 'x',
      firstName: 'Omar',
      lastName: 'Farouk',
      fullName: 'Omar Farouk',
      tagLine: 'Judge',
      bio: '**Judge** of <b>law</b>',
    },
  ]);
  await people.apply(speakers);
  expect(await people.people()).toContainEqual(
    expect.objectContaining({ firstName: 'Omar', lastName: 'Farouk', position: 'Judge' }),
  );
});

const workbook = () => {
  const at = (time: string) => ({ value: new Date(`2027-05-06T${time}Z`), type: Date, format: 'dd/mm/yyyy hh:mm' });
  const clock = (days: number) => ({ value: days, type: Number, format: 'hh:mm' });
  return writeWorkbook([
    { sheet: 'Notes', data: [['Call the caterer', null]] },
    {
      sheet: 'Programme',
      data: [
        ['Our programme', null, null, null, null],
        ['Title', 'Start', 'End', 'Capacity', 'Speakers'],
        ['Opening', at('09:00'), at('10:30'), 40, 'Maria Costa\nOmar Farouk'],
      ],
    },
    {
      sheet: 'Second draft',
      data: [
        ['Title', 'Date', 'Start', 'End'],
        [
          'Closing',
          { value: new Date('2027-05-09T00:00Z'), type: Date, format: 'yyyy-mm-dd' },
          clock(0.5),
          clock(13 / 24),
        ],
        ['After', null, clock(0.75), clock(0.8125)],
      ],
    },
  ]).toBuffer();
};

test('a workbook is read from the sheet with a programme, or from another one by choice', async () => {
  const bytes = await workbook();
  const preview = await imports.preview(bytes);
  expect(preview).toMatchObject({ format: 'xlsx', sheets: ['Notes', 'Programme', 'Second draft'], sheet: 'Programme' });
  expect(shown(preview, 'Capacity', 'Speakers')).toEqual([
    'Opening, 2027-05-06 09:00 to 10:30, 40, Maria Costa; Omar Farouk',
  ]);
  const second = await imports.preview(bytes, { sheet: 'Second draft' });
  expect(shown(second)).toEqual(['Closing, 2027-05-09 12:00 to 13:00', 'After, 2027-05-09 18:00 to 19:30']);
  await imports.sendApply(bytes, second).expect(409);
  await imports.sendApply(bytes, second, { sheet: 'Second draft' }).expect(200);
});

test('a workbook that cannot be read, and archives of other kinds, are rejected in words', async () => {
  const bytes = await workbook();
  const rejection = async (file: Buffer) => (await imports.sendPreview(file).expect(400)).body.fields.file.message;
  expect(await rejection(bytes.subarray(0, bytes.length - 200))).toMatch(/^This workbook cannot be read/);
  expect(await rejection(Buffer.from('PK\u0003\u0004 content.xml'))).toMatch(
    /^This is a spreadsheet or archive\. Save .*\.xlsx/,
  );
  const entry = Buffer.alloc(46);
  entry.write('PK\u0001\u0002', 'latin1');
  entry.writeUInt32LE(300 * 1024 * 1024, 24);
  expect(await rejection(Buffer.concat([bytes, entry]))).toBe('This workbook is too large when it is unpacked.');
});

test('a programme exported for spreadsheets of any language comes back without a change', async () => {
  const { addPerson, addSession, assign } = service;
  const person = await addPerson({ firstName: 'Maria', lastName: 'Costa', organization: '=1+1' });
  const { id } = await addSession(service.conferenceId, {
    ...{
      title: '=HYPERLINK("x"); _x0041_',
      startTime: '2027-05-06T09:00',
      endTime: '2027-05-06T10:00',
      maxAttendees: 12,
    },
    ...{ description: "1,5 & 'quoted'\nsecond line; **no markup**", location: 'Große Halle' },
  });
  await assign(id, person);
  for (const file of ['sessions.xlsx', 'sessions.csv?separator=semicolon', 'sessions.csv']) {
    const preview = await imports.preview(await imports.downloadBytes(file));
    expect([file, kinds(preview), preview.rows[0]?.notes]).toEqual([file, ['same'], []]);
  }
  expect(await imports.download('sessions.csv?separator=semicolon')).toMatch(/^\uFEFFId;Title;Start;/);
  expect((await imports.downloadBytes('speakers.xlsx')).subarray(0, 2).toString()).toBe('PK');
  const people = peopleImportActions(service);
  for (const file of ['people.xlsx', 'people.csv?separator=semicolon'])
    expect(kinds(await people.preview(await people.downloadBytes(file)))).toEqual(['same']);
});
