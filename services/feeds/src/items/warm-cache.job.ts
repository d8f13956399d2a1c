import { IntervalJob } from '@majlis/kit/app/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { Inject, Injectable } from '@nestjs/common';
import { FeedQueryService } from './feed-query.service.js';

/** Rebuilds changed lists before a visitor requests them, whichever instance stored the change. */
@Injectable()
export class WarmCacheJob extends IntervalJob {
  constructor(feedQueries: FeedQueryService, @Inject(LOGGER) logger: Logger) {
    super({ name: 'warm list cache', logger, intervalMs: 1_000, run: () => feedQueries.warmCache() });
  }
}
