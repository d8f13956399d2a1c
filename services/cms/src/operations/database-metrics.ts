import { Metrics } from '@majlis/kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type DatabaseStats = {
  bytes: number;
  connections: number;
  limit: number;
  committed: number;
  undone: number;
  deadlocks: number;
};

const databaseStatsSql = `
  SELECT pg_database_size(datname)::float8 AS bytes, numbackends AS connections,
         current_setting('max_connections')::int AS "limit", xact_commit::float8 AS committed,
         xact_rollback::float8 AS undone, deadlocks::float8 AS deadlocks
  FROM pg_stat_database WHERE datname = current_database()`;

/** Metrics of the shared database. Any service could export them, but they must appear only once (ADR 0016). */
@Injectable()
export class DatabaseMetrics {
  constructor(database: DataSource, metrics: Metrics) {
    const gauge = (name: string, help: string) => metrics.gauge({ name: `majlis_database_${name}`, help });
    const bytes = gauge('bytes', 'Size of the database.');
    const connections = gauge('connections', 'Connections to the database, of whomever.');
    const limit = gauge('connections_limit', 'Connections that the server takes.');
    const deadlocks = metrics.counter({
      name: 'majlis_database_deadlocks_total',
      help: 'Deadlocks since the statistics began.',
    });
    const transactions = metrics.counter({
      name: 'majlis_database_transactions_total',
      help: 'Transactions since the statistics began.',
      labelNames: ['outcome'],
    });
    metrics.registerCollector('database', [bytes, connections, limit, deadlocks, transactions], async () => {
      const [figures]: DatabaseStats[] = await database.query(databaseStatsSql);
      if (!figures) throw new Error('PostgreSQL keeps no statistics');
      return () => {
        bytes.set(figures.bytes);
        connections.set(figures.connections);
        limit.set(figures.limit);
        deadlocks.inc(figures.deadlocks);
        transactions.inc({ outcome: 'committed' }, figures.committed);
        transactions.inc({ outcome: 'undone' }, figures.undone);
      };
    });
  }
}
