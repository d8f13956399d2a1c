import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { withAdvisoryLock } from '@majlis/kit/database/advisory-lock';
import { boundedFetch } from '@majlis/kit/fetch/bounded-fetch';
import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';
import { storeImage } from '@majlis/kit/images/store-image';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, Raw } from 'typeorm';
import { FeedItemEntity } from '../items/feed-item.entity.js';
import { raiseRevision } from '../items/revision.entity.js';
import type { FeedsSettings } from '../read-settings.js';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';

const minute = 60_000;
const longestPause = 24 * 60;
/** Of one round; more wait for the next, so that a stop of the service never waits long. */
const batch = 50;
const headers = { accept: 'image/*', 'user-agent': 'Majlis/1.0 (picture copies)' };

/** Copies the pictures of items into our own store: visitors ask nobody else for them, and they stay when their links expire. */
@Injectable()
export class PictureCopies {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(SOURCES) private readonly sources: FeedSource[],
    @Inject(SETTINGS) private readonly settings: FeedsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Copies what is due, unless another copy of the service is at it. */
  async run(signal: AbortSignal): Promise<void> {
    await withAdvisoryLock(this.database, 'feeds-pictures', async () => {
      for (const item of await this.due()) {
        if (signal.aborted) return;
        await this.copy(item, signal);
      }
    });
  }

  private due(): Promise<FeedItemEntity[]> {
    return this.database.getRepository(FeedItemEntity).find({
      select: { id: true, sourceUrl: true, pictureSource: true, pictureFailures: true },
      where: {
        sourceUrl: In(this.sources.map(({ url }) => url)),
        pictureSource: Raw((column) => `${column} IS NOT NULL AND ${column} IS DISTINCT FROM picture_copied_from`),
        pictureDueAt: LessThanOrEqual(new Date()),
      },
      order: { publishedAt: 'DESC' },
      take: batch,
    });
  }

  private async copy({ id, sourceUrl, pictureSource, pictureFailures }: FeedItemEntity, signal: AbortSignal) {
    const source = pictureSource ?? '';
    try {
      const pictureUrl = await this.stored(source, signal);
      await this.database.transaction(async (transaction) => {
        const copied = { pictureUrl, pictureCopiedFrom: source, pictureFailures: 0 };
        await transaction.update(FeedItemEntity, { id }, copied);
        await raiseRevision(transaction, this.sources.find(({ url }) => url === sourceUrl)?.kind ?? 'research');
      });
    } catch (error) {
      if (signal.aborted) return;
      const pause = Math.min(2 ** pictureFailures, longestPause) * minute;
      const failed = { pictureFailures: pictureFailures + 1, pictureDueAt: new Date(Date.now() + pause) };
      await this.database.manager.update(FeedItemEntity, { id }, failed);
      this.logger.warn(
        { host: hostOf(source), reason: String((error as Error).message) },
        'picture could not be copied',
      );
    }
  }

  private async stored(source: string, signal: AbortSignal): Promise<string> {
    const reach = { loopback: this.settings.ALLOW_LOOPBACK_FEEDS };
    const answer = await boundedFetch(source, { reach, signal, headers });
    if (answer.outcome === 'unchanged') throw new OutsideFetchError('Answered nothing');
    return (await storeImage(this.store, 'feeds', answer.body)).imageUrl;
  }
}

/** The rest of the address may be a signature. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');
