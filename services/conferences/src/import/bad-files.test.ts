import { errorsOf, importActions, kinds } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const dates = { startDate: '2026-03-28T07:00:00.000Z', endDate: '2026-03-30T16:00:00.000Z' };
const service = useConferences((own) => own.createConference({ slug: 'shura', timezone: 'Europe/Berlin', ...dates }));
const imports = importActions(service);

const rejection = async (file: string | Buffer) => {
  const { body, status } = await imports.sendPreview(file);
  return [status, body.fields?.file.message];
};

test('each bad cell is named with its row, its column and what to do', async () => {
  const file = [
    'Id,Title,Beginning,End,Capacity,Speakers',
    ',A,30 February 2026,2026-03-28 10:00,,',
    ',B,30.02.2026 09:00,2026-03-28 10:00,,',
    ',C,28.25.2026 09:00,2026-03-28 10:00,,',
    ',D,2026-03-29 02:30,2026-03-29 04:00,,',
    ',E,2026-03-28 10:00,2026-03-28 09:00,,',
    '',
    ',,2026-03-28 09:00,2026-03-28 10:00,many,',
    ',H,2026-03-28,10:00,,',
    ',I,09:00,10:00,,',
    ',J,2026-03-28 25:00,,,',
    `,K,2026-03-28 09:00,10:00,,Amina Yusuf <no@@mail>`,
    `,${'L'.repeat(301)},2026-03-28 09:00,10:00,,`,
    ',M,2026-02-29 09:00,10:00,,',
  ].join('\n');
  const columns = ['id', 'title', 'start', 'end', 'capacity', 'speakers'];
  expect(errorsOf(await imports.preview(file, { columns }))).toEqual([
    'Row 2, Beginning: 30 February does not exist',
    'Row 3, Beginning: 30 February does not exist',
    'Row 4, Beginning: There is no month 25. Dates are read as day, month, year',
    'Row 5, Beginning: 02:30 on 29 March 2026 does not exist in Europe/Berlin: the clocks go forward then',
    'Row 6, End: The end must be after the start',
    'Row 8, Capacity: “many” is no whole number',
    'Row 9, Beginning: “2026-03-28” has no time of day. Write it as 2026-03-12 09:00',
    'Row 10, Beginning: “09:00” has no date. Write it as 2026-03-12 09:00, or choose a column with the date',
    'Row 11, Beginning: 25:00 is no time of day',
    'Row 11, End: Give an end or a duration',
    'Row 12, Speakers: “Amina Yusuf”: Enter an email address, such as name@example.org',
    'Row 13, Title: Title has at most 300 characters',
    'Row 14, Beginning: 29 February 2026 does not exist',
  ]);
});

test('a session outside the dates of the conference is imported with a warning', async () => {
  const { rows } = await imports.preview('Title,Start,Duration\nLate,2026-04-02T09:00+02:00,90');
  expect(rows).toMatchObject([{ kind: 'add', notes: [{ code: 'outsideDates' }] }]);
});

test('missing columns are named, and people choose them', async () => {
  const file = 'What,When,Till\nOpening,2026-03-28 09:00,10:00';
  const guessed = await imports.preview(file);
  expect(guessed).toMatchObject({ missing: ['Title', 'Start', 'End or Duration'], rows: [] });
  expect(guessed.columns).toEqual([
    { header: 'What', sample: 'Opening', field: null },
    { header: 'When', sample: '2026-03-28 09:00', field: null },
    { header: 'Till', sample: '10:00', field: null },
  ]);
  const chosen = await imports.preview(file, { columns: ['title', 'start', 'end'] });
  expect([chosen.missing, kinds(chosen)]).toEqual([[], ['add']]);
});

test.each([
  [
    'Session Title;Start date;Duration (min);Room name;Speaker names',
    ['title', 'start', 'duration', 'room', 'speakers'],
  ],
  [
    'ID\tProposal title\tSession type\tTrack\tRoom\tStart\tEnd\tSpeaker names',
    ['id', 'title', 'type', 'track', 'room', 'start', 'end', 'speakers'],
  ],
  [
    'Id,Title,Description,Date,Duration,Type,Session,Track,Presenters',
    ['id', 'title', 'description', 'date', 'duration', 'type', null, 'track', 'speakers'],
  ],
])('the columns of %s are guessed', async (headers, expected) => {
  const { columns } = await imports.preview(`${headers}\n${'x;'.repeat(4)}`);
  expect(columns.map(({ field }) => field)).toEqual(expected);
});

const arabic = 'Title;Start;End;Room\nالشورى في الممارسة الفقهية المعاصرة;2026-03-28 09:00;10:00;القاعة الكبرى\n';
const toBytes = (text: string, ranges: [from: number, to: number, byte: number][]) =>
  Buffer.from(
    Array.from(text, (char) => {
      const point = char.codePointAt(0) ?? 0;
      const range = ranges.find(([from, to]) => point >= from && point <= to);
      return range ? point - range[0] + range[2] : point;
    }),
  );
const windows1256 = (text: string) =>
  toBytes(text, [
    [0x621, 0x636, 0xc1],
    [0x637, 0x63a, 0xd8],
    [0x641, 0x643, 0xdd],
    [0x644, 0x644, 0xe1],
    [0x645, 0x648, 0xe3],
    [0x649, 0x64a, 0xec],
  ]);
const iso8859 = (text: string) => toBytes(text, [[0x621, 0x64a, 0xc1]]);

test.each([
  ['UTF-8', Buffer.from(arabic), 'utf-8', true],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${arabic}`), 'utf-8', true],
  ['UTF-16', Buffer.from(`\uFEFF${arabic}`, 'utf16le'), 'utf-16le', true],
  ['UTF-16 without a mark', Buffer.from(arabic, 'utf16le'), 'utf-16le', true],
  ['UTF-16, big endian', Buffer.from(`\uFEFF${arabic}`, 'utf16le').swap16(), 'utf-16be', true],
  ['windows-1256', windows1256(arabic), 'windows-1256', false],
  ['ISO 8859-6', iso8859(arabic), 'iso-8859-6', false],
])('Arabic in %s is read', async (_name, bytes, encoding, isEncodingCertain) => {
  const preview = await imports.preview(bytes);
  expect(preview).toMatchObject({ encoding, isEncodingCertain });
  expect(preview.rows).toMatchObject([{ kind: 'add', title: 'الشورى في الممارسة الفقهية المعاصرة' }]);
});

test('a wrong guess of the encoding can be corrected', async () => {
  const bytes = Buffer.from('Title,Start,Duration\nCafé littéraire,2026-03-28 09:00,60', 'latin1');
  expect(await imports.preview(bytes)).toMatchObject({
    encoding: 'windows-1252',
    isEncodingCertain: false,
    rows: [{ title: 'Café littéraire' }],
  });
  const chosen = await imports.preview(windows1256(arabic), { encoding: 'windows-1252' });
  expect(chosen.rows[0]?.title).not.toContain('الشورى');
});

test.each([
  ['|', 'Title|Start|Duration\nA, b; c|2026-03-28 09:00|60', 'A, b; c'],
  [';', 'Title;Start;Duration\n"A; ""b""\nc";2026-03-28 09:00;60', 'A; "b"\nc'],
  ['Arabic digits', 'Title,Start,Duration\nA,٢٠٢٦-٠٣-٢٨ ٠٩:٠٠,٦٠', 'A'],
  ['an announced delimiter', 'sep=;\nTitle;Start;Duration\nA;2026-03-28 09:00;60', 'A'],
  ['a spare column', 'Title,Start,Duration\nA,2026-03-28 09:00,60,,,', 'A'],
])('a table with %s is read', async (_name, file, title) => {
  expect((await imports.preview(file)).rows).toMatchObject([{ kind: 'add', title }]);
});

test('files that are no table are rejected in words', async () => {
  expect(await rejection('')).toEqual([400, 'This file is empty. Choose another one.']);
  expect(await rejection(Buffer.from('PK\u0003\u0004rest'))).toEqual([400, expect.stringContaining('spreadsheet')]);
  expect(await rejection('%PDF-1.7 …')).toEqual([400, expect.stringContaining('PDF')]);
  expect(await rejection(Buffer.alloc(4_096, 0))).toEqual([400, expect.stringContaining('no text')]);
  expect(await rejection('{"talks":')).toEqual([400, expect.stringContaining('no valid JSON')]);
  expect(await rejection('{"talks":[]}')).toEqual([400, expect.stringContaining('neither a schedule nor')]);
  expect(await rejection('Title,Start\n"A,2026')).toEqual([400, expect.stringContaining('quotation mark')]);
  expect(await rejection('Title,Start,Duration\n\n')).toEqual([400, 'This file has no sessions.']);
  expect(await rejection('<html><body></body></html>')).toEqual([400, expect.stringContaining('<html>')]);
  expect(await rejection('<schedule><day></schedule>')).toEqual([400, expect.stringContaining('no valid XML')]);
});

test('files that are too large are rejected with the limit', async () => {
  expect(await rejection(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toEqual([413, expect.stringContaining('10 MB')]);
  expect((await imports.sendPreview(Buffer.alloc(20 * 1024 * 1024, 'a'))).status).toBe(413);
  const rows = Array.from({ length: 5_001 }, (_, index) => `A ${index},2026-03-28 09:00,60`);
  expect(await rejection(['Title,Start,Duration', ...rows].join('\n'))).toEqual([
    400,
    expect.stringContaining('At most 5000'),
  ]);
});

test('an XML bomb and entities of other files are rejected', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE schedule [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><schedule>&b;</schedule>`;
  const external = `<!DOCTYPE schedule [<!ENTITY x SYSTEM "file:///etc/passwd">]><schedule>&x;</schedule>`;
  for (const file of [bomb, external]) expect(await rejection(file)).toEqual([400, expect.stringContaining('DOCTYPE')]);
  expect(await rejection('<schedule>&x;</schedule>')).toEqual([400, expect.stringContaining('entity')]);
  expect(await rejection(`${'<schedule>'.repeat(50_000)}`)).toEqual([400, expect.any(String)]);
  expect(await rejection(`${'['.repeat(50_000)}`)).toEqual([400, expect.any(String)]);
  expect(await rejection(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual([
    400,
    expect.stringContaining('more than 100 levels'),
  ]);
});
