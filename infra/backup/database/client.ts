import { withClient } from '@majlis/kit/database/with-client';
import type { Client } from 'pg';
import { UserFacingError } from '../command-line.js';

export function urlOfDatabase(database: string, ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** Every server has the database postgres. A restore cannot be connected to the one that it renames. */
export const withMaintenanceClient = <Result>(ownerUrl: string, action: (client: Client) => Promise<Result>) =>
  withClient(urlOfDatabase('postgres', ownerUrl), action);

export function withBackupLock<Result>(ownerUrl: string, action: () => Promise<Result>): Promise<Result> {
  return withMaintenanceClient(ownerUrl, async (client) => {
    const lockName = new URL(ownerUrl).pathname;
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('majlis backup ' || $1, 0)) AS locked",
      [lockName],
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
