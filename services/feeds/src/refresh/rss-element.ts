import { plainText } from '@majlis/kit/html/plain-text';
import type { QualifiedTag } from 'sax';
import { escapeXml, htmlOf, type Piece, resolveAddress, withCompleteAddresses } from './feed-html.js';
import { dateFields, type Field } from './feed-names.js';
import { parseDate } from './parse-date.js';

/** A field as it is read: `base` is what xml:base gives, `documentAddress` that of the feed itself. */
export type OpenField = Field & {
  tag: QualifiedTag;
  pieces: Piece[];
  base: string | undefined;
  documentAddress: string;
};

/** Links of Atom that lead to no page which a reader would open. */
const otherRelations = new Set(['self', 'enclosure', 'edit', 'replies', 'hub', 'next', 'license']);

/** Gathers the fields of an item or a channel, and writes them as those of RSS 2.0. */
export class RssElement {
  private readonly written: string[] = [];
  private readonly dates = new Map<string, string>();
  private readonly links: { href: string; isAlternate: boolean }[] = [];

  /** `about`: the identifier of an item in RDF. */
  constructor(private readonly about = '') {}

  add(field: OpenField): void {
    if (field.kind === 'link') this.addLink(field);
    else if (field.kind === 'date') this.addDate(field);
    else if (field.kind === 'file') this.addFile(field, field.becomes);
    else if (field.kind === 'html') this.addHtml(field);
    else this.write(field.becomes, plainReaders[field.kind](field));
  }

  /** Of several texts of a name rss-parser takes the first; those without content are left out. */
  fields(): string {
    const link = this.links.find(({ isAlternate }) => isAlternate) ?? this.links[0];
    if (link) this.write('link', link.href);
    const date = dateFields.find((name) => this.dates.has(name));
    if (date) this.write('pubDate', this.dates.get(date) ?? '');
    this.write('guid', this.about);
    return this.written.join('');
  }

  private addLink(field: OpenField): void {
    const href = attributeOf(field, 'href');
    const relation = attributeOf(field, 'rel').toLowerCase() || 'alternate';
    const address = href || textOf(field);
    if (relation === 'enclosure' && href !== '') this.addFile(field, 'enclosure');
    else if (address !== '' && !otherRelations.has(relation))
      this.links.push({ href: completed(address, field), isAlternate: relation === 'alternate' });
  }

  /** A date that cannot be read is left out; of several of a name the last counts, which overwrites the others. */
  private addDate(field: OpenField): void {
    const date = parseDate(textOf(field));
    if (date) this.dates.set(field.becomes, date.toISOString());
  }

  private addFile(field: OpenField, name: string): void {
    const address = completed(attributeOf(field, 'url') || attributeOf(field, 'href'), field);
    const type = attributeOf(field, 'type') || attributeOf(field, 'medium');
    const length = attributeOf(field, 'length') || attributeOf(field, 'filesize');
    const target = name === 'itunes:image' ? 'href' : 'url';
    this.written.push(
      `<${name} ${target}="${escapeXml(address)}" type="${escapeXml(type)}" length="${escapeXml(length)}"/>`,
    );
  }

  /** Content of Atom may stand elsewhere; then it has an address in place of text. */
  private addHtml(field: OpenField): void {
    const source = attributeOf(field, 'src');
    if (source !== '') this.links.push({ href: completed(source, field), isAlternate: false });
    const html = htmlOf(field.pieces, attributeOf(field, 'type').toLowerCase(), attributeOf(field, 'mode'));
    this.write(field.becomes, withCompleteAddresses(html, field.base));
  }

  private write(name: string, text: string): void {
    if (text.trim() !== '') this.written.push(`<${name}>${escapeXml(text)}</${name}>`);
  }
}

const completed = (address: string, { base, documentAddress }: OpenField): string =>
  resolveAddress(address, base ?? documentAddress);

const attributeOf = ({ tag }: OpenField, name: string): string => String(tag.attributes[name]?.value ?? '').trim();

const textOf = ({ pieces }: OpenField): string =>
  pieces
    .map(({ text, isTag }) => (isTag ? '' : text))
    .join('')
    .trim();

/** Atom has the name in an element of its own, beside an address and an e-mail address. */
function personOf(field: OpenField): string {
  const start = field.pieces.findIndex(({ text, isTag }) => isTag && /^<name[ >]/.test(text));
  const name = field.pieces[start + 1];
  if (start >= 0) return name && !name.isTag ? name.text : '';
  return field.pieces.some(({ isTag }) => isTag)
    ? plainText(field.pieces.map(({ text }) => text).join(''))
    : textOf(field);
}

/** Atom has a category in attributes. */
const categoryOf = (field: OpenField): string =>
  textOf(field) || attributeOf(field, 'label') || attributeOf(field, 'term');

const plainReaders = { text: textOf, person: personOf, category: categoryOf };
