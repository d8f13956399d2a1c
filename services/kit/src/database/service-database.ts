import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';

const runningTransaction = new AsyncLocalStorage<QueryRunner>();

/** Within `runInOneTransaction` all queries use its connection, those of repositories and of nested transactions included. */
export class ServiceDatabase extends DataSource {
  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    return runningTransaction.getStore() ?? super.createQueryRunner(mode);
  }
}

export const isInOneTransaction = (): boolean => runningTransaction.getStore() !== undefined;

/**
 * Runs `work` in one transaction. With `isDiscarded` it is rolled back at the end, so that `work` sees its writes and nobody else
 * ever does.
 */
export async function runInOneTransaction<Result>(
  database: DataSource,
  work: () => Promise<Result>,
  { isDiscarded = false } = {},
): Promise<Result> {
  const runner = database.createQueryRunner();
  await runner.startTransaction();
  try {
    const result = await runningTransaction.run(withoutRelease(runner), work);
    await (isDiscarded ? runner.rollbackTransaction() : runner.commitTransaction());
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}

/** Repositories release each query runner that they obtain, but this one is still needed. */
const withoutRelease = (runner: QueryRunner): QueryRunner =>
  new Proxy(runner, {
    get: (target, name) => (name === 'release' ? () => Promise.resolve() : (Reflect.get(target, name) as unknown)),
  });
