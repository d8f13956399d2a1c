import { availableParallelism } from 'node:os';
import { detectTextLanguage } from '@majlis/contracts/languages';
import { type SearchGroup, type SearchResponse, type SearchResult, searchKinds } from '@majlis/contracts/search';
import type { SearchQuery } from '@majlis/contracts/search-query';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Semaphore } from '@majlis/kit/process/semaphore';
import { type FoldedWord, foldWords } from '@majlis/kit/text/fold-words';
import { highlight, type IsMatch } from '@majlis/kit/text/highlight';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FoundEntry, findEntries, findMissedWords, findNearestWord } from './find-entries.js';
import { createMatcher, highlightExcerpt } from './highlight.js';
import { countMissedWords } from './missed-words.js';
import { SearchCounterJob } from './search-counter.job.js';

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
  // The name of a person is in no language.
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
