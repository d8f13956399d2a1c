import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import { publicOrigin } from '@majlis/kit/testing/running-service';
import { errorsOf, importActions, kinds } from '../../testing/import-actions.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences(() => createConference('shura'));
const imports = importActions(service);
let sessionId: string;
const upload = `/documents/${'0a'.repeat(32)}.pdf`;
const times = { startTime: '2026-03-28T09:00', endTime: '2026-03-28T10:00' };

beforeEach(async () => {
  sessionId = (await service.addSession(service.conferenceId, { title: 'Opening', ...times })).id;
});

const createConference = (slug: string) =>
  service.createConference({
    slug,
    timezone: 'Europe/Berlin',
    startDate: '2026-03-28T07:00:00.000Z',
    endDate: '2026-03-30T16:00:00.000Z',
  });
const addMaterial = (values: object) =>
  service.staff
    .post(endpoints.documents(service.conferenceId).path)
    .send({ sessionId, ...values })
    .expect(201);
const materials = async () => {
  const { body } = await service.staff.get(endpoints.documents(service.conferenceId).path).expect(200);
  return (body as ConferenceDocument[])
    .toSorted((one, other) => one.order - other.order)
    .map(({ title, kind, url, language, doi, licence, pages, publishedOn, publicFrom, isActive }) => ({
      ...{ title, kind, language, doi, licence, pages, publishedOn, publicFrom, isActive },
      // In a CSV file spaces of addresses are percent-encoded.
      url: url.replaceAll(' ', '%20'),
    }));
};

const addAllKinds = async () => {
  const paper = { doi: '10.1016/S0140-6736(05)67890,1', licence: 'CC-BY-NC-4.0', pages: '12-18', language: 'Arabic' };
  await addMaterial({
    title: 'في الشورى; counsel <2nd>',
    kind: 'paper',
    url: upload,
    publishedOn: '2026-04-01',
    ...paper,
  });
  await addMaterial({ title: 'Slides (draft)', kind: 'slides', url: 'https://example.org/a b_(c).pdf', order: 1 });
  await addMaterial({ title: 'Recording', kind: 'recording', url: 'https://video.example.org/1', order: 2 });
  await addMaterial({ title: 'Same address', url: 'https://video.example.org/1', isActive: false, order: 3 });
  await addMaterial({ title: 'Later', url: 'https://example.org/later', publicFrom: '2199-04-01T09:00', order: 4 });
};

test.each(['sessions.csv', 'sessions.json', 'schedule.xml'])('%s comes back without a change', async (file) => {
  await addAllKinds();
  const exported = await imports.download(file);
  expect(exported).toContain(`${publicOrigin}${upload}`);
  expect(exported).toContain('https://video.example.org/1');
  expect(await imports.preview(exported)).toMatchObject({ rows: [{ kind: 'same', values: [], notes: [] }] });
});

test.each(['sessions.csv', 'sessions.json'])('%s brings equal materials into another conference', async (file) => {
  await addAllKinds();
  const [exported, before] = [await imports.download(file), await materials()];
  expect(before).toHaveLength(5);
  service.conferenceId = (await createConference('copy')).id;
  await imports.apply(exported);
  expect(await materials()).toEqual(before);
});

const csv = (cell: string) => `Title,Start,End,Materials\nOpening,2026-03-28 09:00,10:00,"${cell}"`;

test('materials are added and changed, what the file does not mention stays, and Undo takes it back', async () => {
  await addMaterial({ title: 'Paper', kind: 'paper', url: 'https://example.org/paper.pdf', doi: '10.1234/5' });
  const before = await materials();
  const file = csv(
    'On counsel <https://example.org/paper.pdf> (CC BY 4.0, pp. 3-9, published 1.4.2026)\nhttps://example.org/%D8%B4.pdf (slides)',
  );
  const preview = await imports.preview(file);
  expect(preview.rows[0]?.values).toEqual([
    {
      field: 'Materials',
      before: 'Paper <https://example.org/paper.pdf> (paper, doi:10.1234/5)',
      after: [
        'On counsel <https://example.org/paper.pdf> (paper, CC-BY-4.0, doi:10.1234/5, pages 3–9, published 2026-04-01)',
        'ش.pdf <https://example.org/%D8%B4.pdf> (slides)',
      ].join('\n'),
    },
  ]);
  const { change, ...result } = await imports.apply(file);
  expect(result).toEqual({ added: 0, changed: 1, people: 0, rooms: 0 });
  expect(await materials()).toMatchObject([
    { title: 'On counsel', kind: 'paper', doi: '10.1234/5', licence: 'CC-BY-4.0', pages: '3–9' },
    { title: 'ش.pdf', kind: 'slides', isActive: true },
  ]);
  expect(kinds(await imports.preview(file))).toEqual(['same']);
  // The session itself has not been written.
  expect((await imports.sessions())[0]).toMatchObject({ version: 1, speakersVersion: 1 });
  await imports.undo(change);
  expect(await materials()).toEqual(before);
});

test('each bad material is named by its cell', async () => {
  const file = csv(
    [
      'Slides <www.example.org>',
      'On counsel',
      'https://example.org/a (CC-BY-9)',
      'https://example.org/b (public from 30.2.2026)',
    ].join('\n'),
  );
  expect(errorsOf(await imports.preview(file))).toEqual([
    'Row 2, Materials: “On counsel” has no address. Write it as Title <https://example.org/paper.pdf>',
    'Row 2, Materials: “CC-BY-9” is no kind, language, licence, DOI, page or date of a document',
    'Row 2, Materials: 30 February does not exist',
  ]);
  expect(errorsOf(await imports.preview(csv('Slides <www.example.org> (doi:11.1)')))).toEqual([
    'Row 2, Materials: “www.example.org” is no whole address, such as https://example.org/paper.pdf',
    'Row 2, Materials: “Slides”: Enter a DOI, such as 10.1234/majlis.2026.7',
  ]);
  const json = [
    { title: 'New', start: '2026-03-28T11:00', duration: '60', materials: [{ url: 7 }, { url: upload, kind: 'book' }] },
  ];
  expect(errorsOf(await imports.preview(JSON.stringify(json)))).toEqual([
    'Row 1, materials: “7” is no whole address, such as https://example.org/paper.pdf',
    expect.stringMatching(/^Row 1, materials: “.*”: Kind is one of programme, paper, /),
  ]);
});

test('a document that is changed after the preview is a conflict', async () => {
  await addMaterial({ title: 'Paper', kind: 'paper', url: 'https://example.org/paper.pdf' });
  const file = csv('On counsel <https://example.org/paper.pdf>');
  const seen = await imports.preview(file);
  const { body } = await service.staff.get(endpoints.documents(service.conferenceId).path).expect(200);
  const [{ id }] = body as [ConferenceDocument];
  await service.staff
    .put(`${endpoints.documents(service.conferenceId).path}/${id}`)
    .send({ sessionId, title: 'Paper', kind: 'paper', url: 'https://example.org/paper.pdf', doi: '10.1234/5' })
    .expect(200);
  await imports.sendApply(file, seen).expect(409);
  expect(await materials()).toMatchObject([{ title: 'Paper', doi: '10.1234/5' }]);
});

const foreignFiles = `
  <recording><license>CC BY 4.0</license><optout>false</optout><url>https://media.example.org/talk</url></recording>
  <links><link href="https://example.org/?a=1&amp;b=2">Site &amp; more</link><link href="https://example.org/notes.pdf">Notes</link></links>
  <attachments><attachment href="https://example.org/deck.odp">Deck</attachment><attachment href="https://example.org/x" type="paper">Text</attachment></attachments>`;

test('what a schedule of another program links comes in and goes out equal', async () => {
  const event = `<event guid="5d8a3a3e-7bb1-4a3a-9c5f-4f0a8a1f7c11" id="7"><date>2026-03-29T10:00:00+02:00</date><start>10:00</start>
    <duration>00:45</duration><room>A</room><title>Talk</title>${foreignFiles}</event>`;
  const schedule = `<?xml version="1.0"?><schedule><day date="2026-03-29"><room name="A">${event}</room></day></schedule>`;
  const { columns } = await imports.preview(schedule);
  expect(columns.find(({ field }) => field === 'materials')).toMatchObject({
    header: 'links, attachments',
    sample: expect.stringContaining('https://example.org/?a=1&b=2; '),
  });
  await imports.apply(schedule);
  expect((await materials()).map(({ title, kind, licence }) => [title, kind, licence])).toEqual([
    ['Site & more', 'other', ''],
    ['Notes', 'other', ''],
    ['Deck', 'slides', ''],
    ['Text', 'paper', ''],
    ['Recording', 'recording', 'CC-BY-4.0'],
  ]);
  const exported = await imports.download('schedule.xml');
  const linked = (xml: string) =>
    xml.match(/<(link|attachment) href="[^"]*"|>[^<]+<\/(link|attachment)>|<url>.*?<\/url>/g)?.toSorted();
  expect(linked(exported)).toEqual(linked(schedule));
  expect(kinds(await imports.preview(schedule))).toEqual(['same']);
  expect(kinds(await imports.preview(exported))).toEqual(['same', 'same']);
});

test('hidden files and those for later stay out of the schedule that apps show', async () => {
  await addAllKinds();
  const xml = await imports.download('schedule.xml');
  expect(xml).not.toMatch(/Same address|Later/);
  expect(xml).toContain('<attachment href="https://example.org/a b_(c).pdf" type="slides">Slides (draft)</attachment>');
});

test('a JSON schedule has links, too', async () => {
  const event = {
    ...{
      guid: '5d8a3a3e-7bb1-4a3a-9c5f-4f0a8a1f7c11',
      date: '2026-03-29T10:00:00+02:00',
      duration: '00:45',
      title: 'Talk',
    },
    links: [{ url: 'https://example.org', title: 'Site' }],
    attachments: [{ url: 'https://example.org/deck.odp', title: '' }],
  };
  await imports.apply(JSON.stringify({ schedule: { conference: { days: [{ rooms: { A: [event] } }] } } }));
  expect(await materials()).toMatchObject([
    { title: 'Site', kind: 'other' },
    { title: 'deck.odp', kind: 'slides' },
  ]);
});

test("a faulty link in another program's schedule is left out, and its session is imported", async () => {
  const links = [
    'www.example.org/slides',
    'http://',
    '/system/attachments/792/original/slides.pdf',
    'https://example.org/a',
  ];
  const file = JSON.stringify({
    schedule: {
      conference: {
        days: [
          {
            rooms: {
              Hall: [
                {
                  ...{ title: 'Containers', date: '2026-03-28T11:00:00+01:00', duration: '01:00' },
                  links: links.map((url) => ({ url, title: '' })),
                },
              ],
            },
          },
        ],
      },
    },
  });
  const { rows } = await imports.preview(file);
  expect(rows).toMatchObject([
    {
      kind: 'add',
      notes: [
        { message: 'Left out: “http://” is no whole address, such as https://example.org/paper.pdf' },
        {
          message:
            'Left out: “/system/attachments/792/original/slides.pdf” is no whole address, such as https://example.org/paper.pdf',
        },
      ],
    },
  ]);
  await imports.apply(file);
  expect((await materials()).map(({ url }) => url)).toEqual([
    'https://www.example.org/slides',
    'https://example.org/a',
  ]);
});
