import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.js';

/** What there is of TypeORM's driver for PostgreSQL. */
type Driver = { master?: Pool; obtainMasterConnection(): Promise<[unknown, unknown]> };

/** How many connections to the database are in use, and how long work waits for one. */
@Injectable()
export class PoolMetrics {
  constructor(database: DataSource, metrics: Metrics) {
    const driver = database.driver as unknown as Driver;
    metrics.gauge({
      name: 'majlis_database_pool_connections',
      help: 'Connections of this process to the database, busy or idle.',
      labelNames: ['state'],
      collect() {
        const { totalCount = 0, idleCount = 0 } = driver.master ?? {};
        this.set({ state: 'busy' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
      },
    });
    metrics.gauge({
      name: 'majlis_database_pool_connections_limit',
      help: 'Connections that this process may have.',
      collect() {
        this.set(driver.master?.options.max ?? 0);
      },
    });
    metrics.gauge({
      name: 'majlis_database_pool_waiting',
      help: 'How many wait for a connection because all are busy.',
      collect() {
        this.set(driver.master?.waitingCount ?? 0);
      },
    });
    observeWaiting(driver, metrics);
  }
}

/** Every query of TypeORM gets its connection by this method. */
function observeWaiting(driver: Driver, metrics: Metrics): void {
  const waited = metrics.histogram({
    name: 'majlis_database_pool_wait_seconds',
    help: 'How long work waited for a connection to the database.',
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5],
  });
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    const start = performance.now();
    try {
      return await obtain();
    } finally {
      waited.observe((performance.now() - start) / 1_000);
    }
  };
}
