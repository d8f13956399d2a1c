import { Controller, Get, Header, Injectable, Res } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Public } from '../auth/current-user.js';
import { probePaths } from '../http/request-log.js';
import { Metrics } from './metrics.js';

@Injectable()
export class PoolMetrics {
  constructor(database: DataSource, metrics: Metrics) {
    // TypeORM's driver for PostgreSQL has its pool once it is connected.
    const driver = database.driver as unknown as { master?: Pool };
    metrics.gauge({
      name: 'majlis_database_pool_connections',
      help: 'Database connections of this process by state.',
      labelNames: ['state'],
      collect() {
        const { totalCount = 0, idleCount = 0 } = driver.master ?? {};
        this.set({ state: 'busy' }, totalCount - idleCount);
        this.set({ state: 'idle' }, idleCount);
      },
    });
    metrics.gauge({
      name: 'majlis_database_pool_connections_limit',
      help: 'Maximum number of database connections of this process.',
      collect() {
        this.set(driver.master?.options.max ?? 0);
      },
    });
    metrics.gauge({
      name: 'majlis_database_pool_waiting',
      help: 'Queries waiting for a free database connection.',
      collect() {
        this.set(driver.master?.waitingCount ?? 0);
      },
    });
  }
}

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

/** Prometheus scrapes the port of the service; the gateway does not forward this path. */
@Controller()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get('metrics')
  @Public()
  @Header('Cache-Control', 'no-store')
  async read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.type(this.metrics.contentType);
    return this.metrics.text();
  }
}
