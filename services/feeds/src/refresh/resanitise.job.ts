import { sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { runInChildProcess } from '@majlis/kit/process/run-in-child-process';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan, Not } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { acquireItemsWriteLock, increaseFeedVersion } from '../items/feed-version.entity.js';
import type { SanitisedItem } from './sanitise-worker.js';

const batchSize = 100;
const timeoutMs = 30_000;

/** Items that left their feed are never read again, so those of an older sanitiser version are sanitised here. */
@Injectable()
export class ResanitiseJob extends IntervalJob<number> {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const lock = { database, name: 'feeds-resanitise' };
    super({
      name: 're-sanitise items',
      logger,
      intervalMs: 20_000,
      isOneTime: true,
      lock,
      run: (signal) => this.resanitise(signal),
    });
  }

  private async resanitise(signal: AbortSignal): Promise<number> {
    let count = 0;
    for (let done = batchSize; done === batchSize && !signal.aborted; count += done)
      done = await this.resanitiseBatch();
    if (count > 0) this.logger.info({ count }, 're-sanitised items');
    return count;
  }

  private async resanitiseBatch(): Promise<number> {
    const items = this.database.getRepository(FeedItemEntity);
    const outdated = await items.find({
      select: { id: true, rawHtml: true, link: true },
      where: { sanitiserVersion: LessThan(sanitiserVersion), rawHtml: Not('') },
      take: batchSize,
    });
    if (outdated.length === 0) return 0;
    const sanitised = await runInChildProcess<SanitisedItem[]>(
      '@majlis/feeds/refresh/sanitise-worker',
      outdated.map(({ id, rawHtml, link }) => ({ id, rawHtml, link })),
      timeoutMs,
    );
    await this.database.transaction(async (transaction) => {
      await acquireItemsWriteLock(transaction);
      // Items refreshed in the meantime are already sanitised and may have another text.
      const isOutdated = { sanitiserVersion: LessThan(sanitiserVersion) };
      for (const { id, html } of sanitised)
        await transaction.update(FeedItemEntity, { id, ...isOutdated }, { html, sanitiserVersion });
      for (const kind of ['research', 'blog', 'podcast'] as const) await increaseFeedVersion(transaction, kind);
    });
    return outdated.length;
  }
}
