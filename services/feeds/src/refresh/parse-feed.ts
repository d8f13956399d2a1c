import { createHash } from 'node:crypto';
import { plainText, shortened } from '@majlis/kit/html/plain-text';
import Parser from 'rss-parser';
import { repairXml, withoutDoctype } from './repair-xml.js';

export type ParsedItem = {
  guid: string;
  link: string;
  title: string;
  description: string;
  author: string | null;
  categories: string[];
  /** Undefined when the feed gives no date that can be read. */
  publishedAt: Date | undefined;
};

const mostItems = 1_000;
const longest = { guid: 500, link: 2_048, title: 500, description: 2_000, author: 200, category: 100, categories: 20 };

type Entry = Parser.Item & {
  id?: string;
  author?: unknown;
  summary?: unknown;
  'content:encoded'?: unknown;
  categoryNodes?: unknown[];
};

const parser = new Parser<object, Entry>({
  customFields: { item: [['category', 'categoryNodes', { keepArray: true }]] },
});

/** Reads RSS 0.9 to 2.0 and Atom. Throws when the text is no feed even after mending. */
export async function parseFeed(xml: string, address: string): Promise<ParsedItem[]> {
  const text = withoutDoctype(xml);
  const { items } = await parser.parseString(text).catch(() => parser.parseString(repairXml(text)));
  const parsed = items.slice(0, mostItems).flatMap((entry) => parsedItem(entry, address) ?? []);
  return [...new Map(parsed.toReversed().map((item) => [item.guid, item])).values()].toReversed();
}

/** Undefined for an entry that has nowhere to lead to, or nothing to say. */
function parsedItem(entry: Entry, address: string): ParsedItem | undefined {
  const link = webAddress(entry.link, address) ?? webAddress(entry.guid, undefined);
  const description = shortened(words(entry.summary || entry.content || entry['content:encoded']), longest.description);
  const title = shortened(words(entry.title), longest.title) || shortened(description, 80);
  if (!link || !title) return undefined;
  return {
    guid: bounded(words(entry.guid ?? entry.id) || link),
    link,
    title,
    description,
    author: shortened(authorName(words(entry.creator ?? entry.author)), longest.author) || null,
    categories: categoriesOf(entry),
    publishedAt: dateOf(entry.isoDate ?? entry.pubDate),
  };
}

/** A text node of the parser is a string, or an object when the element had attributes. */
function words(node: unknown): string {
  if (Array.isArray(node)) return words(node[0]);
  if (typeof node === 'object' && node !== null && '_' in node) return words(node._);
  return typeof node === 'string' ? plainText(node.replace(/[\p{Cc}\p{Surrogate}]/gu, ' ')) : '';
}

function webAddress(text: unknown, base: string | undefined): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text.trim(), base)) return undefined;
  const { protocol, href } = new URL(text.trim(), base);
  return /^https?:$/.test(protocol) && href.length <= longest.link ? href : undefined;
}

/** RSS says `address (Name)`; an address is not shown. */
function authorName(author: string): string {
  return /^\S+@\S+ \((.+)\)$/.exec(author)?.[1] ?? author.replace(/\S+@\S+/g, '').trim();
}

function categoriesOf({ categoryNodes = [] }: Entry): string[] {
  const names = categoryNodes.map((node) => words(node) || words(termOf(node)));
  return [...new Set(names.filter((name) => name !== '').map((name) => shortened(name, longest.category)))].slice(
    0,
    longest.categories,
  );
}

/** Atom names a category in an attribute. */
function termOf(node: unknown): unknown {
  return (
    (node as { $?: { label?: string; term?: string } } | null)?.$?.label ??
    (node as { $?: { term?: string } } | null)?.$?.term
  );
}

function dateOf(text: string | undefined): Date | undefined {
  const date = new Date(text ?? Number.NaN);
  return date.getTime() > 0 && date.getUTCFullYear() < 10_000 ? date : undefined;
}

function bounded(guid: string): string {
  return guid.length <= longest.guid ? guid : createHash('sha256').update(guid).digest('hex');
}
