import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { withAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { sanitiserVersion } from '@majlis/kit/html/sanitise-html';
import { runApart } from '@majlis/kit/process/run-apart';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, LessThan, Not } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { becomeOnlyWriter } from '../items/only-writer.js';
import { raiseRevision } from '../items/revision.entity.js';
import type { Clean } from './clean-worker.js';

const batch = 100;
const limitMs = 30_000;

/** Cleans again what an older sanitiser has cleaned; what the feeds no longer list would otherwise stay as it is for ever. */
@Injectable()
export class Reclean {
  constructor(
    private readonly database: DataSource,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers false when another copy of the service is at it. */
  async run(signal: AbortSignal): Promise<boolean> {
    const wasOurTurn = await withAdvisoryLock(this.database, 'feeds-reclean', async () => {
      let cleaned = 0;
      for (let done = batch; done === batch && !signal.aborted; cleaned += done) done = await this.cleanSome();
      if (cleaned > 0) this.logger.info({ cleaned }, 'items cleaned by the newest rules');
      return true;
    });
    return wasOurTurn ?? false;
  }

  private async cleanSome(): Promise<number> {
    const items = this.database.getRepository(FeedItemEntity);
    const dirty = await items.find({
      select: { id: true, rawHtml: true, link: true },
      where: { sanitiserVersion: LessThan(sanitiserVersion), rawHtml: Not('') },
      take: batch,
    });
    if (dirty.length === 0) return 0;
    const clean = await runApart<Clean[]>(
      '@majlis/feeds/refresh/clean-worker',
      dirty.map(({ id, rawHtml, link }) => ({ id, rawHtml, link })),
      limitMs,
    );
    await this.database.transaction(async (transaction) => {
      await becomeOnlyWriter(transaction);
      // What has been read anew in the meantime is clean already, and may have another text.
      const dirty = { sanitiserVersion: LessThan(sanitiserVersion) };
      for (const { id, html } of clean)
        await transaction.update(FeedItemEntity, { id, ...dirty }, { html, sanitiserVersion });
      for (const kind of ['research', 'blog', 'podcast'] as const) await raiseRevision(transaction, kind);
    });
    return dirty.length;
  }
}
