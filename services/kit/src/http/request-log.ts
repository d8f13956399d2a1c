import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestContext } from '../app/request-context.js';

const acceptableId = /^[\w-]{8,64}$/;

/** Every few seconds: they would be most of what is noted. */
export const probePaths = new Set(['/live', '/ready', '/metrics']);

/** Takes over the gateway's request id or makes one, and writes one line when the answer has gone out. */
export function requestLog(logger: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.get('x-request-id') ?? '';
    const requestId = acceptableId.test(given) ? given : randomUUID();
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
