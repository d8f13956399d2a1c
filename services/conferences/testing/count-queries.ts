import type { RunningConferences } from './running-conferences.js';

const nothing = () => undefined;
const silent = {
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};

/** The staff session, the heartbeat and the job that makes scheduled changes. */
const unrelated = /auth\.sessions|operations\.parts|advisory|FROM schedule|^(START|COMMIT)/;

/** Counts the queries made by `work`. */
export async function countQueries({ database }: RunningConferences, work: () => Promise<unknown>): Promise<number> {
  const { logger } = database;
  const queries: string[] = [];
  const logQuery = (query: string) => queries.push(query);
  database.setOptions({ logging: true, logger: { ...silent, logQuery } as never });
  await work();
  database.setOptions({ logging: false, logger: logger as never });
  return queries.filter((query) => !unrelated.test(query)).length;
}
