import type { FetchErrorCode } from '@majlis/contracts/feeds/fetch-errors';
import { withoutC1Controls } from '@majlis/kit/fetch/decode-text';
import sax, { type QualifiedTag, type SAXParser } from 'sax';
import { closingTag, type Fragment, openingTag, resolveUrl } from './feed-html.js';
import { channelFields, type Field, fieldName, itemFields } from './feed-names.js';
import { type DateOrder, findDateOrder } from './parse-date.js';
import { type OpenField, RssElement } from './rss-element.js';

type Frame = {
  role: 'outside' | 'root' | 'channel' | 'item' | 'field' | 'markup' | 'file' | 'ignored';
  base: string | undefined;
};

const wrapperElement = 'received';
const rootElements = new Set(['rss', 'feed', 'rdf:rdf', 'rdf']);
const rssRootElements = new Set(['rss', 'rdf:rdf', 'rdf']);
const itemElements = new Set(['item', 'entry']);
/** The sanitiser accepts at most 50 levels; deeper markup is dropped. */
const maxMarkupDepth = 60;
const maxBaseLength = 2_048;
const dateElement = /<[\w:]*(?:date|published|updated|issued|modified|created|available)\b[^<>]*>\s*([^<>]{1,100})</gi;

/** Converts any feed to RSS 2.0 with usual prefixes, escaped HTML, absolute URLs and ISO dates; repairs common faults. */
export function normaliseFeed(xml: string, documentUrl: string): string {
  return new FeedNormaliser(xml, documentUrl).run();
}

class FeedNormaliser {
  private readonly frames: Frame[] = [];
  private readonly channel = new RssElement(undefined);
  private readonly itemsXml: string[] = [];
  private readonly parser: SAXParser;
  private readonly xml: string;
  private state: 'before' | 'inside' | 'after' = 'before';
  private firstElement: string | undefined;
  private hasChannel = false;
  private isAtom = false;
  private readonly dateOrder: DateOrder | undefined;
  private item: RssElement | undefined;
  private field: OpenField | undefined;
  private markupDepth = 0;

  /** Text may precede the feed's root, and the parser allows one root only, so all is wrapped in a root of our own. */
  constructor(
    feed: string,
    private readonly documentUrl: string,
  ) {
    this.xml = `<${wrapperElement}>${feed.replace(/<\/[\w:]+\s*$/, '$&>')}`;
    this.dateOrder = findDateOrder([...feed.matchAll(dateElement)].map(([, text = '']) => text));
    this.parser = sax.parser(false, { lowercase: true, xmlns: true, noscript: true });
    this.parser.onerror = () => this.parser.resume();
    this.parser.ondoctype = (doctype) => this.onDoctype(String(doctype));
    this.parser.onopentag = (tag) => this.onOpenTag(tag as QualifiedTag);
    this.parser.ontext = (text) => this.addFragment({ text, isTag: false });
    this.parser.oncdata = (text) => this.addFragment({ text, isTag: false });
    this.parser.onclosetag = (name) => this.onCloseTag(name);
  }

  run(): string {
    this.parser.write(this.xml).close();
    if (this.state === 'before') throw describeNonFeed(this.xml.slice(wrapperElement.length + 2), this.firstElement);
    if (this.state === 'inside') throw new UnreadableFeedError('it breaks off before its end', 'breaksOff');
    if (!this.hasChannel && this.itemsXml.length === 0)
      throw new UnreadableFeedError('it has neither a channel nor items', 'noChannel');
    const content = `${this.channel.toXml()}${this.itemsXml.join('')}`;
    return withoutC1Controls(`<rss version="2.0" xmlns:itunes="itunes"><channel>${content}</channel></rss>`);
  }

  /** A document type can define entities, which no feed needs and which can expand to gigabytes. */
  private onDoctype(doctype: string): void {
    if (this.state === 'before' && /<!ENTITY\s+[^\s%]/i.test(doctype))
      throw new UnreadableFeedError('it defines entities of its own', 'entities');
  }

  private onOpenTag(tag: QualifiedTag): void {
    const parent = this.frames.at(-1) ?? { role: 'outside' as const, base: undefined };
    const ownBase = tag.attributes['xml:base']?.value;
    const ownBaseUrl = ownBase === undefined ? undefined : resolveUrl(ownBase, parent.base ?? this.documentUrl);
    const base = ownBaseUrl !== undefined && ownBaseUrl.length <= maxBaseLength ? ownBaseUrl : parent.base;
    this.frames.push({ role: this.roleOf(tag, parent.role, base), base });
  }

  private roleOf(tag: QualifiedTag, parent: Frame['role'], base: string | undefined): Frame['role'] {
    const name = fieldName(tag) ?? '';
    switch (parent) {
      case 'outside':
        return this.enterRoot(name);
      case 'root':
      case 'channel':
        if (name === 'channel') this.hasChannel = true;
        if (name === 'channel') return 'channel';
        if (itemElements.has(name)) return this.enterItem(tag);
        return this.enterField(channelFields.get(name), tag, base, 'ignored');
      case 'item':
        if (itemElements.has(name)) return this.enterItem(tag); // the previous item was not closed
        return this.enterField(itemFields.get(name), tag, base, name === 'media:group' ? 'file' : 'ignored');
      case 'file':
        return name.startsWith('media:') ? this.enterField(itemFields.get(name), tag, base, 'file') : 'ignored';
      case 'field':
      case 'markup':
        return this.enterMarkup(tag, base);
      default:
        return 'ignored';
    }
  }

  /** Text before the root, such as a PHP warning, is ignored, but an HTML page is rejected. */
  private enterRoot(name: string): Frame['role'] {
    if (name !== wrapperElement) this.firstElement ??= name;
    if (this.state !== 'before' || this.firstElement === 'html' || !rootElements.has(name)) return 'outside';
    this.state = 'inside';
    this.hasChannel = !rssRootElements.has(name);
    this.isAtom = name === 'feed';
    return 'root';
  }

  private enterItem({ attributes }: QualifiedTag): Frame['role'] {
    this.leaveItem();
    this.item = new RssElement(this.dateOrder, attributes['rdf:about']?.value);
    return 'item';
  }

  private enterField(
    field: Field | undefined,
    tag: QualifiedTag,
    base: string | undefined,
    fallbackRole: Frame['role'],
  ): Frame['role'] {
    if (!field) return fallbackRole;
    const isAtom = /atom/i.test(tag.uri) || (tag.uri === '' && this.isAtom);
    const openField: OpenField = { ...field, tag, fragments: [], base, documentUrl: this.documentUrl, isAtom };
    // The address of a file may be its text instead of an attribute. A media element without an address contains other elements.
    if (
      field.kind === 'file' &&
      ('url' in tag.attributes || 'href' in tag.attributes || field.rssName.startsWith('media:'))
    ) {
      this.item?.add(openField);
      return 'file';
    }
    this.field = openField;
    return 'field';
  }

  private enterMarkup(tag: QualifiedTag, base: string | undefined): Frame['role'] {
    this.markupDepth += 1;
    if (this.markupDepth <= maxMarkupDepth) this.addFragment({ text: openingTag(tag, base), isTag: true });
    return 'markup';
  }

  private addFragment(piece: Fragment): void {
    const last = this.field?.fragments.at(-1);
    if (last && !last.isTag && !piece.isTag) last.text += piece.text;
    else this.field?.fragments.push(piece);
  }

  private onCloseTag(name: string): void {
    const role = this.frames.pop()?.role;
    if (role === 'markup') this.leaveMarkup(name);
    if (role === 'field') this.leaveField(name);
    if (role === 'item') this.leaveItem();
    if (role === 'root') this.state = 'after';
  }

  private leaveMarkup(name: string): void {
    const local = name.slice(name.indexOf(':') + 1);
    if (this.markupDepth <= maxMarkupDepth) this.addFragment({ text: closingTag(local), isTag: true });
    this.markupDepth -= 1;
  }

  /** A field closed by an outer element has swallowed the elements after it, so it is dropped. */
  private leaveField(name: string): void {
    const { startTagPosition, position } = this.parser;
    const end = this.xml.slice(startTagPosition - 1, position).toLowerCase();
    const isOwnEnd = end.endsWith('/>') || end.startsWith(`</${name}`);
    if (this.field && isOwnEnd) (this.item ?? this.channel).add(this.field);
    this.field = undefined;
  }

  private leaveItem(): void {
    if (this.item) this.itemsXml.push(`<item>${this.item.toXml()}</item>`);
    this.item = undefined;
  }
}

function describeNonFeed(text: string, firstElement: string | undefined): UnreadableFeedError {
  if (text.trim() === '') return new UnreadableFeedError('the response is empty', 'empty');
  if (/^\s*[[{]/.test(text)) return new UnreadableFeedError('it is JSON, and only RSS and Atom are read', 'json');
  if (firstElement === 'html' || /^\s*<!doctype\s+html/i.test(text))
    return new UnreadableFeedError('it is a web page', 'webPage');
  return new UnreadableFeedError('it is neither RSS nor Atom', 'neither');
}

/** The message completes "Not a readable feed: …". */
export class UnreadableFeedError extends Error {
  override name = 'UnreadableFeedError';

  constructor(
    message: string,
    readonly code: FetchErrorCode,
  ) {
    super(message);
  }
}
