import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Heartbeat } from './heartbeat.js';

@Injectable()
export class ServiceHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly heartbeat: Heartbeat;

  constructor(database: DataSource, @Inject(LOGGER) logger: Logger) {
    const name = String(database.driver.schema);
    this.heartbeat = new Heartbeat({ name, logger, run: (statement, values) => database.query(statement, values) });
  }

  /** The start is not awaited, because a failing heartbeat must not keep the service from listening. */
  onApplicationBootstrap(): void {
    this.heartbeat.start();
  }

  /** Runs before the database connections close. */
  beforeApplicationShutdown(): Promise<void> {
    return this.heartbeat.stop();
  }
}
