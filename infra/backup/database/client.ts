import { withClient } from '@majlis/kit/database/with-client';
import { UserFacingError } from '../command-line.js';

export const query = <Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(sql, values)).rows);

export function urlOfDatabase(database: string, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Every server has this database. A restore cannot be connected to the one that it renames. */
export const maintenanceUrl = (ownerUrl: string): string => urlOfDatabase('postgres', ownerUrl);

export function withBackupLock<Result>(ownerUrl: string, action: () => Promise<Result>): Promise<Result> {
  return withClient(maintenanceUrl(ownerUrl), async (client) => {
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('majlis backup ' || $1, 0)) AS locked",
      [new URL(ownerUrl).pathname],
    );
    if (!rows[0]?.locked) throw new UserFacingError('Another backup or restore is running. Wait until it has ended.');
    return action();
  });
}

/** No object is removed between snapshot and copy. Uploads hold the same shared lock and do not wait. */
export function withUploadGcPaused<Result>(ownerUrl: string, action: () => Promise<Result>): Promise<Result> {
  return withClient(ownerUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock_shared(hashtextextended('majlis uploads', 0))");
    return action();
  });
}
