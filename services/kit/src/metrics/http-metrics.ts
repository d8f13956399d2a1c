import type { NextFunction, Request, Response } from 'express';
import { probePaths } from '../http/request-log.js';
import type { Metrics } from './metrics.js';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Labels by route pattern and not by path, so that made-up paths create no series. */
export function requestMetrics(metrics: Metrics) {
  const requests = metrics.counter({
    name: 'majlis_http_requests_total',
    help: 'HTTP requests by route; status is 2xx to 5xx, or aborted if the client disconnected early.',
    labelNames: ['method', 'route', 'status'],
  });
  const seconds = metrics.histogram({
    name: 'majlis_http_request_seconds',
    help: 'Time from the request headers to the end of the response.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const inFlight = metrics.gauge({ name: 'majlis_http_requests_in_flight', help: 'HTTP requests in progress.' });

  return (request: Request, response: Response, next: NextFunction): void => {
    if (!probePaths.has(request.path)) {
      const start = performance.now();
      inFlight.inc();
      response.once('close', () => {
        inFlight.dec();
        const method = methods.has(request.method) ? request.method : 'other';
        const route = routeOf(request);
        seconds.observe({ method, route }, (performance.now() - start) / 1_000);
        requests.inc({ method, route, status: statusOf(response) });
      });
    }
    next();
  };
}

function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'none';
}

function statusOf({ writableFinished, statusCode }: Response): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
}
