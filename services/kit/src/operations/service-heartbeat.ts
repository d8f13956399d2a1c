import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOGGER, type Logger } from '../app/tokens.js';
import { Heartbeat } from './heartbeat.js';

/** Shows that a service runs from when it begins to listen until it is told to stop. */
@Injectable()
export class ServiceHeartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly heartbeat: Heartbeat;

  constructor(database: DataSource, @Inject(LOGGER) logger: Logger) {
    const name = String(database.driver.schema);
    this.heartbeat = new Heartbeat({ name, logger, run: (statement, values) => database.query(statement, values) });
  }

  /** Not awaited: a service listens whether it can be seen or not. */
  onApplicationBootstrap(): void {
    this.heartbeat.start();
  }

  /** Before the connections to the database go. */
  beforeApplicationShutdown(): Promise<void> {
    return this.heartbeat.stop();
  }
}
