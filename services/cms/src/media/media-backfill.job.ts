import { mediaFolders } from '@majlis/contracts/staff/media.schema';
import { runAsActor } from '@majlis/kit/database/change-context';
import { IntervalJob } from '@majlis/kit/jobs/interval-job';
import { LOGGER, type Logger } from '@majlis/kit/logging/logger';
import type { ListedObject, ObjectStore } from '@majlis/kit/storage/object-store';
import { OBJECT_STORE } from '@majlis/kit/storage/object-store-settings';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { insertMediaFile, parseMediaKey } from './media-records.js';

const missingSql = `
  SELECT used.sha256, coalesce(min(uploads.name), left(min(used.label), 120), '') AS name
  FROM operations.upload_uses(ARRAY(
      SELECT candidate FROM unnest($1::text[]) AS candidate WHERE candidate NOT IN (SELECT sha256 FROM media))) AS used
    LEFT JOIN operations.uploads ON uploads.sha256 = used.sha256
  GROUP BY used.sha256`;

/**
 * Adds files that rows use but the library lacks: those of a release before the library, and those of a restored archive. A file
 * whose name is unknown is named after a row. Unused files are left to the garbage collector, so that nothing returns that was
 * deleted for good.
 */
@Injectable()
export class MediaBackfillJob extends IntervalJob<number> {
  constructor(
    private readonly database: DataSource,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super({
      name: 'media backfill',
      logger,
      initialDelayMs: 10_000,
      intervalMs: 3_600_000,
      lock: { database, name: 'media backfill' },
      run: () => this.backfill(),
    });
  }

  private async backfill(): Promise<number> {
    const stored = (await Promise.all(mediaFolders.map((folder) => this.objects.list(folder)))).flat().map(toCandidate);
    const candidates = stored.filter((candidate) => candidate !== undefined);
    const missing: { sha256: string; name: string }[] = await this.database.query(missingSql, [
      candidates.map(({ sha256 }) => sha256),
    ]);
    const names = new Map(missing.map(({ sha256, name }) => [sha256, name]));
    const added = candidates.filter(({ sha256 }) => names.has(sha256));
    await runAsActor('job:media-backfill', () =>
      this.database.transaction(async (manager) => {
        for (const file of added)
          await insertMediaFile(manager, { ...file, name: names.get(file.sha256) ?? '' }, 'nothing');
      }),
    );
    if (added.length > 0) this.logger.info({ files: added.length }, 'used files added to the media library');
    return added.length;
  }
}

function toCandidate({ key, size, modified }: ListedObject) {
  const parsed = parseMediaKey(key);
  return parsed && { ...parsed, bytes: size, uploadedAt: modified, uploadedBy: '' };
}
