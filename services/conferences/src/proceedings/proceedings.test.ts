import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Person } from '@majlis/contracts/people/people.schema';
import { type CitationFormat, citationPath, type ProceedingsSession } from '@majlis/contracts/programme/proceedings';
import type { Session } from '@majlis/contracts/programme/sessions.schema';
import { runSql } from '@majlis/kit/testing/database';
import { messagesOf } from '@majlis/kit/testing/messages-of';
import { daysFromNow } from '../../testing/conference-actions.js';
import { readCitations } from '../../testing/read-citations.js';
import { useConferences } from '../../testing/use-conferences.js';

const service = useConferences((own) =>
  own.createConference({ slug: 'shura', timezone: 'Asia/Tokyo', organizer: 'Majlis' }),
);
let session: Session;
let salma: Person;
let omar: Person;
beforeEach(async () => {
  session = await service.addSession(service.conferenceId, {
    sessionAbstract: 'On oaths.',
    startTime: '2031-03-12T23:30',
    endTime: '2031-03-13T00:30',
  });
  salma = await service.addPerson({ firstName: 'Salma', lastName: 'Idris', phone: '+44 1', email: 's@example.org' });
  omar = await service.addPerson({ firstName: 'Omar', lastName: 'Khalid' });
});

const pdf = `/documents/${'0a'.repeat(32)}.pdf`;
const add = (changes: object = {}) =>
  service.staff
    .post(endpoints.documents(service.conferenceId).path)
    .send({ sessionId: session.id, title: 'A covenant', kind: 'paper', url: pdf, ...changes });
const addPaper = async (changes: object = {}) => (await add(changes).expect(201)).body;
const at = (slug = 'shura') => endpoints.proceedings(slug).path;
const list = async (browser = service.visitor): Promise<ProceedingsSession[]> =>
  (await browser.get(at()).expect(200)).body;
const file = (format: CitationFormat, id?: string) =>
  service.visitor.get(citationPath(service.conferenceId, format, id));

test('the proceedings have each session with public documents, its authors and its abstract', async () => {
  await service.assign(session.id, salma, omar);
  await service.addSession(service.conferenceId, { title: 'Without documents' });
  await addPaper({ title: 'The programme', sessionId: null });
  const [paper, slides] = [await addPaper({ language: 'Arabic' }), await addPaper({ kind: 'slides', title: 'Slides' })];
  await addPaper({ title: 'Not active', isActive: false });
  await addPaper({ title: 'Not yet', publicFrom: daysFromNow(1) });
  const sessions = await list();
  expect(sessions).toMatchObject([
    {
      slug: session.slug,
      sessionAbstract: 'On oaths.',
      startTime: '2031-03-12T14:30:00.000Z',
      speakers: [{ person: { firstName: 'Salma', slug: salma.slug } }, { person: { firstName: 'Omar' } }],
      documents: [
        { id: paper.id, kind: 'paper', language: 'Arabic' },
        { id: slides.id, kind: 'slides' },
      ],
    },
  ]);
  expect(JSON.stringify(sessions)).not.toMatch(/updatedBy|phone|example\.org/);
  expect(await list(service.staff)).toEqual(sessions);
});

test('without a public document of a session there are no proceedings', async () => {
  await addPaper({ title: 'The programme', sessionId: null });
  await addPaper({ publicFrom: daysFromNow(1) });
  await service.staff.get(at()).expect(404);
  await addPaper();
  await list();
  await service.remove(`/api/sessions/${session.id}`);
  await service.visitor.get(at()).expect(404);
});

test('the proceedings of a draft are for staff, and a former slug redirects', async () => {
  await addPaper();
  const { body } = await service.visitor.get(endpoints.conferenceBySlug('shura').path).expect(200);
  const { title, startDate, endDate } = body;
  const save = (changes: object) =>
    service.staff.put(`/api/conferences/${service.conferenceId}`).send({ title, startDate, endDate, ...changes });
  await save({ slug: 'majlis', status: 'published' }).expect(200);
  expect((await service.visitor.get(at()).expect(301)).headers.location).toBe(at('majlis'));
  await save({ slug: 'majlis', status: 'draft' }).expect(200);
  await service.visitor.get(at('majlis')).expect(404);
  await file('bib').expect(404);
  await service.staff.get(at('majlis')).expect(200);
});

test('a document names the size that the media library knows', async () => {
  await runSql(
    service.data.ownerUrl,
    `INSERT INTO cms.media (folder, filename, sha256, kind, name, alt, is_decorative, bytes, uploaded_at, uploaded_by, version,
       updated_at, updated_by)
     VALUES ('documents', '${pdf.split('/').at(-1)}', repeat('0a', 32), 'document', 'a.pdf', '', false, 1234, now(), '', 1, now(), '')`,
  );
  await addPaper();
  await addPaper({ title: 'Elsewhere', url: 'https://example.org/paper' });
  const [first] = await list();
  expect(first?.documents.map(({ title, bytes }) => [title, bytes])).toEqual([
    ['A covenant', 1234],
    ['Elsewhere', undefined],
  ]);
});

test('a paper is cited with its fields, and otherwise with those of session and conference', async () => {
  await service.assign(session.id, salma, omar);
  const { id } = await addPaper({
    doi: 'https://doi.org/10.1234/Majlis.7',
    pages: '12 - 18',
    publishedOn: '2031-04-02',
  });
  const response = await file('json', id).expect(200);
  expect(response.headers['content-type']).toBe('application/vnd.citationstyles.csl+json; charset=utf-8');
  expect(response.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''paper-${id.slice(0, 13)}.json`);
  expect(JSON.parse(response.text ?? String(response.body))).toMatchObject([
    {
      title: 'A covenant',
      author: [
        { family: 'Idris', given: 'Salma' },
        { family: 'Khalid', given: 'Omar' },
      ],
      issued: { 'date-parts': [[2031, 4, 2]] },
      DOI: '10.1234/Majlis.7',
      page: '12-18',
      publisher: 'Majlis',
      URL: expect.stringMatching(/\/conferences\/shura\/sessions\/[\w-]+$/),
    },
  ]);
  const other = await addPaper({ title: 'Another' });
  const [bare] = JSON.parse((await file('json', other.id).expect(200)).text);
  // The session takes place in the evening of this day in the zone of its conference.
  expect([bare.issued, bare.DOI]).toEqual([{ 'date-parts': [[2031, 3, 12]] }, undefined]);
});

test('the files of all papers are read by another program', async () => {
  await service.assign(session.id, salma);
  await addPaper();
  await addPaper({ title: 'Trade & trust' });
  await addPaper({ kind: 'slides', title: 'Slides' });
  const bib = await file('bib').expect(200);
  expect(bib.headers['content-type']).toBe('application/x-bibtex; charset=utf-8');
  expect(bib.headers['content-disposition']).toBe("attachment; filename*=UTF-8''shura.bib");
  const ris = await file('ris').expect(200);
  expect(ris.headers['content-type']).toBe('application/x-research-info-systems; charset=utf-8');
  const textOf = ({ text, body }: typeof bib) => text ?? Buffer.from(body).toString();
  const titles = [
    readCitations(textOf(bib), 'bib').map(({ title }) => title),
    readCitations(textOf(ris), 'ris').map(({ title }) => title),
  ];
  expect(titles).toEqual(Array(2).fill(['A covenant', 'Trade & trust']));
});

test('there is no file of slides, of another conference or of another format', async () => {
  const { id } = await addPaper();
  const slides = await addPaper({ kind: 'slides' });
  const other = await service.createConference({ slug: 'other' });
  for (const path of [
    citationPath(service.conferenceId, 'bib', slides.id),
    citationPath(other.id, 'bib', id),
    citationPath(other.id, 'bib'),
    citationPath(service.conferenceId, 'bib', id).replace('.bib', '.txt'),
    citationPath(service.conferenceId, 'bib', id).replace('.bib', ''),
  ])
    await service.visitor.get(path).expect(404);
});

test.each([
  ['a DOI without a prefix', { doi: 'majlis.7' }, { doi: 'Enter a DOI, such as 10.1234/majlis.2026.7' }],
  [
    'another address as DOI',
    { doi: 'https://example.org/10.1234/7' },
    { doi: 'Enter a DOI, such as 10.1234/majlis.2026.7' },
  ],
  ['a DOI with a space', { doi: '10.1234/a b' }, { doi: 'Enter a DOI, such as 10.1234/majlis.2026.7' }],
  ['pages in words', { pages: 'twelve to eighteen' }, { pages: 'Enter a page or a range, such as 12–18' }],
  ['a day that does not exist', { publishedOn: '2031-02-30' }, { publishedOn: 'Give a date' }],
  ['a javascript: link', { url: 'javascript:alert(1)' }, { url: 'Upload a file, or give a whole address' }],
  ['an unknown licence', { licence: 'WTFPL' }, { licence: expect.stringMatching(/^Licence is one of /) }],
  ['an unknown language', { language: 'Klingon' }, { language: expect.stringMatching(/^Language is one of /) }],
])('%s is rejected at its field', async (_case, changes, fields) => {
  expect(messagesOf((await add(changes).expect(400)).body.fields)).toEqual(fields);
});
