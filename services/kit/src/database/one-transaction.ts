import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, QueryRunner } from 'typeorm';

const storage = new AsyncLocalStorage<QueryRunner>();

/** Lets `runInOneTransaction` decide which connection the queries of this data source use. */
export function shareQueryRunner(database: DataSource): void {
  const createQueryRunner = database.createQueryRunner.bind(database);
  database.createQueryRunner = (mode) => storage.getStore() ?? createQueryRunner(mode);
}

/**
 * Runs all queries of `work`, those of repositories and of nested transactions included, in one transaction. With `isDiscarded`
 * it is rolled back at the end, so that `work` sees its writes and nobody else ever does.
 */
export async function runInOneTransaction<Result>(
  database: DataSource,
  work: () => Promise<Result>,
  { isDiscarded = false } = {},
): Promise<Result> {
  const runner = database.createQueryRunner();
  const release = runner.release.bind(runner);
  // Repositories release the runners that they create, but this one is still needed.
  runner.release = () => Promise.resolve();
  runOneByOne(runner);
  await runner.startTransaction();
  try {
    const result = await storage.run(runner, work);
    await (isDiscarded ? runner.rollbackTransaction() : runner.commitTransaction());
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await release();
  }
}

/** A connection runs one query at a time; services start several at once where each has its own. */
function runOneByOne(runner: QueryRunner): void {
  const query = runner.query.bind(runner) as (...parameters: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  runner.query = ((...parameters: unknown[]) => {
    const result = last.then(() => query(...parameters));
    last = result.catch(() => undefined);
    return result;
  }) as QueryRunner['query'];
}
