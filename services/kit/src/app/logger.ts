import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { requestContext } from './request-context.js';

/** Values that must never reach a log, down to the third level of a logged object. */
const secrets = ['cookie', 'authorization', 'password', 'code', 'state', 'token', 'id_token', 'access_token'];

/** One JSON line per event on standard output; lines of a request carry its id. */
export function createLogger(service: string, level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // A copy: pino adds each line's own fields to what it is given.
    mixin: () => ({ ...requestContext.getStore() }),
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  };
  // Written at once: a line must not be lost, or overtaken by the next, when the process ends.
  return pino(options, pino.destination({ sync: true }));
}

/** Nest's own messages, in the same form. */
export function nestLogger(logger: Logger): LoggerService {
  const write =
    (level: 'info' | 'warn' | 'error' | 'debug' | 'trace' | 'fatal') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      const detail = rest.slice(0, -1).filter((part) => part !== undefined);
      if (message instanceof Error) logger[level]({ error: message.stack, context }, message.message);
      else logger[level]({ context, ...(detail.length > 0 && { detail }) }, String(message));
    };
  return {
    log: write('debug'),
    warn: write('warn'),
    error: write('error'),
    debug: write('debug'),
    verbose: write('trace'),
    fatal: write('fatal'),
  };
}
