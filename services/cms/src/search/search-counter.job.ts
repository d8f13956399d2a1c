import { IntervalJob } from '@majlis/kit/app/interval-job';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CmsSettings } from '../read-settings.js';
import { addDailyCounts, increase, type Totals } from '../visits/daily-counts.js';
import { toCountedWords } from './missed-words.js';

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
