import { requestContext } from '@majlis/kit/logging/logger';
import type { RunningConferences } from './running-conferences.js';

const nothing = () => undefined;
const silent = {
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};

/** Counts the queries of the requests that `work` makes, without those for the staff session and for kept responses. */
export async function countQueries({ database }: RunningConferences, work: () => Promise<unknown>): Promise<number> {
  const { logger } = database;
  let count = 0;
  const logQuery = (query: string) => {
    // Jobs in the background have no request.
    if (requestContext.getStore() && !/auth\.sessions|pg_current_snapshot/.test(query)) count += 1;
  };
  database.setOptions({ logging: true, logger: { ...silent, logQuery } as never });
  await work();
  database.setOptions({ logging: false, logger: logger as never });
  return count;
}

/**
 * Waits until a read is answered from what is kept. Any transaction of the server makes the service ask again, and other
 * tests have databases of the same server.
 */
export async function untilKept(service: RunningConferences, read: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; (await countQueries(service, read)) > 0; tries += 1)
    if (tries === 50) throw new Error('The response is never kept');
}
