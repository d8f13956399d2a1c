import type { StoredFolder } from '@majlis/contracts/shared/uploads.schema';
import type { Provider } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IntervalJob } from '../jobs/interval-job.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { SETTINGS } from '../settings/service-settings.js';
import type { ListedObject, ObjectStore } from './object-store.js';
import { OBJECT_STORE, type ObjectStoreSettings } from './object-store-settings.js';
import { parseContentHash } from './registering-store.js';

/** Users must save the row that references an upload within this time, or upload it again. */
const gracePeriodMs = 24 * 3_600_000;
/** Writes that reference files wait during a removal, so batches are small. */
const batchSize = 10;

type Folder = StoredFolder | 'documents';
type CollectionResult = { unused: string[]; removed: string[] };

const usedHashesSql = 'SELECT uploads_in_use AS sha256 FROM operations.uploads_in_use($1)';

const markUnusedSql = `
  INSERT INTO operations.uploads AS existing (sha256, stored_at, removed_at)
  SELECT candidate, 'epoch', now() FROM unnest($1::text[]) AS candidate WHERE candidate NOT IN (${usedHashesSql})
  ON CONFLICT (sha256) DO UPDATE SET removed_at = now(), name = NULL WHERE existing.stored_at < $2
  RETURNING sha256`;

const stillMarkedSql = 'SELECT sha256 FROM operations.uploads WHERE sha256 = ANY ($1) AND removed_at IS NOT NULL';

/** Marks unreferenced files under a lock, then deletes those that were not uploaded again meanwhile (infra/adr/uploads.md). */
export class UploadGarbageCollector extends IntervalJob<CollectionResult> {
  constructor(
    private readonly database: DataSource,
    private readonly store: ObjectStore,
    private readonly logger: Logger,
    private readonly uploads: { folders: readonly Folder[]; isDryRun: boolean },
  ) {
    super({
      name: 'upload garbage collection',
      logger,
      initialDelayMs: 5 * 60_000,
      intervalMs: 3_600_000,
      lock: { database, name: `upload garbage collection ${uploads.folders.join()}` },
      run: (signal) => this.collect(signal),
    });
  }

  private async collect(signal: AbortSignal): Promise<CollectionResult> {
    const before = new Date(Date.now() - gracePeriodMs);
    const old = await this.objectsBefore(before);
    const used = await queryHashes(this.database.manager, usedHashesSql, [[...old.keys()]]);
    const hashes = [...old.keys()].filter((hash) => !used.has(hash));
    const keysOf = (hash: string) => (old.get(hash) ?? []).map(({ key }) => key);
    const removed: string[] = [];
    for (let from = 0; !this.uploads.isDryRun && !signal.aborted && from < hashes.length; from += batchSize) {
      const batch = hashes.slice(from, from + batchSize);
      const marked = await this.withExclusiveLock((manager) => queryHashes(manager, markUnusedSql, [batch, before]));
      for (const hash of marked) removed.push(...(await this.remove(hash, keysOf(hash), before)));
    }
    const unused = hashes.flatMap(keysOf);
    if (unused.length > 0) this.logger.info({ unused, removed }, 'unreferenced uploads found');
    else this.logger.info('no unreferenced uploads');
    return { unused, removed };
  }

  private async objectsBefore(before: Date): Promise<Map<string, ListedObject[]>> {
    const byHash = new Map<string, ListedObject[]>();
    for (const folder of this.uploads.folders)
      for (const object of await this.store.list(folder)) {
        const hash = parseContentHash(object.key);
        if (hash !== undefined) byHash.set(hash, [...(byHash.get(hash) ?? []), object]);
      }
    return new Map([...byHash].filter(([, objects]) => objects.every(({ modified }) => modified < before)));
  }

  private remove(hash: string, keys: string[], before: Date): Promise<string[]> {
    return this.withExclusiveLock(async (manager) => {
      const removed: string[] = [];
      if (!(await queryHashes(manager, stillMarkedSql, [[hash]])).has(hash)) return removed;
      for (const key of keys) {
        const object = await this.store.head(key);
        if (!object || object.modified >= before) continue;
        await this.store.delete(key);
        removed.push(key);
      }
      return removed;
    });
  }

  /** Excludes uploads and writes that reference files; gives up after 2 s to keep those from waiting. */
  private withExclusiveLock<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (manager) => {
      await manager.query("SET LOCAL lock_timeout = '2s'");
      await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('majlis uploads', 0))");
      return work(manager);
    });
  }
}

async function queryHashes(manager: EntityManager, sql: string, values: unknown[]): Promise<Set<string>> {
  const rows: { sha256: string }[] = await manager.query(sql, values);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Only one service may collect a folder. */
export const uploadGcProvider = (...folders: Folder[]): Provider => ({
  provide: UploadGarbageCollector,
  inject: [DataSource, OBJECT_STORE, LOGGER, SETTINGS],
  useFactory: (database: DataSource, store: ObjectStore, logger: Logger, settings: ObjectStoreSettings) =>
    new UploadGarbageCollector(database, store, logger, { folders, isDryRun: settings.UPLOAD_GC === 'report' }),
});
