import type { DataSource, QueryRunner } from 'typeorm';

/** Runs `work` under a PostgreSQL advisory lock; returns undefined at once if another session holds it. */
export function tryWithAdvisoryLock<Result>(database: DataSource, name: string, work: () => Promise<Result>) {
  return withConnection(database, async (connection) => {
    const tryLock = 'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked';
    const [row]: { locked: boolean }[] = await connection.query(tryLock, [name]);
    return row?.locked ? runAndUnlock(connection, name, work) : undefined;
  });
}

/** Like `tryWithAdvisoryLock`, but waits for the lock. */
export function withAdvisoryLock<Result>(database: DataSource, name: string, work: () => Promise<Result>) {
  return withConnection(database, async (connection) => {
    await connection.query('SET lock_timeout = 0');
    await connection.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    return runAndUnlock(connection, name, work);
  });
}

async function runAndUnlock<Result>(connection: QueryRunner, name: string, work: () => Promise<Result>) {
  try {
    return await work();
  } finally {
    await connection.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name]);
  }
}

/** Session-level locks belong to a connection: lock and unlock must use the same one of the pool. */
async function withConnection<Result>(database: DataSource, work: (connection: QueryRunner) => Promise<Result>) {
  const connection = database.createQueryRunner();
  try {
    await connection.connect();
    return await work(connection);
  } finally {
    await connection.release();
  }
}
