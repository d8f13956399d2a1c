import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestContext } from '../logging/logger.js';

const requestIdPattern = /^[\w-]{8,64}$/;

export const probePaths = new Set(['/live', '/ready', '/metrics']);

export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const header = request.get('x-request-id') ?? '';
    const requestId = requestIdPattern.test(header) ? header : randomUUID();
    const start = performance.now();
    response.setHeader('X-Request-Id', requestId);
    response.once('close', () => {
      const ms = Math.round((performance.now() - start) * 10) / 10;
      const { method, path } = request; // without the query: it may hold a sign-in code
      const level = probePaths.has(path) ? 'trace' : 'info';
      const aborted = response.writableFinished ? undefined : true;
      logger[level]({ requestId, method, path, status: response.statusCode, ms, aborted }, 'request');
    });
    requestContext.run({ requestId }, next);
  };
}
