import { createHash } from 'node:crypto';
import type {
  FeedKind,
  ItemNoteReason,
  ItemNotes,
  SkippedItems,
  SkipReason,
} from '@majlis/contracts/feeds/feed-sources';
import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import { sanitiseHtml, sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import Parser from 'rss-parser';
import { repairUrl } from './feed-html.js';
import {
  extractMedia,
  type MediaFields,
  missingRecordingReason,
  normaliseDuration,
  parseEpisodeNumber,
} from './feed-media.js';
import { authorName, categoriesOf, nodeText, resolveHttpUrl } from './feed-nodes.js';
import { normaliseFeed } from './normalise-feed.js';
import { parseDate } from './parse-date.js';
import { isFarAhead, type ParsedFeed, type ParsedItem } from './parsed-item.js';

const maxItems = 10_000;
const controlChars = /[^\P{Cc}\t\n\r]|\p{Surrogate}/gu;
const maxLengths = { guid: 500, title: 500, description: 2_000, author: 200, html: 500_000 };

type Entry = Parser.Item & MediaFields & { author?: string; 'content:encoded'?: string; categoryNodes?: string[] };

const parser = new Parser<{ ttl?: string }, Entry>({
  customFields: {
    feed: ['ttl'],
    item: [
      ['category', 'categoryNodes', { keepArray: true }],
      ['enclosure', 'enclosures', { keepArray: true }],
      ['media:content', 'mediaContents', { keepArray: true }],
      ['media:thumbnail', 'mediaThumbnails', { keepArray: true }],
      ['podcast:transcript', 'transcriptNodes', { keepArray: true }],
      ['podcast:chapters', 'chapterNodes', { keepArray: true }],
    ],
  },
});

export async function parseFeed(xml: string, feedUrl: string, kind?: FeedKind): Promise<ParsedFeed> {
  const { items: entries, ttl, link } = await parser.parseString(normaliseFeed(xml, feedUrl));
  const channelLink = resolveHttpUrl(link, feedUrl);
  const sharedGuids = findSharedGuids(entries);
  const items = new Map<string, ParsedItem>();
  const [skippedItems, itemNotes]: [SkippedItems, ItemNotes] = [{}, {}];
  for (const entry of entries) {
    const isShared = sharedGuids.has(nodeText(entry.guid));
    const item = items.size < maxItems ? toParsedItem(entry, feedUrl, channelLink, isShared) : 'tooMany';
    const reason = typeof item === 'string' ? item : items.has(item.guid) && 'duplicate';
    if (reason) skippedItems[reason] = (skippedItems[reason] ?? 0) + 1;
    else if (typeof item === 'object') {
      items.set(item.guid, item);
      for (const note of notesOf(item, entry, feedUrl, kind, isShared)) itemNotes[note] = (itemNotes[note] ?? 0) + 1;
    }
  }
  const ttlMinutes = Math.max(0, Number.parseInt(nodeText(ttl), 10) || 0);
  return { items: [...items.values()], skippedItems, itemNotes, ttlMinutes };
}

/** The values of an item that were guessed or are missing. */
function notesOf(item: ParsedItem, entry: Entry, feedUrl: string, kind: FeedKind | undefined, isShared: boolean) {
  const notes: (ItemNoteReason | false)[] = [
    item.publishedAt === undefined && 'noDate',
    item.publishedAt !== undefined && isFarAhead(item.publishedAt) && 'futureDate',
    isShared && 'sharedIdentifier',
    kind === 'podcast' && item.audioUrl === null && missingRecordingReason(entry, feedUrl),
  ];
  return notes.filter((note) => note !== false);
}

/** Some feeds give the same guid to all their items. */
function findSharedGuids(entries: Entry[]): Set<string> {
  const addresses = new Map<string, string>();
  const shared = new Set<string>();
  for (const entry of entries) {
    const guid = nodeText(entry.guid);
    const address = `${entry.link ?? ''} ${JSON.stringify(entry.enclosures ?? '')}`;
    if (guid !== '' && (addresses.get(guid) ?? address) !== address) shared.add(guid);
    addresses.set(guid, address);
  }
  return shared;
}

function toParsedItem(
  entry: Entry,
  feedUrl: string,
  channelLink: string | undefined,
  hasSharedGuid: boolean,
): ParsedItem | SkipReason {
  const media = extractMedia(entry, feedUrl);
  const guid = hasSharedGuid ? '' : nodeText(entry.guid);
  const ownLink =
    resolveHttpUrl(entry.link, feedUrl) ?? resolveHttpUrl(repairUrl(guid, feedUrl), undefined) ?? media.audioUrl;
  const link = ownLink ?? channelLink;
  const ownId = hasSharedGuid && media.audioUrl ? `${ownLink} ${media.audioUrl}` : ownLink;
  const rawHtml = longestHtml(entry)
    .slice(0, maxLengths.html)
    .replace(/\p{Surrogate}$/u, '');
  const description = truncateAtWord(
    nodeText(entry.summary || entry.content) || toPlainText(rawHtml),
    maxLengths.description,
  );
  const title = truncateAtWord(nodeText(entry.title), maxLengths.title) || truncateAtWord(description, 80);
  if (!title) return 'noText';
  if (!link) return 'noLink';
  return {
    guid: toBoundedGuid(guid || (ownId ?? `${title}\n${description}\n${entry.pubDate ?? ''}`)),
    link,
    title,
    description,
    author:
      truncateAtWord(authorName(nodeText(entry.creator ?? entry.author ?? entry.itunes?.author)), maxLengths.author) ||
      null,
    categories: categoriesOf(entry.categoryNodes),
    publishedAt: parseDate(entry.pubDate),
    rawHtml,
    html: sanitiseHtml(rawHtml, { base: link }),
    sanitiserVersion,
    duration: normaliseDuration(nodeText(entry.itunes?.duration)),
    episodeNumber: parseEpisodeNumber(nodeText(entry.itunes?.episode)),
    mediaType: null,
    likeCount: 0,
    commentsCount: 0,
    ...media,
  };
}

/** Feeds put the full text into different elements; the longest one wins. */
function longestHtml(entry: Entry): string {
  const candidates = [entry['content:encoded'], entry.content, entry.summary, entry.itunes?.summary].map((text = '') =>
    text.replace(controlChars, ' '),
  );
  return candidates.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function toBoundedGuid(guid: string): string {
  return guid.length <= maxLengths.guid ? guid : createHash('sha256').update(guid).digest('hex');
}
