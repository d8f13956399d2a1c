import { availableParallelism } from 'node:os';
import { detectTextLanguage } from '@majlis/contracts/shared/languages';
import {
  type HighlightedText,
  type SearchGroup,
  type SearchResponse,
  type SearchResult,
  searchFieldSeparator,
  searchKinds,
} from '@majlis/contracts/site/search';
import type { SearchQuery } from '@majlis/contracts/site/search.schema';
import { truncateAtWord } from '@majlis/kit/html/plain-text';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { Semaphore } from '@majlis/kit/process/semaphore';
import { type FoldedWord, foldWords, highlight, type IsMatch } from '@majlis/kit/text/fold-words';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FoundEntry, findEntries, findMissedWords, findNearestWord } from './find-entries.js';
import { countMissedWords, SearchCounterJob } from './search-counter.job.js';

/** Nobody searches for more, and each word costs time. */
const maxWords = 12;
const maxResultsPerKind = 5;
const maxResultsOfOneKind = 50;
/** More searches at once than the cores can do would only delay each other: the slowest of them took a third longer. */
const maxConcurrentSearches = availableParallelism() + 1;

@Injectable()
export class SearchService {
  private readonly semaphore = new Semaphore(maxConcurrentSearches);

  constructor(
    private readonly database: DataSource,
    private readonly counter: SearchCounterJob,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  search(query: SearchQuery): Promise<SearchResponse> {
    return this.semaphore.run(() => this.find(query));
  }

  private async find(query: SearchQuery): Promise<SearchResponse> {
    const found = Array.from(foldWords(query.q)).slice(0, maxWords);
    if (found.length === 0) return { groups: [], suggestion: null };
    const words = found.map(({ folded }) => folded);
    const maxResults = query.kind ? maxResultsOfOneKind : maxResultsPerKind;
    if (query.typing === 'false') this.counter.count(words);
    const entries = await findEntries(this.database, { words, filter: query }, maxResults + 1);
    if (entries.length > 0) return { groups: toGroups(entries, words, maxResults), suggestion: null };
    const missed = await findMissedWords(this.database, words);
    if (query.typing === 'false') await this.count(missed);
    return { groups: [], suggestion: await this.suggest(query, found, new Set(missed)) };
  }

  /** Replaces the words that are nowhere by similar ones. */
  private async suggest(query: SearchQuery, found: FoldedWord[], missed: Set<string>): Promise<string | null> {
    if (missed.size === 0) return null;
    const words = await Promise.all(
      found.map(async ({ folded, start, end }) =>
        missed.has(folded) ? await findNearestWord(this.database, folded) : query.q.slice(start, end),
      ),
    );
    if (words.includes(undefined)) return null;
    const suggestion = words.join(' ');
    const folded = Array.from(foldWords(suggestion), (word) => word.folded);
    const [entry] = await findEntries(this.database, { words: folded, filter: query }, 1);
    return entry ? suggestion : null;
  }

  /** A visitor gets the response even if it could not be counted. */
  private async count(words: string[]): Promise<void> {
    await countMissedWords(this.database, words).catch((error: unknown) =>
      this.logger.warn({ error: String(error) }, 'missed words could not be counted'),
    );
  }
}

/** The kind of the best result comes first. */
function toGroups(entries: FoundEntry[], words: string[], maxResults: number): SearchGroup[] {
  const isMatch = createMatcher(words, entries[0]?.stems.split(' ') ?? []);
  const bestRank = (group: FoundEntry[]) => group[0]?.rank ?? 0;
  return searchKinds
    .map((kind) => entries.filter((entry) => entry.kind === kind))
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => bestRank(other) - bestRank(one))
    .map((group) => ({
      kind: (group[0] as FoundEntry).kind,
      results: group.slice(0, maxResults).map((entry) => toResult(entry, isMatch)),
      hasMore: group.length > maxResults,
    }));
}

function toResult({ kind, url, title, note, body, year, language, rank }: FoundEntry, isMatch: IsMatch): SearchResult {
  const excerpt = highlightExcerpt(body, isMatch, rank >= 1);
  // The name of a speaker is in no language, so the language is that of the note.
  const heading = kind === 'speaker' ? note : title;
  const texts = `${heading} ${excerpt.text} ${body}`;
  return {
    url,
    title: highlight(title, isMatch),
    note: highlight(note, isMatch),
    excerpt,
    year,
    language: detectTextLanguage(texts, language, { letters: heading || texts }),
  };
}

const maxExcerptLength = 220;
/** Number of characters that are shown before the first match. */
const leadLength = 60;

/**
 * A word of a text matches if it equals a searched word, or begins with the last one, which may be unfinished, or with one of the
 * stems.
 */
function createMatcher(words: string[], stems: string[]): IsMatch {
  const exact = new Set(words);
  const last = words.at(-1);
  const beginnings = [...(last ? [last] : []), ...stems.filter((stem) => stem.length > 2)];
  return (folded) => exact.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning));
}

/**
 * Returns the beginning of the text if the title matches, else the part around the first match in the field that has most of the
 * words.
 */
function highlightExcerpt(fields: string, isMatch: IsMatch, isFoundByTitle: boolean): HighlightedText {
  const text = chooseField(fields.split(searchFieldSeparator), isMatch, isFoundByTitle);
  const start = isFoundByTitle ? 0 : findStart(text, isMatch);
  const excerpt = truncateAtWord(text.slice(start, start + 2 * maxExcerptLength), maxExcerptLength);
  return highlight(start > 0 ? `…${excerpt}` : excerpt, isMatch);
}

function chooseField(fields: string[], isMatch: IsMatch, isFoundByTitle: boolean): string {
  const [first = ''] = fields;
  if (isFoundByTitle) return first;
  const countMatches = (field: string) =>
    new Set([...foldWords(field)].map(({ folded }) => folded).filter(isMatch)).size;
  const counts = fields.map(countMatches);
  return fields[counts.indexOf(Math.max(...counts))] ?? first;
}

function findStart(text: string, isMatch: IsMatch): number {
  for (const word of foldWords(text)) {
    if (!isMatch(word.folded)) continue;
    const earliest = word.start - leadLength;
    if (earliest <= 0) return 0;
    const space = text.indexOf(' ', earliest);
    return space >= 0 && space < word.start ? space + 1 : word.start;
  }
  return 0;
}
