import type { Logger } from 'pino';
import type { DataSourceOptions, Logger as QueryLogger } from 'typeorm';
import { ActorSubscriber } from './change-context.js';

export type Entities = (new () => object)[];

export function connectionOptions(url: string, schema: string, entities: Entities): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema,
    entities,
    subscribers: [ActorSubscriber],
    applicationName: `majlis-${schema}`,
    installExtensions: false, // the role of a service may not install any
    connectTimeoutMS: 5_000,
    extra: {
      max: 10,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      query_timeout: 12_000, // for a server that hangs and does not enforce its own timeout
      idle_in_transaction_session_timeout: 15_000,
      options: `-c search_path=${schema}`,
    },
  };
}

/** Writes TypeORM's messages to our log, without parameter values, because they may be personal data. */
export class QueryLog implements QueryLogger {
  constructor(
    private readonly logger: Logger,
    private readonly onSlow: () => void = () => undefined,
  ) {}

  logQuery(): void {}

  logQueryError(error: string | Error, query: string): void {
    this.logger.debug({ error: String(error), query: oneLine(query) }, 'query failed');
  }

  logQuerySlow(ms: number, query: string): void {
    this.onSlow();
    this.logger.warn({ ms, query: oneLine(query) }, 'slow query');
  }

  logSchemaBuild(message: string): void {
    this.logger.debug(message);
  }

  logMigration(message: string): void {
    this.logger.error(message);
  }

  log(level: 'log' | 'info' | 'warn', message: string): void {
    this.logger[level === 'warn' ? 'warn' : 'debug'](message);
  }
}

const oneLine = (query: string): string => query.replaceAll(/\s+/g, ' ').trim().slice(0, 1_000);
