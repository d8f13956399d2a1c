import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger } from 'pino';

export const LOGGER = Symbol('logger');

export type RequestContext = { requestId: string };

export const requestContext = new AsyncLocalStorage<RequestContext>();

export const currentRequestId = (): string => requestContext.getStore()?.requestId ?? 'none';

/** These values are redacted down to the third level of a logged object. */
const redactedKeys = ['cookie', 'authorization', 'password', 'code', 'state', 'token', 'id_token', 'access_token'];

export function createLogger(service: string, level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: { service },
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // The context is copied, because pino adds the fields of each line to this object.
    mixin: () => ({ ...requestContext.getStore() }),
    redact: { paths: redactedKeys.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  };
  // Logging is synchronous, so that no line is lost or reordered when the process ends.
  return pino(options, pino.destination({ sync: true }));
}

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
