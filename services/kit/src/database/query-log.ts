import type { Logger } from 'pino';
import type { Logger as QueryLogger } from 'typeorm';

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
