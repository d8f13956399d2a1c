import type { StoredFolder } from '@majlis/contracts/uploads';
import type { Provider } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IntervalJob } from '../app/interval-job.js';
import { SETTINGS } from '../app/service-settings.js';
import { LOGGER, type Logger } from '../app/tokens.js';
import type { ListedObject, ObjectStore } from './object-store.js';
import { OBJECT_STORE, type ObjectStoreSettings } from './object-store-settings.js';
import { parseContentHash } from './registering-store.js';

/** Whoever uploads a file saves what names it within this time, or uploads it again. */
const safeMs = 24 * 3_600_000;
/** Rows that name files wait while some are removed: a few at a time. */
const batchSize = 10;

type Folder = StoredFolder | 'documents';
type Swept = { unused: string[]; removed: string[] };

const inUse = 'SELECT uploads_in_use AS sha256 FROM operations.uploads_in_use($1)';

/** From now on no row can begin to name them; of those that were stored anew, or are named after all, nothing is said. */
const markSql = `
  INSERT INTO operations.uploads AS known (sha256, stored_at, removed_at)
  SELECT candidate, 'epoch', now() FROM unnest($1::text[]) AS candidate WHERE candidate NOT IN (${inUse})
  ON CONFLICT (sha256) DO UPDATE SET removed_at = now(), name = NULL WHERE known.stored_at < $2
  RETURNING sha256`;

const stillMarked = 'SELECT sha256 FROM operations.uploads WHERE sha256 = ANY ($1) AND removed_at IS NOT NULL';

/**
 * Removes files of the store that no row of any service names and that are older than a day. A file goes in two steps: first it is
 * marked, while no row that names files is being written; then it is deleted, unless it was uploaded again in between.
 */
export class UploadGarbageCollector extends IntervalJob<Swept> {
  constructor(
    private readonly database: DataSource,
    private readonly store: ObjectStore,
    private readonly logger: Logger,
    private readonly uploads: { folders: readonly Folder[]; isDry: boolean },
  ) {
    super({
      name: 'sweep uploads',
      logger,
      initialDelayMs: 5 * 60_000,
      intervalMs: 3_600_000,
      lock: { database, name: `sweep uploads ${uploads.folders.join()}` },
      run: (signal) => this.sweep(signal),
    });
  }

  private async sweep(signal: AbortSignal): Promise<Swept> {
    const before = new Date(Date.now() - safeMs);
    const old = await this.oldObjects(before);
    const used = await hashesOf(this.database.manager, inUse, [[...old.keys()]]);
    const hashes = [...old.keys()].filter((hash) => !used.has(hash));
    const keysOf = (hash: string) => (old.get(hash) ?? []).map(({ key }) => key);
    const removed: string[] = [];
    for (let from = 0; !this.uploads.isDry && !signal.aborted && from < hashes.length; from += batchSize) {
      const few = hashes.slice(from, from + batchSize);
      const marked = await this.alone((manager) => hashesOf(manager, markSql, [few, before]));
      for (const hash of marked) removed.push(...(await this.remove(hash, keysOf(hash), before)));
    }
    const unused = hashes.flatMap(keysOf);
    if (unused.length > 0) this.logger.info({ unused, removed }, 'uploads that nothing names');
    else this.logger.info('no upload is unused');
    return { unused, removed };
  }

  /** By their hash; a file of which one rendition is new is new. */
  private async oldObjects(before: Date): Promise<Map<string, ListedObject[]>> {
    const byHash = new Map<string, ListedObject[]>();
    for (const folder of this.uploads.folders)
      for (const object of await this.store.list(folder)) {
        const hash = parseContentHash(object.key);
        if (hash !== undefined) byHash.set(hash, [...(byHash.get(hash) ?? []), object]);
      }
    return new Map([...byHash].filter(([, objects]) => objects.every(({ modified }) => modified < before)));
  }

  private remove(hash: string, keys: string[], before: Date): Promise<string[]> {
    return this.alone(async (manager) => {
      const removed: string[] = [];
      if (!(await hashesOf(manager, stillMarked, [[hash]])).has(hash)) return removed;
      for (const key of keys) {
        const found = await this.store.head(key);
        if (!found || found.modified >= before) continue;
        await this.store.delete(key);
        removed.push(key);
      }
      return removed;
    });
  }

  /** While no row that names files is being written, and no upload announced; gives up when that would keep them waiting. */
  private alone<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (manager) => {
      await manager.query("SET LOCAL lock_timeout = '2s'");
      await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('majlis uploads', 0))");
      return work(manager);
    });
  }
}

async function hashesOf(manager: EntityManager, sql: string, values: unknown[]): Promise<Set<string>> {
  const rows: { sha256: string }[] = await manager.query(sql, values);
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** The sweep of a service that stores files in these folders, and is the only one that does. */
export const uploadGcProvider = (...folders: Folder[]): Provider => ({
  provide: UploadGarbageCollector,
  inject: [DataSource, OBJECT_STORE, LOGGER, SETTINGS],
  useFactory: (database: DataSource, store: ObjectStore, logger: Logger, settings: ObjectStoreSettings) =>
    new UploadGarbageCollector(database, store, logger, { folders, isDry: settings.UNUSED_UPLOADS === 'report' }),
});
