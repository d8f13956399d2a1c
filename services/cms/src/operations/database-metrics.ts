import { Metrics } from '@majlis/kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type DatabaseStats = Record<'bytes' | 'connections' | 'limit' | 'committed' | 'rolledBack' | 'deadlocks', number>;

const databaseStatsSql = `
  SELECT pg_database_size(datname)::float8 AS bytes, numbackends AS connections,
         current_setting('max_connections')::int AS "limit", xact_commit::float8 AS committed,
         xact_rollback::float8 AS "rolledBack", deadlocks::float8 AS deadlocks
  FROM pg_stat_database WHERE datname = current_database()`;

/** Metrics of the shared database. Any service could export them, but they must appear only once (infra/adr/monitoring.md). */
@Injectable()
export class DatabaseMetrics {
  constructor(database: DataSource, metrics: Metrics) {
    const gauge = (name: string, help: string) => metrics.gauge({ name: `majlis_database_${name}`, help });
    const bytes = gauge('bytes', 'Size of the database in bytes.');
    const connections = gauge('connections', 'Open connections to the database, of all clients.');
    const limit = gauge('connections_limit', 'Maximum number of connections of the server.');
    const deadlocks = metrics.counter({
      name: 'majlis_database_deadlocks_total',
      help: 'Deadlocks since the last reset of the statistics.',
    });
    const transactions = metrics.counter({
      name: 'majlis_database_transactions_total',
      help: 'Transactions since the last reset of the statistics.',
      labelNames: ['outcome'],
    });
    metrics.registerCollector('database', [bytes, connections, limit, deadlocks, transactions], async () => {
      const [stats]: DatabaseStats[] = await database.query(databaseStatsSql);
      if (!stats) throw new Error('pg_stat_database has no row for this database');
      return () => {
        bytes.set(stats.bytes);
        connections.set(stats.connections);
        limit.set(stats.limit);
        deadlocks.inc(stats.deadlocks);
        transactions.inc({ outcome: 'committed' }, stats.committed);
        transactions.inc({ outcome: 'rolled_back' }, stats.rolledBack);
      };
    });
  }
}
