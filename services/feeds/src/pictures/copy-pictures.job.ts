import { safeFetch } from '@majlis/kit/fetch/safe-fetch';
import { storeImage, storeRenditions } from '@majlis/kit/images/store-image';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { backoffMs } from '@majlis/kit/process/backoff';
import { SETTINGS } from '@majlis/kit/settings/service-settings';
import type { ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { acquireItemsWriteLock, increaseFeedVersion } from '../items/feed-version.entity.js';
import type { FeedsSettings } from '../read-settings.js';
import { type FeedSource, SOURCES } from '../sources/feed-source.js';

const lacksCopySql = 'picture_source IS DISTINCT FROM picture_copied_from';

const duePicturesSql = `
  SELECT picture_source AS source, max(picture_failures) AS failures
  FROM items
  WHERE source_url = ANY ($1) AND picture_source IS NOT NULL AND ${lacksCopySql} AND picture_due_at <= now()
  GROUP BY picture_source ORDER BY max(published_at) DESC LIMIT $2`;

const existingCopySql = `
  SELECT picture_url AS "pictureUrl" FROM items WHERE picture_copied_from = $1 AND picture_url <> '' LIMIT 1`;

const publishCopySql = `
  WITH updated AS (
    UPDATE items SET picture_url = $3, picture_copied_from = $1, picture_failures = 0
    WHERE picture_source = $1 AND source_url = ANY ($2) AND ${lacksCopySql}
    RETURNING source_url)
  SELECT DISTINCT source_url AS "sourceUrl" FROM updated`;

const recordFailureSql = `
  UPDATE items SET picture_failures = picture_failures + 1, picture_due_at = now() + $3 * interval '1 millisecond'
  WHERE picture_source = $1 AND source_url = ANY ($2) AND ${lacksCopySql}`;

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
    const { body } = await safeFetch(source, { addressPolicy, signal, headers });
    const { imageUrl } = await storeImage(this.store, 'feeds', body);
    await storeRenditions(this.store, imageUrl.slice('/images/'.length));
    return imageUrl;
  }
}

/** Only the host is logged, because the rest of the URL may hold a signature. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');
