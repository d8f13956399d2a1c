import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { withAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FeedsSettings } from '../read-settings.js';
import { FeedSourceEntity } from '../sources/feed-source.entity.js';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { afterFailure, afterSuccess, freshValidators } from './attempts.js';
import { type ReadFeed, readFeed } from './read-feed.js';
import { storeItems } from './store-items.js';

/** Brings the stored copies of the outside feeds up to date; a failure is recorded and leaves the last good copy. */
@Injectable()
export class RefreshService {
  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly sources: FeedSource[],
    @Inject(SETTINGS) private readonly settings: FeedsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads every feed that is due (or all of them), unless another copy of the service is at it. */
  async refresh(which: 'due' | 'all', signal: AbortSignal): Promise<void> {
    await withAdvisoryLock(this.database, 'feeds-refresh', async () => {
      for (const source of this.sources) {
        if (signal.aborted) return;
        const state = await this.stateOf(source);
        if (which === 'all' || state.dueAt <= new Date()) await this.refreshOne(state, signal);
      }
    });
  }

  private async stateOf({ url, kind }: FeedSource): Promise<FeedSourceEntity> {
    await this.database.createQueryBuilder().insert().into(FeedSourceEntity).values({ url, kind }).orIgnore().execute();
    return this.database.manager.findOneByOrFail(FeedSourceEntity, { url });
  }

  private async refreshOne(state: FeedSourceEntity, signal: AbortSignal): Promise<void> {
    const { url } = state;
    try {
      const reach = { loopback: this.settings.ALLOW_LOOPBACK_FEEDS };
      const feed = await readFeed(url, { reach, validators: freshValidators(state), signal });
      const added = await this.keep(state, feed);
      this.logger.info({ url, outcome: feed.outcome, added }, 'feed refreshed');
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      await this.database.manager.update(FeedSourceEntity, { url }, afterFailure(state.failures, reason));
      this.logger.warn({ url, reason, failures: state.failures + 1 }, 'feed could not be refreshed');
    }
  }

  /** Items and state change together: validators of an answer that was not stored would hide it for good. */
  private keep({ url }: FeedSourceEntity, feed: ReadFeed): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const added = feed.outcome === 'read' ? await storeItems(transaction, url, feed.items) : 0;
      await transaction.update(FeedSourceEntity, { url }, afterSuccess(feed, this.settings.FEED_REFRESH_MINUTES));
      return added;
    });
  }
}
