import { toPlainText } from '@majlis/kit/html/plain-text';
import type { QualifiedTag } from 'sax';
import { escapeXml, type Fragment, repairUrl, resolveUrl, resolveUrlsInHtml, toHtml } from './feed-html.js';
import { dateFields, type Field } from './feed-names.js';
import { type DateOrder, parseDate } from './parse-date.js';

export type OpenField = Field & {
  tag: QualifiedTag;
  fragments: Fragment[];
  base: string | undefined;
  documentUrl: string;
  isAtom: boolean;
};

/** The original address, which a click counter may replace, comes first; an identifier such as a DOI comes last. */
const linkRanks = { origlink: 0, alternate: 1, other: 2, identifier: 3 } as const satisfies Record<string, number>;

const rankOf = (name: string): number | undefined =>
  name === 'origlink' || name === 'identifier' ? linkRanks[name] : undefined;

const technicalLinkRelations = new Set(['self', 'enclosure', 'edit', 'replies', 'hub', 'next', 'license', 'payment']);

export class RssElement {
  private readonly elements: string[] = [];
  private readonly dates = new Map<string, string>();
  private readonly links: { href: string; rank: number }[] = [];

  constructor(
    private readonly dateOrder: DateOrder | undefined,
    private readonly rdfAbout = '',
  ) {}

  add(field: OpenField): void {
    if (field.kind === 'link') this.addLink(field);
    else if (field.kind === 'date') this.addDate(field);
    else if (field.kind === 'file') this.addFile(field, field.rssName);
    else if (field.kind === 'html') this.addHtml(field);
    else this.write(field.rssName, textReaders[field.kind](field));
  }

  /** rss-parser takes the first of several elements of a name, so empty ones are dropped. */
  toXml(): string {
    const [link] = this.links.toSorted((one, other) => one.rank - other.rank);
    if (link) this.write('link', link.href);
    const date = dateFields.find((name) => this.dates.has(name));
    if (date) this.write('pubDate', this.dates.get(date) ?? '');
    this.write('guid', this.rdfAbout);
    return this.elements.join('');
  }

  private addLink(field: OpenField): void {
    const href = attributeOf(field, 'href');
    const relation = attributeOf(field, 'rel').toLowerCase() || 'alternate';
    const url = href || textOf(field);
    if (relation === 'enclosure' && href !== '') this.addFile(field, 'enclosure');
    else if (url !== '' && !technicalLinkRelations.has(relation)) {
      const ownRank = relation === 'alternate' ? linkRanks.alternate : linkRanks.other;
      this.addLinkOf(field, url, rankOf(field.rssName) ?? ownRank);
    }
  }

  /** An identifier is a link only if it is an address. */
  private addLinkOf(field: OpenField, url: string, rank: number): void {
    const repaired = repairUrl(url, field.documentUrl);
    if (rank === linkRanks.identifier && !/^https?:/.test(repaired)) return;
    this.links.push({ href: resolveFieldUrl(repaired, field), rank });
  }

  private addDate(field: OpenField): void {
    const date = parseDate(textOf(field), this.dateOrder);
    if (date) this.dates.set(field.rssName, date.toISOString());
  }

  private addFile(field: OpenField, name: string): void {
    const ownUrl = attributeOf(field, 'url') || attributeOf(field, 'href') || textOf(field);
    const url = ownUrl && resolveFieldUrl(repairUrl(ownUrl, field.documentUrl), field);
    const attributes = {
      [name === 'itunes:image' ? 'href' : 'url']: url,
      type: attributeOf(field, 'type') || attributeOf(field, 'medium'),
      length: attributeOf(field, 'length') || attributeOf(field, 'filesize'),
      language: attributeOf(field, 'language'),
    };
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
    this.elements.push(`<${name}${written.join('')}/>`);
  }

  /** Atom content may be remote; then it has a URL instead of text. */
  private addHtml(field: OpenField): void {
    const source = attributeOf(field, 'src');
    if (source !== '') this.addLinkOf(field, source, linkRanks.other);
    const rules = { isTitle: field.rssName.endsWith('title'), isAtom: field.isAtom };
    const html = toHtml(field.fragments, attributeOf(field, 'type').toLowerCase(), attributeOf(field, 'mode'), rules);
    this.write(field.rssName, resolveUrlsInHtml(html, field.base));
  }

  private write(name: string, text: string): void {
    if (text.trim() !== '') this.elements.push(`<${name}>${escapeXml(text)}</${name}>`);
  }
}

const resolveFieldUrl = (url: string, { base, documentUrl: documentAddress }: OpenField): string =>
  resolveUrl(url, base ?? documentAddress);

const attributeOf = ({ tag }: OpenField, name: string): string => String(tag.attributes[name]?.value ?? '').trim();

const textOf = ({ fragments: pieces }: OpenField): string =>
  pieces
    .map(({ text, isTag }) => (isTag ? '' : text))
    .join('')
    .trim();

/** Atom puts the name into an element of its own, beside a URL and an e-mail address. */
function personName(field: OpenField): string {
  const start = field.fragments.findIndex(({ text, isTag }) => isTag && /^<name[ >]/.test(text));
  const name = field.fragments[start + 1];
  if (start >= 0) return name && !name.isTag ? name.text : '';
  return field.fragments.some(({ isTag }) => isTag)
    ? toPlainText(field.fragments.map(({ text }) => text).join(''))
    : textOf(field);
}

/** Atom puts a category into attributes. */
const categoryName = (field: OpenField): string =>
  textOf(field) || attributeOf(field, 'label') || attributeOf(field, 'term');

const textReaders = { text: textOf, person: personName, category: categoryName };
