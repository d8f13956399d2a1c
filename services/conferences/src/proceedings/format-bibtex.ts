import { licenceLabels } from '@majlis/contracts/choices';
import { pageRange } from '@majlis/contracts/proceedings';
import { noLastName } from '../people/full-name.js';
import { type Citation, oneLine, type WriteCitations } from './citation.js';

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
