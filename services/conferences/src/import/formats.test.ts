import { onThisMachine } from '@majlis/kit/testing/machine-speed';
import { importActions, kinds } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences();
const imports = importActions(service);

const dates = { startDate: '2026-10-24T07:00:00.000Z', endDate: '2026-10-26T16:00:00.000Z', timezone: 'Europe/Berlin' };
const session = {
  title: '=HYPERLINK("https://example.org")',
  sessionType: 'panel',
  track: 'Law & <Ethics>',
  location: 'القاعة الكبرى',
  description: 'First line\nsecond; "quoted", line',
  sessionAbstract: "-1 'quoted'",
  maxAttendees: 40,
  sessionOrder: 2,
  specialRequirements: '@microphone',
  // Clocks go back in this night, so the hour occurs twice; this is the second one.
  startTime: '2026-10-25T01:15:00.000Z',
  endTime: '2026-10-25T02:00:00.000Z',
};

beforeAll(async () => {
  service.conferenceId = (await service.createConference({ slug: 'shura', ...dates })).id;
  const amina = await service.addPerson({
    firstName: 'Amina',
    lastName: 'Yusuf',
    email: 'amina@example.org',
    expertiseAreas: ['Law'],
  });
  const others = [
    await service.addPerson({ firstName: 'Bilal', lastName: 'Khan' }),
    await service.addPerson({ firstName: 'Bilal', lastName: 'Khan' }),
  ];
  const { id } = await service.addSession(service.conferenceId, session);
  const speakers = [
    { personId: amina.id, speakerType: 'chair', presentationTitle: 'On counsel; and consent' },
    ...others.map((person) => ({ personId: person.id })),
  ];
  await service.staff.put(`/api/sessions/${id}/speakers`).send({ speakers }).expect(200);
  await service.addSession(service.conferenceId, {
    title: "'=quoted",
    startTime: '2026-10-24T08:00Z',
    endTime: '2026-10-24T09:30Z',
  });
});

test.each(['sessions.csv', 'sessions.json', 'schedule.xml'])('%s comes back without a change', async (file) => {
  const preview = await imports.preview(await imports.download(file));
  expect(preview.rows).toMatchObject([
    { kind: 'same', values: [] },
    { kind: 'same', values: [] },
  ]);
  expect(preview.people).toEqual([]);
});

test.each(['sessions.csv', 'sessions.json'])('%s makes an equal programme in another conference', async (file) => {
  const [exported, before] = [await imports.download(file), await imports.programme()];
  const first = service.conferenceId;
  service.conferenceId = (await service.createConference({ slug: `copy-${file.slice(-3)}`, ...dates })).id;
  await imports.apply(exported);
  const strip = (list: typeof before) =>
    list.map(({ id, conferenceId, speakersVersion, speakers, ...values }) => [
      values,
      speakers.map(({ personId, speakerType, presentationTitle }) => [personId, speakerType, presentationTitle]),
    ]);
  expect(strip(await imports.programme())).toEqual(strip(before));
  service.conferenceId = first;
});

test('a spreadsheet reads the CSV as Arabic and calculates nothing', async () => {
  const text = await imports.download('sessions.csv');
  expect(text.startsWith('\uFEFFId,Title,Start,End,Type,Track,Room,Speakers,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://example.org"")"`);
  expect(text).toContain(`,''=quoted,`);
  expect(text).toContain(`,'@microphone`);
  const speakers = await imports.download('speakers.csv');
  expect(speakers.split('\r\n')).toHaveLength(5);
  expect(speakers).toContain('Amina,Yusuf,amina@example.org');
});

test('the names and types of the downloads are those of the files', async () => {
  const download = (file: string) => service.staff.get(`/api/conferences/${service.conferenceId}/export/${file}`);
  for (const [file, type] of [
    ['sessions.csv', 'text/csv; charset=utf-8'],
    ['sessions.json', 'application/json; charset=utf-8'],
    ['schedule.xml', 'application/xml; charset=utf-8'],
    ['speakers.csv', 'text/csv; charset=utf-8'],
  ] as const) {
    const { headers } = await download(file).expect(200);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      type,
      `attachment; filename*=UTF-8''shura-${file}`,
    ]);
  }
  await download('passwords.txt').expect(404);
  await service.visitor.get(`/api/conferences/${service.conferenceId}/export/sessions.csv`).expect(401);
});

test('schedule.xml keeps to the rules of its schema', async () => {
  const xml = await imports.download('schedule.xml');
  const [opening] = await imports.sessions();
  expect(xml).toMatch(/<acronym>[a-z0-9_-]{4,}<\/acronym>/);
  expect(xml).toContain(
    '<day index="1" date="2026-10-24" start="2026-10-24T10:00:00+02:00" end="2026-10-24T11:30:00+02:00">',
  );
  expect(xml).toMatch(new RegExp(`<event id="[1-9]\\d*" guid="${opening?.id}">`));
  expect(xml).toContain('<duration>01:30</duration>');
  expect(xml).toContain('<date>2026-10-25T02:15:00+01:00</date>');
  expect(xml).toMatch(/<person id="\d+" guid="[0-9a-f-]{36}">Amina Yusuf<\/person>/);
  expect(await imports.download('schedule.xml')).toContain(/<event id="\d+" guid="\S+">/.exec(xml)?.[0]);
});

const event = (guid: string, date: string) => `
  <event guid="${guid}" id="7"><date>${date}</date><start>10:00</start><duration>00:45</duration><room>Hall A</room><title>Talk</title>
  <type>lecture</type><track/><abstract><![CDATA[A & B]]></abstract><persons><person id="3">Hiba Omar</person><person id="4">Hiba Omar</person></persons>
  <links><link href="https://example.org">more</link></links></event>`;
const schedule = (day: string, event: string) =>
  `<?xml version="1.0"?><schedule><day ${day}><room name="Hall A">${event}</room></day></schedule>`;

test('schedules of other programs are read, also where only the day has the date', async () => {
  const guid = '5d8a3a3e-7bb1-4a3a-9c5f-4f0a8a1f7c11';
  const file = schedule('date="2026-10-24"', event(guid, '2026-10-24T10:00:00+02:00'));
  expect((await imports.preview(file)).rows).toMatchObject([{ kind: 'add', title: 'Talk' }]);
  const { change } = await imports.apply(file);
  const added = (await imports.programme()).find(({ id }) => id === guid);
  expect(added).toMatchObject({
    startTime: '2026-10-24T08:00:00.000Z',
    endTime: '2026-10-24T08:45:00.000Z',
    location: 'Hall A',
  });
  expect(added?.speakers.map(({ person }) => person.lastName)).toEqual(['Omar', 'Omar']);
  // Pentabarf writes no date into the event.
  expect(kinds(await imports.preview(schedule('date="2026-10-24"', event(guid, ''))))).toEqual(['same']);
  await imports.undo(change);
  expect(kinds(await imports.preview(file))).toEqual(['restore']);

  const json = {
    schedule: {
      conference: {
        days: [
          {
            rooms: {
              'Hall B': [
                {
                  guid,
                  date: '2026-10-24T10:00:00+02:00',
                  duration: '00:45',
                  title: 'Talk',
                  persons: [{ id: 3, public_name: 'Hiba Omar' }],
                },
              ],
            },
          },
        ],
      },
    },
  };
  const preview = await imports.preview(JSON.stringify(json));
  expect(preview.rows).toMatchObject([
    { kind: 'restore', values: expect.arrayContaining([{ field: 'Room', before: '', after: 'Hall B' }]) },
  ]);
});

test('an area that comes twice is taken as one', async () => {
  const speaker = { name: 'Nur Aziz', expertiseAreas: ['Law', 'law', 'Ethics'] };
  await imports.apply(
    JSON.stringify([{ title: 'Areas', start: '2026-10-24T12:00', duration: '60', speakers: [speaker] }]),
  );
  const people: { firstName: string; expertiseAreas: string[] }[] = (await service.staff.get('/api/people').expect(200))
    .body;
  expect(people.find(({ firstName }) => firstName === 'Nur')?.expertiseAreas).toEqual(['Law', 'Ethics']);
});

test('5000 sessions with speakers are imported and taken back in seconds', async () => {
  service.conferenceId = (await service.createConference({ slug: 'large', ...dates })).id;
  const rows = Array.from(
    { length: 5_000 },
    (_, index) => `Session ${index},2026-10-24 09:00,60,Hall ${index},Person ${index % 500} Name${index % 500}`,
  );
  const started = performance.now();
  const { change, ...result } = await imports.apply(['Title,Start,Duration,Room,Speakers', ...rows].join('\n'));
  const applied = performance.now();
  expect(result).toEqual({ added: 5_000, changed: 0, people: 500, rooms: 0 });
  await imports.undo(change);
  expect(await imports.sessions()).toEqual([]);
  expect(Math.max(applied - started, performance.now() - applied)).toBeLessThan(onThisMachine(90_000));
});
