import { papersOfSession } from '@majlis/contracts/programme/proceedings';
import { aConference, aDocument, aPerson, aSessionDetail, aSpeaker } from '../../testing/samples';
import { citationTags } from './papers';

const salma = aPerson({ orcidId: '0000-0002-1825-0097' });
const omar = aPerson({ firstName: 'Omar', lastName: 'Khalid', organization: '' });
const chair = aSpeaker(aPerson({ firstName: 'Lina' }), { speakerType: 'chair' });
const pdf = aDocument({
  url: `/documents/${'0'.repeat(64)}.pdf`,
  title: 'A covenant',
  doi: '10.1234/majlis.7',
  pages: '12–18',
  language: 'Arabic',
  publishedOn: '2027-01-31',
});

const page = { path: '/', origin: 'https://www.example.org', now: 0, getData: () => undefined };
const conference = aConference();

test('a session with one presentation title is about that paper, by its speakers', () => {
  const session = aSessionDetail({
    id: 'one',
    speakers: [
      aSpeaker(salma, { presentationTitle: 'A covenant' }),
      aSpeaker(omar, { presentationTitle: 'A covenant' }),
      chair,
    ],
    documents: [pdf],
  });
  const sessionUrl = 'https://www.example.org/conferences/self-government/sessions/one';
  expect(citationTags(page, conference, session)).toEqual([
    ['citation_title', 'A covenant'],
    ['citation_author', 'Salma Idris'],
    ['citation_author_institution', 'University of Fes'],
    ['citation_author_orcid', 'https://orcid.org/0000-0002-1825-0097'],
    ['citation_author', 'Omar Khalid'],
    ['citation_publication_date', '2027/01/31'],
    ['citation_conference_title', 'Faith and self-government'],
    ['citation_firstpage', '12'],
    ['citation_lastpage', '18'],
    ['citation_doi', '10.1234/majlis.7'],
    ['citation_language', 'ar'],
    ['citation_abstract_html_url', sessionUrl],
    ['citation_pdf_url', `${sessionUrl}/${'0'.repeat(64)}.pdf`],
  ]);
});

test('a single paper under another title is by all authors of the session, in its zone and language', () => {
  const paper = aDocument({ title: 'Full text' });
  const session = aSessionDetail({
    speakers: [aSpeaker(salma, { presentationTitle: 'Talk' }), chair],
    documents: [paper],
  });
  expect(papersOfSession(session)).toEqual([{ title: 'Full text', authors: [salma], document: paper }]);
  expect(citationTags(page, conference, session)).toEqual(
    expect.arrayContaining([
      ['citation_publication_date', '2026/12/12'],
      ['citation_language', 'en'],
    ]),
  );
});

test('several papers are each by who presented that title, and have no citation tags', () => {
  const [one, two, three] = [pdf, aDocument({ title: ' a  COVENANT' }), aDocument({ title: 'Two' })];
  const session = aSessionDetail({
    speakers: [aSpeaker(salma, { presentationTitle: 'A covenant' }), aSpeaker(omar, { presentationTitle: 'Talk' })],
    documents: [one, two, three],
  });
  expect(papersOfSession(session).map(({ title, authors }) => [title, authors])).toEqual([
    ['A covenant', [salma]],
    [' a  COVENANT', [salma]],
    ['Two', []],
  ]);
  expect(citationTags(page, conference, session)).toEqual([]);
});

test('without a document each presented title is a paper', () => {
  const session = aSessionDetail({
    speakers: [aSpeaker(salma, { presentationTitle: 'One' }), aSpeaker(omar, { presentationTitle: 'Two' })],
  });
  expect(papersOfSession(session)).toEqual([
    { title: 'One', authors: [salma] },
    { title: 'Two', authors: [omar] },
  ]);
});

test.each([
  [
    'slides are not a paper',
    aSessionDetail({ speakers: [aSpeaker(salma)], documents: [aDocument({ kind: 'slides' })] }),
  ],
  ['a talk without a presentation title is not a paper', aSessionDetail({ speakers: [aSpeaker(salma)] })],
  ['a paper without an author is not cited', aSessionDetail({ speakers: [chair], documents: [pdf] })],
])('%s', (_case, session) => {
  expect(citationTags(page, conference, session)).toEqual([]);
});
