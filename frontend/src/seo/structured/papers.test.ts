import { expect, test } from '@jest/globals';
import { aConference, aDocument, aPerson, aSessionDetail, aSpeaker } from '../../testing/samples';
import { citationTags, papersOfSession } from './papers';

const salma = aPerson({ orcidId: '0000-0002-1825-0097' });
const omar = aPerson({ firstName: 'Omar', lastName: 'Khalid', organization: '' });
const chair = aSpeaker(aPerson({ firstName: 'Lina' }), { speakerType: 'chair' });
const pdf = aDocument({ url: `/documents/${'0'.repeat(64)}.pdf` });

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
    ['citation_publication_date', '2026/12/12'],
    ['citation_conference_title', 'Faith and self-government'],
    ['citation_language', 'en'],
    ['citation_abstract_html_url', sessionUrl],
    ['citation_pdf_url', `https://www.example.org/documents/${'0'.repeat(64)}.pdf`],
  ]);
});

test('a session with a document of the kind paper is a paper with the title of the session', () => {
  const session = aSessionDetail({ speakers: [aSpeaker(salma), chair], documents: [aDocument()] });
  expect(papersOfSession(session)).toEqual([{ title: session.title, authors: [salma] }]);
  expect(citationTags(page, conference, session)).toContainEqual(['citation_title', session.title]);
});

test('a session with several papers lists them all and has no citation tags', () => {
  const session = aSessionDetail({
    speakers: [aSpeaker(salma, { presentationTitle: 'One' }), aSpeaker(omar, { presentationTitle: 'Two' })],
    documents: [pdf],
  });
  expect(papersOfSession(session)).toEqual([
    { title: 'One', authors: [salma] },
    { title: 'Two', authors: [omar] },
  ]);
  expect(citationTags(page, conference, session)).toEqual([]);
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
