import { Refusal } from '../refusal.js';
import { urlOf, withClient } from './client.js';

/** The database that every server has: a restore cannot hold on to the one that it replaces. */
export const maintenance = 'postgres';

/** One backup or restore at a time, wherever it was started. */
export function inTurn<Result>(ownerUrl: string, work: () => Promise<Result>): Promise<Result> {
  return withClient(urlOf(maintenance, ownerUrl), async (client) => {
    const lock = new URL(ownerUrl).pathname;
    const { rows } = await client.query<{ locked: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended('majlis backup ' || $1, 0)) AS locked",
      [lock],
    );
    if (!rows[0]?.locked) throw new Refusal('Another backup or restore is running. Wait until it has ended.');
    // The lock goes with the connection.
    return work();
  });
}
