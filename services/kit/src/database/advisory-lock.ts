import type { DataSource, QueryRunner } from 'typeorm';

/**
 * Runs `work` while a connection holds the PostgreSQL advisory lock of that name, so that of any number of copies of a
 * service one does it. Answers undefined at once when another holds the lock.
 */
export function tryWithAdvisoryLock<Result>(database: DataSource, name: string, work: () => Promise<Result>) {
  return onOneConnection(database, async (connection) => {
    const take = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked';
    const [row]: { locked: boolean }[] = await connection.query(take, [name]);
    return row?.locked ? unlockAfter(connection, name, work) : undefined;
  });
}

/** The same, but waits for its turn. */
export function withAdvisoryLock<Result>(database: DataSource, name: string, work: () => Promise<Result>) {
  return onOneConnection(database, async (connection) => {
    await connection.query('SET lock_timeout = 0');
    await connection.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return unlockAfter(connection, name, work);
  });
}

async function unlockAfter<Result>(connection: QueryRunner, name: string, work: () => Promise<Result>) {
  try {
    return await work();
  } finally {
    await connection.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
}

/** A session lock belongs to its connection: both ends must be the same one of the pool. */
async function onOneConnection<Result>(database: DataSource, work: (connection: QueryRunner) => Promise<Result>) {
  const connection = database.createQueryRunner();
  try {
    await connection.connect();
    return await work(connection);
  } finally {
    await connection.release();
  }
}
