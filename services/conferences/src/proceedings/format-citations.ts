import { pageRange, papersOfSession } from '@majlis/contracts/programme/proceedings';
import { licenceLabels } from '@majlis/contracts/shared/choices';
import { languageTag } from '@majlis/contracts/shared/languages';
import { toLocalDateTime } from '@majlis/contracts/shared/zoned-times';
import type { ConferenceEntity } from '../conferences/conference.entity.js';
import { noLastName } from '../people/full-name.js';
import { type Citation, oneLine, type WriteCitations } from './citation.js';
import type { ProceedingsService } from './proceedings.service.js';

const commands: Record<string, string> = {
  '\\': '\\textbackslash{}',
  // An escaped brace would still count as one for BibTeX.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Letters of any script stay as they are: BibLaTeX, biber and reference managers read UTF-8. */
const escapeText = (text: string): string =>
  oneLine(text).replace(/[\\{}~^$&%#_]/g, (character) => commands[character] ?? `\\${character}`);

/** In braces a name is one whole. Elsewhere “and” and commas would divide it, and small letters would begin a “von” part. */
const part = (name: string): string => (/,|\band\b/i.test(name) ? `{${escapeText(name)}}` : escapeText(name));

const author = ({ firstName, lastName }: Citation['authors'][number]): string =>
  lastName === noLastName ? `{${escapeText(firstName)}}` : `${part(lastName)}, ${part(firstName)}`;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function entry(citation: Citation): string {
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
    // Both are read as they are, without commands.
    ['doi', doi],
    ['url', url],
    ['copyright', licence && escapeText(licenceLabels[licence])],
    ['abstract', escapeText(citation.abstract)],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`);
  return `@inproceedings{${[citation.key, ...lines, `  month = ${months[Number(month) - 1]}`].join(',\n')}\n}\n`;
}

export const formatBibtex: WriteCitations = (citations) => citations.map(entry).join('\n');

const nameOf = ({ firstName, lastName }: Citation['authors'][number]) =>
  lastName === noLastName ? { literal: firstName } : { family: lastName, given: firstName };

function item(citation: Citation) {
  const { key, title, authors, date, conference, pages, licence } = citation;
  const [first, last] = pageRange(pages);
  const fields = {
    id: key,
    type: 'paper-conference',
    title,
    author: authors.map(nameOf),
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

export const formatCslJson: WriteCitations = (citations) => `${JSON.stringify(citations.map(item), null, 2)}\n`;

type Sessions = Awaited<ReturnType<ProceedingsService['list']>>;

/** The papers of these sessions, each with the id of its document. */
export function listCitations(conference: ConferenceEntity, sessions: Sessions, origin: string) {
  return sessions.flatMap((session) =>
    papersOfSession(session).flatMap(({ title, authors, document }) => {
      if (!document) return [];
      const { id, doi, licence, pages } = document;
      const conferenceUrl = `${origin}/conferences/${encodeURIComponent(conference.slug)}`;
      const citation: Citation = {
        // Titles, names and dates may be corrected, and a key must stay.
        key: `paper-${id.slice(0, 13)}`,
        ...{ title, authors, doi, licence, pages },
        date: document.publishedOn ?? toLocalDateTime(session.startTime, conference.timezone).slice(0, 10),
        conference: conference.title,
        place: conference.isVirtual ? '' : [conference.city, conference.country].filter(Boolean).join(', '),
        publisher: conference.organizer,
        language: languageTag(document.language || conference.language) ?? '',
        abstract: session.sessionAbstract,
        url: `${conferenceUrl}/sessions/${encodeURIComponent(session.slug)}`,
        pdfUrl: document.url.startsWith('/') ? `${origin}${document.url}` : '',
      };
      return [{ id, citation }];
    }),
  );
}
