import { createHash } from 'node:crypto';
import { plainText, shortened } from '@majlis/kit/html/plain-text';
import { sanitiseHtml, sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import Parser from 'rss-parser';
import { durationOf } from './duration.js';
import { type Media, mediaOf } from './feed-media.js';
import { attributeOf, authorName, bounded, categoriesOf, type Node, webAddress, words } from './feed-nodes.js';
import { parseDate } from './parse-date.js';
import type { ParsedFeed, ParsedItem } from './parsed-item.js';
import { repairXml, withoutDoctype } from './repair-xml.js';

const mostItems = 10_000;
const longest = { guid: 500, title: 500, description: 2_000, author: 200, html: 500_000 };

type Entry = Parser.Item &
  Media & {
    id?: string;
    author?: unknown;
    summary?: unknown;
    'content:encoded'?: unknown;
    categoryNodes?: Node[];
    updated?: string;
    dcDate?: string;
  };

const parser = new Parser<{ ttl?: string }, Entry>({
  customFields: {
    feed: ['ttl'],
    item: [
      ['category', 'categoryNodes', { keepArray: true }],
      ['enclosure', 'enclosures', { keepArray: true }],
      ['media:content', 'mediaContents', { keepArray: true }],
      ['media:thumbnail', 'mediaThumbnails', { keepArray: true }],
      ['media:group', 'mediaGroup'],
      ['dc:date', 'dcDate'],
      'updated',
    ],
  },
});

/** Reads RSS 0.9 to 2.0, RDF and Atom with their usual extensions. Throws when the text is no feed even after mending. */
export async function parseFeed(xml: string, address: string): Promise<ParsedFeed> {
  const text = withoutDoctype(xml);
  const { items, ttl } = await parser.parseString(text).catch(() => parser.parseString(repairXml(text)));
  const parsed = items.slice(0, mostItems).flatMap((entry) => parsedItem(entry, address) ?? []);
  const once = [...new Map(parsed.toReversed().map((item) => [item.guid, item])).values()].toReversed();
  return { items: once, ttlMinutes: Math.max(0, Number.parseInt(words(ttl), 10) || 0) };
}

/** Undefined for an entry that has nowhere to lead to, or nothing to say. */
function parsedItem(entry: Entry, address: string): ParsedItem | undefined {
  const media = mediaOf(entry, address);
  const link = webAddress(entry.link, address) ?? webAddress(entry.guid, undefined) ?? media.audioUrl;
  const rawHtml = htmlOf(entry)
    .slice(0, longest.html)
    .replace(/\p{Surrogate}$/u, '');
  const description = shortened(words(entry.summary || entry.content) || plainText(rawHtml), longest.description);
  const title = shortened(words(entry.title), longest.title) || shortened(description, 80);
  if (!link || !title) return undefined;
  return {
    guid: guidOf(words(entry.guid ?? entry.id) || link),
    link,
    title,
    description,
    author: shortened(authorName(words(entry.creator ?? entry.author ?? entry.itunes?.author)), longest.author) || null,
    categories: categoriesOf(entry.categoryNodes),
    publishedAt: parseDate(entry.pubDate ?? entry.dcDate ?? entry.isoDate) ?? parseDate(entry.isoDate ?? entry.updated),
    rawHtml,
    html: sanitiseHtml(rawHtml, { base: link, dropsPictures: true }),
    sanitiserVersion,
    duration: durationOf(words(entry.itunes?.duration)),
    episodeNumber: numberOf(words(entry.itunes?.episode)),
    mediaType: null,
    likeCount: 0,
    commentsCount: 0,
    ...media,
  };
}

/** The longest of the places in which feeds put the text itself. */
function htmlOf(entry: Entry): string {
  const places = [entry['content:encoded'], entry.content, entry.summary].map(markup);
  return places.reduce((most, text) => (text.length > most.length ? text : most), '');
}

const markup = (node: unknown): string => {
  const text = typeof node === 'string' ? node : (attributeOf(node, '_') ?? '');
  return text.replace(/[^\P{Cc}\t\n\r]|\p{Surrogate}/gu, ' ');
};

function numberOf(text: string): number | null {
  const number = Number(text);
  return /^\d{1,6}$/.test(text) ? number : null;
}

function guidOf(guid: string): string {
  return bounded(guid, longest.guid) ? guid : createHash('sha256').update(guid).digest('hex');
}
