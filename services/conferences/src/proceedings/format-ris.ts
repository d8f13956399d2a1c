import { pageRange } from '@majlis/contracts/programme/proceedings';
import { licenceLabels } from '@majlis/contracts/shared/choices';
import { noLastName } from '../people/full-name.js';
import { type Citation, oneLine, type WriteCitations } from './citation.js';

/** Nothing can be escaped: a line ends a value, and in a name the comma divides. */
const nameOf = ({ firstName, lastName }: Citation['authors'][number]): string =>
  lastName === noLastName ? firstName : `${lastName.replaceAll(',', ' ')}, ${firstName.replaceAll(',', ' ')}`;

function entry(citation: Citation): string {
  const { date, pages, licence } = citation;
  const [first, last] = pageRange(pages);
  const lines: [string, string][] = [
    ['TY', 'CPAPER'],
    ['ID', citation.key],
    ...citation.authors.map((author): [string, string] => ['AU', nameOf(author)]),
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

export const formatRis: WriteCitations = (citations) => citations.map(entry).join('\r\n');
