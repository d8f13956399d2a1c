import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { withAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InstagramReader } from '../instagram/instagram-reader.js';
import type { FeedsSettings } from '../read-settings.js';
import { FeedSourceEntity } from '../sources/feed-source.entity.js';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { afterFailure, afterSuccess, freshValidators } from './attempts.js';
import { type ReadSource, readFeed } from './read-feed.js';
import { type Changes, storeItems } from './store-items.js';

/** Brings the stored copies of the outside sources up to date; a failure is recorded and leaves the last good copy. */
@Injectable()
export class RefreshService {
  constructor(
    private readonly database: DataSource,
    private readonly instagram: InstagramReader,
    @Inject(SOURCES) private readonly sources: FeedSource[],
    @Inject(SETTINGS) private readonly settings: FeedsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads every source that is due (or all of them), unless another copy of the service is at it. */
  async refresh(which: 'due' | 'all', signal: AbortSignal): Promise<void> {
    await withAdvisoryLock(this.database, 'feeds-refresh', async () => {
      for (const source of this.sources) {
        if (signal.aborted) return;
        const state = await this.stateOf(source);
        if (which === 'all' || state.dueAt <= new Date()) await this.refreshOne(source, state, signal);
      }
    });
  }

  private async stateOf({ url, kind }: FeedSource): Promise<FeedSourceEntity> {
    await this.database.createQueryBuilder().insert().into(FeedSourceEntity).values({ url, kind }).orIgnore().execute();
    return this.database.manager.findOneByOrFail(FeedSourceEntity, { url });
  }

  private async refreshOne(source: FeedSource, state: FeedSourceEntity, signal: AbortSignal): Promise<void> {
    const { url } = source;
    try {
      const read = await this.read(source, state, signal);
      const changes = await this.keep(source, read);
      this.logger.info({ url, outcome: read.outcome, ...changes }, 'feed refreshed');
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      const retryAfter = error instanceof OutsideFetchError ? error.retryAfterSeconds : 0;
      await this.database.manager.update(FeedSourceEntity, { url }, afterFailure(state.failures, reason, retryAfter));
      this.logger.warn({ url, reason, failures: state.failures + 1 }, 'feed could not be refreshed');
    }
  }

  private read({ kind, url }: FeedSource, state: FeedSourceEntity, signal: AbortSignal): Promise<ReadSource> {
    const reach = { loopback: this.settings.ALLOW_LOOPBACK_FEEDS };
    if (kind === 'instagram') return this.instagram.read(url, { reach, signal });
    return readFeed(url, { reach, validators: freshValidators(state), signal });
  }

  /** Items and state change together: validators of an answer that was not stored would hide it for good. */
  private keep(source: FeedSource, read: ReadSource): Promise<Changes> {
    return this.database.transaction(async (transaction) => {
      const none = { added: 0, changed: 0 };
      const changes = read.outcome === 'read' ? await storeItems(transaction, source, read.items) : none;
      const state = afterSuccess(read, changes, this.settings.FEED_REFRESH_MINUTES);
      await transaction.update(FeedSourceEntity, { url: source.url }, state);
      return changes;
    });
  }
}
