import type { DocumentInput } from '@majlis/contracts/conferences/documents.schema';
import { pageRange } from '@majlis/contracts/programme/proceedings';
import { licenceLabels } from '@majlis/contracts/shared/choices';
import { noLastName } from '../people/person-response.js';

/** A paper with the fields that reference managers use. */
export type Citation = {
  key: string;
  title: string;
  authors: { firstName: string; lastName: string }[];
  /** YYYY-MM-DD. */
  date: string;
  conference: string;
  place: string;
  publisher: string;
  /** A BCP 47 tag, or empty. */
  language: string;
  abstract: string;
  /** The address of the page of the session. */
  url: string;
  /** Empty unless the paper was uploaded. */
  pdfUrl: string;
} & Pick<DocumentInput, 'doi' | 'licence' | 'pages'>;

export type WriteCitations = (citations: Citation[]) => string;

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // BibTeX would count an escaped brace as a brace.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Letters of any script stay as they are: BibLaTeX, biber and reference managers read UTF-8. */
const escapeText = (text: string): string =>
  oneLine(text).replace(/[\\{}~^$&%#_]/g, (character) => commands[character] ?? `\\${character}`);

/** Braces make a name one unit. Otherwise “and” and commas would divide it, and lower-case words would begin a “von” part. */
const part = (name: string): string => (/,|\band\b/i.test(name) ? `{${escapeText(name)}}` : escapeText(name));

const author = ({ firstName, lastName }: Citation['authors'][number]): string =>
  lastName === noLastName ? `{${escapeText(firstName)}}` : `${part(lastName)}, ${part(firstName)}`;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function toBibtexEntry(citation: Citation): string {
  const { date, pages, doi, url, licence } = citation;
  const [year = '', month = '1'] = date.split('-');
  const [first, last] = pageRange(pages);
  const fields: [string, string][] = [
    ['author', citation.authors.map(author).join(' and ')],
    ['title', escapeText(citation.title)],
    ['booktitle', escapeText(citation.conference)],
    ['year', year],
    ['pages', escapeText(first === last ? first : `${first}--${last}`)],
    ['publisher', escapeText(citation.publisher)],
    ['address', escapeText(citation.place)],
    ['language', citation.language],
    // DOI and URL are read verbatim, so commands are not allowed in them.
    ['doi', doi],
    ['url', url],
    ['copyright', licence && escapeText(licenceLabels[licence])],
    ['abstract', escapeText(citation.abstract)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@inproceedings{${[citation.key, ...lines, `  month = ${months[Number(month) - 1]}`].join(',\n')}\n}\n`;
}

export const formatBibtex: WriteCitations = (citations) => citations.map(toBibtexEntry).join('\n');

const toCslName = ({ firstName, lastName }: Citation['authors'][number]) =>
  lastName === noLastName ? { literal: firstName } : { family: lastName, given: firstName };

function toCslItem(citation: Citation) {
  const { key, title, authors, date, conference, pages, licence } = citation;
  const [first, last] = pageRange(pages);
  const fields = {
    id: key,
    type: 'paper-conference',
    title,
    author: authors.map(toCslName),
    issued: { 'date-parts': [date.split('-').map(Number)] },
    'container-title': conference,
    'event-title': conference,
    'event-place': citation.place,
    publisher: citation.publisher,
    page: first === last ? first : `${first}-${last}`,
    language: citation.language,
    DOI: citation.doi,
    URL: citation.url,
    abstract: citation.abstract,
    note: licence && licenceLabels[licence],
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== '')),
  );
}

export const formatCslJson: WriteCitations = (citations) => `${JSON.stringify(citations.map(toCslItem), null, 2)}\n`;

/** RIS has no escapes: a line break ends a value, and a comma divides a name. */
const toRisName = ({ firstName, lastName }: Citation['authors'][number]): string =>
  lastName === noLastName ? firstName : `${lastName.replaceAll(',', ' ')}, ${firstName.replaceAll(',', ' ')}`;

function toRisEntry(citation: Citation): string {
  const { date, pages, licence } = citation;
  const [first, last] = pageRange(pages);
  const lines: [string, string][] = [
    ['TY', 'CPAPER'],
    ['ID', citation.key],
    ...citation.authors.map((author): [string, string] => ['AU', toRisName(author)]),
    ['TI', citation.title],
    ['T2', citation.conference],
    ['PY', date.slice(0, 4)],
    ['DA', `${date.replaceAll('-', '/')}/`],
    ['SP', first],
    ['EP', last],
    ['PB', citation.publisher],
    ['CY', citation.place],
    ['LA', citation.language],
    ['DO', citation.doi],
    ['UR', citation.url],
    ['L1', citation.pdfUrl],
    ['AB', citation.abstract],
    ['N1', licence && licenceLabels[licence]],
  ];
  const written = lines.map(([tag, value]) => [tag, oneLine(value)] as const).filter(([, value]) => value !== '');
  return [...written.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', ''].join('\r\n');
}

export const formatRis: WriteCitations = (citations) => citations.map(toRisEntry).join('\r\n');
