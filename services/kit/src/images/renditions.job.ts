import { setTimeout as sleep } from 'node:timers/promises';
import { renditionsBeside } from '@majlis/contracts/shared/stored-images';
import type { ImageFolder } from '@majlis/contracts/shared/uploads.schema';
import { type Provider, ServiceUnavailableException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IntervalJob } from '../jobs/interval-job.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import type { ObjectStore } from '../storage/object-store.js';
import { OBJECT_STORE } from '../storage/object-store-settings.js';
import { isPreparingUpload, storeRenditions } from './store-image.js';

const retryMs = 60_000;
/** A search finds images whose upload was interrupted in another process, and those whose renditions a restored backup lacks. */
const searchIntervalMs = 3_600_000;

const isFullSize = (key: string) => /\/[0-9a-f]{64}-\d+x\d+\.webp$/.test(key);

/**
 * Makes the other renditions of images of which an upload stored the full size, while nobody waits for an upload. The gateway
 * serves the full size until then.
 */
export class RenditionsJob extends IntervalJob<number> {
  private readonly incomplete = new Set<string>();
  private nextSearch = 0;

  constructor(
    database: DataSource,
    private readonly store: ObjectStore,
    private readonly logger: Logger,
    private readonly folders: readonly ImageFolder[],
  ) {
    const lock = { database, name: 'image renditions', retryMs: 1_000 };
    super({
      ...{ name: 'image renditions', logger, lock, initialDelayMs: 1_000, intervalMs: retryMs },
      run: (signal) => this.complete(signal),
    });
  }

  add(fullKey: string): void {
    this.incomplete.add(fullKey);
    this.trigger();
  }

  private async complete(signal: AbortSignal): Promise<number> {
    if (Date.now() >= this.nextSearch) {
      for (const folder of this.folders) await this.search(folder);
      this.nextSearch = Date.now() + searchIntervalMs;
    }
    let stored = 0;
    // The loop also handles images that are added meanwhile, because a Set yields them.
    for (const key of this.incomplete) {
      while (isPreparingUpload() && !signal.aborted) await sleep(50);
      if (signal.aborted) break;
      stored += await this.completeImage(key);
      this.incomplete.delete(key);
    }
    return stored;
  }

  private async search(folder: ImageFolder): Promise<void> {
    const keys = new Set((await this.store.list(folder)).map(({ key }) => key));
    for (const key of keys)
      if (isFullSize(key) && renditionsBeside(key).some((rendition) => !keys.has(rendition.key)))
        this.incomplete.add(key);
  }

  /** An image that cannot be read is left until the next search; while the store is down, all of them wait. */
  private async completeImage(key: string): Promise<number> {
    try {
      return await storeRenditions(this.store, key);
    } catch (error) {
      if (error instanceof ServiceUnavailableException) throw error;
      this.logger.warn({ key, error: String(error) }, 'renditions of an image cannot be made');
      return 0;
    }
  }
}

export const renditionsProvider = (...folders: ImageFolder[]): Provider => ({
  provide: RenditionsJob,
  inject: [DataSource, OBJECT_STORE, LOGGER],
  useFactory: (database: DataSource, store: ObjectStore, logger: Logger) =>
    new RenditionsJob(database, store, logger, folders),
});
