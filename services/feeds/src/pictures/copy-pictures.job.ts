import { IntervalJob } from '@majlis/kit/app/interval-job';
import { SETTINGS } from '@majlis/kit/app/service-settings';
import { LOGGER, type Logger } from '@majlis/kit/app/tokens';
import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { storeImage } from '@majlis/kit/images/store-image';
import { storeRenditions } from '@majlis/kit/images/store-renditions';
import { backoffMs } from '@majlis/kit/process/backoff';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { increaseFeedVersion } from '../items/feed-version.entity.js';
import { acquireItemsWriteLock } from '../items/items-write-lock.js';
import type { FeedsSettings } from '../read-settings.js';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';
import { duePicturesSql, existingCopySql, publishCopySql, recordFailureSql } from './picture-queries.js';

const backoff = { baseMs: 60_000, maxMs: 24 * 3_600_000 };
const batchSize = 50;
const headers = { accept: 'image/*', 'user-agent': 'Majlis/1.0 (picture copies)' };

type DuePicture = { source: string; failures: number };

/** Visitors' browsers contact no third party, and copies outlive the links of their source. */
@Injectable()
export class CopyPicturesJob extends IntervalJob<number> {
  private readonly urls: string[];

  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(SOURCES) private readonly sources: FeedSource[],
    @Inject(SETTINGS) private readonly settings: FeedsSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const lock = { database, name: 'feeds-pictures' };
    super({ name: 'copy pictures', logger, intervalMs: 5_000, lock, run: (signal) => this.copyDue(signal) });
    this.urls = sources.map(({ url }) => url);
  }

  private async copyDue(signal: AbortSignal): Promise<number> {
    const due: DuePicture[] = await this.database.query(duePicturesSql, [this.urls, batchSize]);
    for (const picture of due) if (!signal.aborted) await this.copy(picture, signal);
    return due.length;
  }

  /** Many items may share one picture, such as all episodes of a podcast. */
  private async copy({ source, failures }: DuePicture, signal: AbortSignal): Promise<void> {
    try {
      await this.publish(source, (await this.findExistingCopy(source)) ?? (await this.download(source, signal)));
    } catch (error) {
      if (signal.aborted) return;
      const pauseMs = backoffMs(failures + 1, backoff);
      await this.database.transaction(async (transaction) => {
        await acquireItemsWriteLock(transaction);
        await transaction.query(recordFailureSql, [source, this.urls, pauseMs]);
      });
      this.logger.warn({ host: hostOf(source), reason: String((error as Error).message) }, 'picture copy failed');
    }
  }

  private async publish(source: string, pictureUrl: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await acquireItemsWriteLock(transaction);
      const updatedRows: { sourceUrl: string }[] = await transaction.query(publishCopySql, [
        source,
        this.urls,
        pictureUrl,
      ]);
      const urls = new Set(updatedRows.map(({ sourceUrl }) => sourceUrl));
      const kinds = new Set(this.sources.filter(({ url }) => urls.has(url)).map(({ kind }) => kind));
      for (const kind of kinds) await increaseFeedVersion(transaction, kind);
    });
  }

  private async findExistingCopy(source: string): Promise<string | undefined> {
    const [copy]: { pictureUrl: string }[] = await this.database.query(existingCopySql, [source]);
    return copy?.pictureUrl;
  }

  private async download(source: string, signal: AbortSignal): Promise<string> {
    const addressPolicy = { loopback: this.settings.ALLOW_LOOPBACK_FEEDS };
    const response = await safeFetch(source, { addressPolicy, signal, headers });
    if (response.outcome === 'unchanged') throw new RemoteFetchError('Unexpected 304 Not Modified', 'emptyRedirect');
    const { imageUrl } = await storeImage(this.store, 'feeds', response.body);
    await storeRenditions(this.store, imageUrl.slice('/images/'.length));
    return imageUrl;
  }
}

/** Only the host is logged, because the rest of the URL may hold a signature. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
