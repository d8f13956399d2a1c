import pg from 'pg';
import { UserFacingError } from '../command-line.js';

/** A connection for one piece of work. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'majlis-backup',
    // A machine that is busy with a backup may take its time.
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
  });
  // A connection that is cut fails the query that waits; this is for the time between queries.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The same server, another database. */
export function urlOfDatabase(database: string, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** The database that every server has: a restore cannot hold on to the one that it replaces. */
export const maintenanceDatabase = 'postgres';

/** One backup or restore at a time, wherever it was started. */
export function withBackupLock<Result>(ownerUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(urlOfDatabase(maintenanceDatabase, ownerUrl), async (client) => {
    const lock = new URL(ownerUrl).pathname;
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('majlis backup ' || $1, 0)) AS locked",
      [lock],
    );
    if (!rows[0]?.locked) throw new UserFacingError('Another backup or restore is running. Wait until it has ended.');
    // The lock goes with the connection.
    return work();
  });
}

/**
 * Does `work` while nothing can be removed from the object store: what rows of a moment name is there until it has been copied,
 * and what was found there stays. Those who upload and save hold the same lock in the same way and are not kept waiting.
 */
export function withUploadGcPaused<Result>(ownerUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(ownerUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock_shared(hashtextextended('majlis uploads', 0))");
    return work();
  });
}
