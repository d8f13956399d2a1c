import { toPlainText } from '@majlis/kit/html/plain-text';
import type { QualifiedTag } from 'sax';
import { escapeXml, type Fragment, resolveUrl, resolveUrlsInHtml, toHtml } from './feed-html.js';
import { dateFields, type Field } from './feed-names.js';
import { parseDate } from './parse-date.js';

/** A field as it is read: `base` is what xml:base gives, `documentAddress` that of the feed itself. */
export type OpenField = Field & {
  tag: QualifiedTag;
  fragments: Fragment[];
  base: string | undefined;
  documentUrl: string;
};

/** Links of Atom that lead to no page which a reader would open. */
const ignoredLinkRelations = new Set(['self', 'enclosure', 'edit', 'replies', 'hub', 'next', 'license']);

/** Gathers the fields of an item or a channel, and writes them as those of RSS 2.0. */
export class RssElement {
  private readonly elements: string[] = [];
  private readonly dates = new Map<string, string>();
  private readonly links: { href: string; isAlternate: boolean }[] = [];

  /** `about`: the identifier of an item in RDF. */
  constructor(private readonly about = '') {}

  add(field: OpenField): void {
    if (field.kind === 'link') this.addLink(field);
    else if (field.kind === 'date') this.addDate(field);
    else if (field.kind === 'file') this.addFile(field, field.rssName);
    else if (field.kind === 'html') this.addHtml(field);
    else this.write(field.rssName, textReaders[field.kind](field));
  }

  /** Of several texts of a name rss-parser takes the first; those without content are left out. */
  toXml(): string {
    const link = this.links.find(({ isAlternate }) => isAlternate) ?? this.links[0];
    if (link) this.write('link', link.href);
    const date = dateFields.find((name) => this.dates.has(name));
    if (date) this.write('pubDate', this.dates.get(date) ?? '');
    this.write('guid', this.about);
    return this.elements.join('');
  }

  private addLink(field: OpenField): void {
    const href = attributeOf(field, 'href');
    const relation = attributeOf(field, 'rel').toLowerCase() || 'alternate';
    const address = href || textOf(field);
    if (relation === 'enclosure' && href !== '') this.addFile(field, 'enclosure');
    else if (address !== '' && !ignoredLinkRelations.has(relation))
      this.links.push({ href: resolveFieldUrl(address, field), isAlternate: relation === 'alternate' });
  }

  /** A date that cannot be read is left out; of several of a name the last counts, which overwrites the others. */
  private addDate(field: OpenField): void {
    const date = parseDate(textOf(field));
    if (date) this.dates.set(field.rssName, date.toISOString());
  }

  private addFile(field: OpenField, name: string): void {
    const address = resolveFieldUrl(attributeOf(field, 'url') || attributeOf(field, 'href'), field);
    const type = attributeOf(field, 'type') || attributeOf(field, 'medium');
    const length = attributeOf(field, 'length') || attributeOf(field, 'filesize');
    const target = name === 'itunes:image' ? 'href' : 'url';
    this.elements.push(
      `<${name} ${target}="${escapeXml(address)}" type="${escapeXml(type)}" length="${escapeXml(length)}"/>`,
    );
  }

  /** Content of Atom may stand elsewhere; then it has an address in place of text. */
  private addHtml(field: OpenField): void {
    const source = attributeOf(field, 'src');
    if (source !== '') this.links.push({ href: resolveFieldUrl(source, field), isAlternate: false });
    const html = toHtml(field.fragments, attributeOf(field, 'type').toLowerCase(), attributeOf(field, 'mode'));
    this.write(field.rssName, resolveUrlsInHtml(html, field.base));
  }

  private write(name: string, text: string): void {
    if (text.trim() !== '') this.elements.push(`<${name}>${escapeXml(text)}</${name}>`);
  }
}

const resolveFieldUrl = (address: string, { base, documentUrl: documentAddress }: OpenField): string =>
  resolveUrl(address, base ?? documentAddress);

const attributeOf = ({ tag }: OpenField, name: string): string => String(tag.attributes[name]?.value ?? '').trim();

const textOf = ({ fragments: pieces }: OpenField): string =>
  pieces
    .map(({ text, isTag }) => (isTag ? '' : text))
    .join('')
    .trim();

/** Atom has the name in an element of its own, beside an address and an e-mail address. */
function personName(field: OpenField): string {
  const start = field.fragments.findIndex(({ text, isTag }) => isTag && /^<name[ >]/.test(text));
  const name = field.fragments[start + 1];
  if (start >= 0) return name && !name.isTag ? name.text : '';
  return field.fragments.some(({ isTag }) => isTag)
    ? toPlainText(field.fragments.map(({ text }) => text).join(''))
    : textOf(field);
}

/** Atom has a category in attributes. */
const categoryName = (field: OpenField): string =>
  textOf(field) || attributeOf(field, 'label') || attributeOf(field, 'term');

const textReaders = { text: textOf, person: personName, category: categoryName };
