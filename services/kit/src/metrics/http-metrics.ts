import type { NextFunction, Request, Response } from 'express';
import { probePaths } from '../http/request-log.js';
import type { Metrics } from './metrics.js';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts requests and how long they take, by the route that answers: whatever addresses visitors make up, there are few. */
export function requestMetrics(metrics: Metrics) {
  const requests = metrics.counter({
    name: 'majlis_http_requests_total',
    help: 'Requests answered; status is 2xx to 5xx, or aborted when nobody waited for the end of the answer.',
    labelNames: ['method', 'route', 'status'],
  });
  const seconds = metrics.histogram({
    name: 'majlis_http_request_seconds',
    help: 'From the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const underWay = metrics.gauge({ name: 'majlis_http_requests_in_flight', help: 'Requests being answered.' });

  return (request: Request, response: Response, next: NextFunction): void => {
    if (!probePaths.has(request.path)) {
      const start = performance.now();
      underWay.inc();
      response.once('close', () => {
        underWay.dec();
        const method = methods.has(request.method) ? request.method : 'other';
        const route = routeOf(request);
        seconds.observe({ method, route }, (performance.now() - start) / 1_000);
        requests.inc({ method, route, status: statusOf(response) });
      });
    }
    next();
  };
}

/** The path as it was declared, with `:id` in it; `none` when no route was found, or refused before it was looked for. */
function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'none';
}

function statusOf({ writableFinished, statusCode }: Response): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}
