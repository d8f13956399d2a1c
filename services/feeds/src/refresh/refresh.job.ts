import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { Metrics } from '@majlis/kit/metrics/metrics';
import { Semaphore } from '@majlis/kit/process/semaphore';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InstagramReader } from '../instagram/instagram-reader.js';
import type { FeedsSettings } from '../read-settings.js';
import { type FeedSource, FeedSourceEntity, SOURCES } from '../sources/feed-source.js';
import { readFeed, type SourceResult } from './read-feed.js';
import { freshValidators, nextStateOnFailure, nextStateOnSuccess } from './source-state.js';
import { type ItemChanges, storeItems } from './store-items.js';

const intervalMs = 20_000;
/** An instance that holds the lock may have passed over a source before it was requested here, so this one tries again soon. */
const lockedRetryMs = 2_000;
const maxConcurrentReads = 3;
const upsertOptions = { conflictPaths: ['url'], skipUpdateIfNoValuesChanged: true };
const storageError = new RemoteFetchError('What came could not be stored', 'unexpected');

/** A failure is recorded and leaves the last good copy of the source's items (infra/adr/feeds.md). */
@Injectable()
export class RefreshJob extends IntervalJob<true> {
  private readonly durationHistogram;

  constructor(
    private readonly database: DataSource,
    private readonly instagram: InstagramReader,
    @Inject(SOURCES) private readonly sources: FeedSource[],
    @Inject(SETTINGS) private readonly settings: FeedsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    const lock = { database, name: 'feeds-refresh', retryMs: lockedRetryMs };
    super({ name: 'refresh feeds', logger, intervalMs, lock, run: (signal) => this.refresh(signal) });
    this.durationHistogram = metrics.histogram({
      name: 'majlis_feed_refresh_seconds',
      help: 'Seconds to read a source and to store its items.',
      labelNames: ['kind', 'outcome'],
      buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30],
    });
  }

  /** Sources are read concurrently, so that one that hangs does not delay the others. */
  private async refresh(signal: AbortSignal): Promise<true> {
    const semaphore = new Semaphore(maxConcurrentReads);
    const results = await Promise.allSettled(
      this.sources.map((source) => semaphore.run(() => this.refreshIfDue(source, signal))),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return true;
  }

  private async refreshIfDue(source: FeedSource, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const state = await this.loadState(source);
    if (state.dueAt <= new Date()) await this.refreshSource(source, state, signal);
  }

  /** The upsert updates the kind, because the settings may have moved the source to another one. */
  private async loadState({ url, kind }: FeedSource): Promise<FeedSourceEntity> {
    await this.database.manager.upsert(FeedSourceEntity, { url, kind }, upsertOptions);
    return this.database.manager.findOneByOrFail(FeedSourceEntity, { url });
  }

  private async refreshSource(source: FeedSource, state: FeedSourceEntity, signal: AbortSignal): Promise<void> {
    const { kind, url } = source;
    const stop = this.durationHistogram.startTimer({ kind });
    try {
      const result = await this.readSource(source, state, signal);
      const changes = await this.store(source, result);
      stop({ outcome: result.outcome });
      this.logger.info({ url, outcome: result.outcome, ...changes }, 'feed refreshed');
    } catch (error) {
      if (signal.aborted) return;
      stop({ outcome: 'failed' });
      // Internal errors are logged but not stored as the source's failure.
      const failure = error instanceof RemoteFetchError ? error : storageError;
      this.logger.warn({ url, reason: String(error), failures: state.failures + 1 }, 'feed refresh failed');
      const next = nextStateOnFailure(state.failures, failure);
      await this.database.manager.update(FeedSourceEntity, { url }, next);
    }
  }

  private readSource({ kind, url }: FeedSource, state: FeedSourceEntity, signal: AbortSignal): Promise<SourceResult> {
    const addressPolicy = { loopback: this.settings.ALLOW_LOOPBACK_FEEDS };
    if (kind === 'instagram') return this.instagram.read(url, { addressPolicy, signal });
    return readFeed(url, kind, { addressPolicy, validators: freshValidators(state), signal });
  }

  /** One transaction stores items and state: the validators of a response that was not stored would hide it forever. */
  private store(source: FeedSource, result: SourceResult): Promise<ItemChanges> {
    return this.database.transaction(async (transaction) => {
      const noChanges = { added: 0, changed: 0 };
      const changes = result.outcome === 'read' ? await storeItems(transaction, source, result.items) : noChanges;
      const state = nextStateOnSuccess(result, changes, this.settings.FEED_REFRESH_MINUTES);
      await transaction.update(FeedSourceEntity, { url: source.url }, state);
      return changes;
    });
  }
}
