import type { ListedObject, ObjectDetails, ObjectStore } from './object-store.js';

type Database = { query(sql: string, values: unknown[]): Promise<unknown> };

/** The hash in the name of an uploaded file: of `team/<hash>-480x320.webp`, of all its renditions, of `documents/<hash>.pdf`. */
export const parseContentHash = (key: string): string | undefined =>
  /^[a-z]+\/([0-9a-f]{64})(?:-\d+x\d+(?:-\d+)?)?\.(?:webp|avif|pdf)$/.exec(key)?.[1];

/**
 * A removal that is under way holds the same lock for itself alone; one that is over is taken back. Nobody waits for the disk: the
 * row that will name the file does, and it is written after this.
 */
const announceSql = `
  WITH held AS MATERIALIZED (
    SELECT pg_advisory_xact_lock_shared(hashtextextended('majlis uploads', 0)),
           set_config('synchronous_commit', 'off', true))
  INSERT INTO operations.uploads (sha256) SELECT $1::text FROM held
  ON CONFLICT (sha256) DO UPDATE SET stored_at = now(), removed_at = NULL`;

/** Long enough for all renditions of a picture, and next to nothing beside the day for which an upload is safe. */
const announcedForMs = 60_000;

/** A store that says in the database what it is about to hold, so that nobody removes it at the same moment. */
export class RegisteringStore implements ObjectStore {
  private last: { hash: string; at: number } | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly database: Database,
  ) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const hash = parseContentHash(key);
    if (hash !== undefined) await this.announce(hash);
    await this.store.put(key, bytes, contentType);
  }

  get(key: string): Promise<Buffer | undefined> {
    return this.store.get(key);
  }

  head(key: string): Promise<ObjectDetails | undefined> {
    return this.store.head(key);
  }

  delete(key: string): Promise<void> {
    return this.store.delete(key);
  }

  list(folder: string): Promise<ListedObject[]> {
    return this.store.list(folder);
  }

  private async announce(hash: string): Promise<void> {
    const at = Date.now();
    if (this.last?.hash === hash && at - this.last.at < announcedForMs) return;
    await this.database.query(announceSql, [hash]);
    this.last = { hash, at };
  }
}
