import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from './metrics.js';

type Driver = { master?: Pool; obtainMasterConnection(): Promise<[unknown, unknown]> };

@Injectable()
export class PoolMetrics {
  constructor(database: DataSource, metrics: Metrics) {
    const driver = database.driver as unknown as Driver;
    metrics.gauge({
      name: 'majlis_database_pool_connections',
      help: 'Database connections of this process by state.',
      labelNames: ['state'],
      collect() {
        const { totalCount = 0, idleCount = 0 } = driver.master ?? {};
        this.set({ state: 'busy' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
      },
    });
    metrics.gauge({
      name: 'majlis_database_pool_connections_limit',
      help: 'Maximum number of database connections of this process.',
      collect() {
        this.set(driver.master?.options.max ?? 0);
      },
    });
    metrics.gauge({
      name: 'majlis_database_pool_waiting',
      help: 'Queries waiting for a free database connection.',
      collect() {
        this.set(driver.master?.waitingCount ?? 0);
      },
    });
    observeWaitTime(driver, metrics);
  }
}

/** TypeORM obtains the connection of every query by this method. */
function observeWaitTime(driver: Driver, metrics: Metrics): void {
  const waited = metrics.histogram({
    name: 'majlis_database_pool_wait_seconds',
    help: 'Time that queries waited for a database connection.',
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
