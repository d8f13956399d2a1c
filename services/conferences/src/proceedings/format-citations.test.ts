import { readCitations } from '../../testing/read-citations.js';
import { type Citation, formatBibtex, formatCslJson, formatRis } from './format-citations.js';

const paper: Citation = {
  key: 'paper-3f2a9c1d-52a1',
  title: 'A covenant of trade',
  authors: [
    { firstName: 'Salma', lastName: 'Idris' },
    { firstName: 'Ursula', lastName: 'von der Leyen' },
    { firstName: 'ليلى', lastName: 'منصور' },
    { firstName: 'Avicenna', lastName: '–' },
  ],
  date: '2026-12-02',
  conference: 'Faith and self-government',
  place: 'Kuala Lumpur, Malaysia',
  publisher: 'Majlis',
  language: 'en',
  abstract: 'On oaths.',
  url: 'https://www.example.org/conferences/faith/sessions/%D8%A7_b',
  pdfUrl: 'https://www.example.org/documents/a.pdf',
  doi: '10.1234/majlis_2026(7)<1>',
  licence: 'CC-BY-4.0',
  pages: '12–18',
};
const people = [
  { family: 'Idris', given: 'Salma' },
  { family: 'von der Leyen', given: 'Ursula' },
  { family: 'منصور', given: 'ليلى' },
];

const formats = { bib: formatBibtex, ris: formatRis };
const read = (citation: Citation, format: keyof typeof formats) =>
  readCitations(formats[format]([citation]), format)[0] ?? {};

test.each([
  // Citation.js reads neither the abstract nor the language of a BibTeX file.
  ['bib', { issued: { 'date-parts': [[2026, 12]] }, 'container-title': paper.conference }],
  [
    'ris',
    {
      issued: { 'date-parts': [[2026, 12, 2]] },
      'event-title': paper.conference,
      language: 'en',
      abstract: 'On oaths.',
      note: 'CC BY 4.0',
    },
  ],
] as const)('a paper as %s is read back with its fields', (format, others) => {
  const [first, second, ...rest] = people;
  // Only in BibTeX does Citation.js recognise a “von” by its lower-case letters.
  const withParticle = { family: 'Leyen', given: 'Ursula', 'non-dropping-particle': 'von der' };
  expect(read(paper, format)).toMatchObject({
    type: 'paper-conference',
    id: paper.key,
    title: paper.title,
    author: [first, format === 'bib' ? withParticle : second, ...rest, { family: 'Avicenna' }],
    page: '12-18',
    DOI: paper.doi,
    URL: paper.url,
    publisher: 'Majlis',
    ...others,
  });
});

test('BibTeX has the abstract and the licence, too', () => {
  expect(formatBibtex([paper])).toMatch(/^ {2}abstract = \{On oaths\.\},$/m);
  expect(formatBibtex([paper])).toMatch(/^ {2}copyright = \{CC BY 4\.0\},$/m);
});

test.each([
  'Law & order: 100 % of #1, $5 and a_b',
  'A {brace that is not closed',
  'Braces } the wrong { way',
  String.raw`\input{secret} and C:\new`,
  'Quotes " and \' and ~tilde^2',
  'المجلس والعهد: قراءة ثانية',
  'Ünïcödé — “quoted” ﷺ 文',
  '@article{x, title={y}}',
])('the title %s is the same in each format', (title) => {
  const both = [{ ...paper, title }, paper];
  expect(readCitations(formatBibtex(both), 'bib').map((found) => found.title)).toEqual([title, paper.title]);
  expect(readCitations(formatRis(both), 'ris').map((found) => found.title)).toEqual([title, paper.title]);
  expect(JSON.parse(formatCslJson(both)).map((item: { title: string }) => item.title)).toEqual([title, paper.title]);
});

test('lines within a text end no value', () => {
  const abstract = 'First.\nER  - \r\nTY  - JOUR\n\nLast.';
  const [found, ...others] = readCitations(formatRis([{ ...paper, abstract }]), 'ris');
  expect([found?.abstract, others]).toEqual(['First. ER - TY - JOUR Last.', []]);
});

test.each([
  ['with “and” in it', { firstName: 'Anna', lastName: 'Marks and Spencer' }],
  ['with a comma', { firstName: 'Martin', lastName: 'King, Jr.' }],
  ['with a hyphen and an apostrophe', { firstName: 'Jean-Luc', lastName: "O'Neil" }],
])('a name %s is one author', (_case, author) => {
  const salma = { firstName: 'Salma', lastName: 'Idris' };
  const name = { family: author.lastName, given: author.firstName };
  expect(read({ ...paper, authors: [author, salma] }, 'bib').author).toEqual([name, people[0]]);
  expect(read({ ...paper, authors: [author] }, 'ris').author).toHaveLength(1);
});

test('CSL-JSON has what is known, and one name as a whole', () => {
  const bare = { ...paper, doi: '', licence: '' as const, pages: '7', place: '', publisher: '', abstract: '' };
  expect(JSON.parse(formatCslJson([bare]))).toEqual([
    {
      id: paper.key,
      type: 'paper-conference',
      title: paper.title,
      author: [...people, { literal: 'Avicenna' }],
      issued: { 'date-parts': [[2026, 12, 2]] },
      'container-title': paper.conference,
      'event-title': paper.conference,
      page: '7',
      language: 'en',
      URL: paper.url,
    },
  ]);
});

test('a paper without authors or pages leaves no empty field', () => {
  const bare = { ...paper, authors: [], pages: '', licence: '' as const };
  expect(formatBibtex([bare])).not.toMatch(/author|pages|copyright|\{\}/);
  expect(formatRis([bare])).not.toMatch(/^(AU|SP|EP|N1) /m);
});
