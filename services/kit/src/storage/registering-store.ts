import type { ObjectStore } from './object-store.js';

type Database = { query(sql: string, values: unknown[]): Promise<unknown> };

/** Finds the content hash in the name of an upload: `team/<hash>-480x320.webp`, its renditions, `documents/<hash>.pdf`. */
export const parseContentHash = (key: string): string | undefined =>
  /^[a-z]+\/([0-9a-f]{64})(?:-\d+x\d+(?:-\d+)?)?\.(?:webp|avif|pdf)$/.exec(key)?.[1];

/**
 * Takes the garbage collector's lock in shared mode. The commit need not be durable, because that of the row that names the file
 * is.
 */
const registerSql = `
  WITH shared_lock AS MATERIALIZED (
    SELECT pg_advisory_xact_lock_shared(hashtextextended('majlis uploads', 0)),
           set_config('synchronous_commit', 'off', true))
  INSERT INTO operations.uploads (sha256) SELECT $1::text FROM shared_lock
  ON CONFLICT (sha256) DO UPDATE SET stored_at = now(), removed_at = NULL`;

/** Long enough for all renditions of an image, and far below the grace period of the garbage collector. */
const registrationTtlMs = 60_000;

/** Registers an upload before storing it, so that the garbage collector spares it (infra/adr/uploads.md). */
export class RegisteringStore implements ObjectStore {
  private last: { hash: string; at: number } | undefined;

  constructor(
    private readonly store: ObjectStore,
    private readonly database: Database,
  ) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const hash = parseContentHash(key);
    if (hash !== undefined) await this.register(hash);
    await this.store.put(key, bytes, contentType);
  }

  get: ObjectStore['get'] = (key) => this.store.get(key);
  head: ObjectStore['head'] = (key) => this.store.head(key);
  delete: ObjectStore['delete'] = (key) => this.store.delete(key);
  list: ObjectStore['list'] = (folder) => this.store.list(folder);

  private async register(hash: string): Promise<void> {
    const at = Date.now();
    if (this.last?.hash === hash && at - this.last.at < registrationTtlMs) return;
    await this.database.query(registerSql, [hash]);
    this.last = { hash, at };
  }
}
