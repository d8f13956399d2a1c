import { createHash } from 'node:crypto';
import type { SkippedItems, SkipReason } from '@majlis/contracts/feed-sources';
import { toPlainText, truncateAtWord } from '@majlis/kit/html/plain-text';
import { sanitiseHtml, sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import Parser from 'rss-parser';
import { extractMedia, type MediaFields } from './feed-media.js';
import { authorName, categoriesOf, isWithinLength, nodeText, resolveHttpUrl } from './feed-nodes.js';
import { normaliseFeed } from './normalise-feed.js';
import { parseDate } from './parse-date.js';
import type { ParsedFeed, ParsedItem } from './parsed-item.js';

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
    ],
  },
});

export async function parseFeed(xml: string, feedUrl: string): Promise<ParsedFeed> {
  const { items: entries, ttl, link } = await parser.parseString(normaliseFeed(xml, feedUrl));
  const channelLink = resolveHttpUrl(link, feedUrl);
  const items = new Map<string, ParsedItem>();
  const skippedItems: SkippedItems = {};
  for (const entry of entries) {
    const item = items.size < maxItems ? toParsedItem(entry, feedUrl, channelLink) : 'tooMany';
    const reason = typeof item === 'string' ? item : items.has(item.guid) && 'duplicate';
    if (reason) skippedItems[reason] = (skippedItems[reason] ?? 0) + 1;
    else if (typeof item === 'object') items.set(item.guid, item);
  }
  return { items: [...items.values()], skippedItems, ttlMinutes: Math.max(0, Number.parseInt(nodeText(ttl), 10) || 0) };
}

function toParsedItem(entry: Entry, feedUrl: string, channelLink: string | undefined): ParsedItem | SkipReason {
  const media = extractMedia(entry, feedUrl);
  const ownLink = resolveHttpUrl(entry.link, feedUrl) ?? resolveHttpUrl(entry.guid, undefined) ?? media.audioUrl;
  const link = ownLink ?? channelLink;
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
    guid: toBoundedGuid(nodeText(entry.guid) || (ownLink ?? `${title}\n${description}\n${entry.pubDate ?? ''}`)),
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

function parseEpisodeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d{1,6}$/.test(text) ? number : null;
}

function toBoundedGuid(guid: string): string {
  return isWithinLength(guid, maxLengths.guid) ? guid : createHash('sha256').update(guid).digest('hex');
}

/** '2832', '47:12' and '00:47:12' become '47:12'. */
export function normaliseDuration(text: string): string | null {
  const parts = text
    .trim()
    .split(':')
    .map((part) => (/^\d{1,6}(\.\d+)?$/.test(part) ? Math.floor(Number(part)) : Number.NaN));
  const seconds = parts.length <= 3 ? parts.reduce((total, part) => total * 60 + part, 0) : Number.NaN;
  if (!Number.isInteger(seconds) || seconds <= 0 || seconds > 360_000) return null;
  const [hours, minutes, remainingSeconds] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(remainingSeconds)}` : `${minutes}:${pad(remainingSeconds)}`;
}
