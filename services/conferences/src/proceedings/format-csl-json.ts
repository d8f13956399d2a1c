import { licenceLabels } from '@majlis/contracts/choices';
import { pageRange } from '@majlis/contracts/proceedings';
import { noLastName } from '../people/full-name.js';
import { type Citation, type WriteCitations } from './citation.js';

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
