import { type MissedWord, missedWordDays } from '@majlis/contracts/site/search';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';
import { addDailyCounts, increase, type Totals } from '../visits/daily-counts.js';

/** Only letters are counted, and no more than a word has, so that no telephone number is stored. */
const countedWord = /^[\p{L}\p{M}]{2,40}$/u;
const toCountedWords = (words: string[]): string[] => words.filter((word) => countedWord.test(word));

/** The limit keeps somebody who sends made-up words from filling the database. */
const maxWordsPerDay = 1_000;
const maxListedWords = 200;

/** Each word is counted by itself, so that nobody can tell what else was searched for. */
export async function countMissedWords(database: DataSource, words: string[]): Promise<void> {
  const counted = toCountedWords(words);
  if (counted.length === 0) return;
  await database.query(
    `WITH purged AS (DELETE FROM missed_words WHERE day < current_date - ${missedWordDays})
     INSERT INTO missed_words (day, word, searches) SELECT current_date, word, 1 FROM unnest($1::text[]) AS word
     WHERE (SELECT count(*) FROM missed_words WHERE day = current_date) < ${maxWordsPerDay}
     ON CONFLICT (day, word) DO UPDATE SET searches = missed_words.searches + 1`,
    [counted],
  );
}

/** Lists the most frequent words first. */
export const listMissedWords = (database: DataSource): Promise<MissedWord[]> =>
  database.query(
    `SELECT word, sum(searches)::integer AS searches, max(day)::text AS "lastDay" FROM missed_words
     WHERE day >= current_date - ${missedWordDays}
     GROUP BY word ORDER BY searches DESC, "lastDay" DESC, word LIMIT ${maxListedWords}`,
  );

const intervalMs = 60_000;

/** Adds searches up in memory, so that no search waits for a write. A crash loses those of a minute. */
@Injectable()
export class SearchCounterJob extends IntervalJob<void> {
  private searches: Totals = new Map();
  private words: Totals = new Map();

  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: CmsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({ name: 'searches', logger, initialDelayMs: intervalMs, intervalMs, run: () => this.store() });
  }

  /** Each word is counted by itself, so that nobody can tell what else was searched for. */
  count(words: string[]): void {
    if (this.settings.COUNT_VISITS === 'off') return;
    increase(this.searches, '');
    for (const word of new Set(toCountedWords(words))) increase(this.words, word);
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.store().catch((error: unknown) =>
      this.logger.warn({ error: String(error) }, 'searches could not be counted'),
    );
  }

  private async store(): Promise<void> {
    const { searches, words } = this;
    if (searches.size === 0) return;
    this.searches = new Map();
    this.words = new Map();
    await this.database.transaction(async (manager) => {
      await addDailyCounts(manager, 'today', 'search', searches);
      await addDailyCounts(manager, 'today', 'word', words);
    });
  }
}
