import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTick, setTimeout as wait } from 'node:timers/promises';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import express from 'express';
import type { Logger } from 'pino';
import { bodyParsers } from '../http/body-parsers.js';
import { requestLog } from '../http/request-log.js';
import { createLogger, LOGGER, nestLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { requestMetrics } from '../metrics/service-metrics.js';
import { readSettingsOrExit } from '../settings/read-settings.js';
import type { ServiceSettings } from '../settings/service-settings.js';
import { ShutdownState } from './health.controller.js';

/** Requests may be in flight on open connections; the gateway closes its idle ones after two seconds. */
const drainTimeoutMs = 3_000;
const shutdownTimeoutMs = 8_000;
const closeIdleIntervalMs = 100;

/**
 * Compresses large JSON responses here and not in the gateway, which caches the result. Responses never mix secrets with
 * input of others, so their size leaks nothing (BREACH).
 */
const compressJson = compression({
  level: 4,
  filter: (_request, response) => /^application\/json\b/.test(String(response.getHeader('Content-Type'))),
});

export async function createService(rootModule: DynamicModule, logger?: Logger): Promise<NestExpressApplication> {
  // Routing is strict, because the gateway limits and caches by exact path.
  const strict = express().enable('case sensitive routing').enable('strict routing');
  const app = await NestFactory.create<NestExpressApplication>(rootModule, new ExpressAdapter(strict), {
    bodyParser: false,
    abortOnError: false,
    logger: logger ? nestLogger(logger) : false,
  });
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(requestLog(app.get<Logger>(LOGGER)), requestMetrics(app.get(Metrics)), compressJson, ...bodyParsers);
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = 65_000; // longer than the idle timeout of the gateway
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return app;
}

export async function startService<Settings extends ServiceSettings>(
  name: string,
  readOwnSettings: () => Settings,
  compose: (settings: Settings) => DynamicModule,
): Promise<void> {
  const settings = readSettingsOrExit(readOwnSettings);
  const logger = createLogger(name, settings.LOG_LEVEL);
  process.once('uncaughtExceptionMonitor', (error) => logger.fatal({ error: error.stack }, 'uncaught exception'));
  try {
    const app = await createService(compose(settings), logger);
    stopOnSignal(app, logger, settings.NODE_ENV === 'production' ? drainTimeoutMs : 0);
    await app.listen(settings.PORT, settings.HOST);
    logger.info({ address: await app.getUrl() }, 'listening');
  } catch (error) {
    logger.fatal({ error: String((error as Error).stack ?? error) }, 'cannot start');
    process.exit(1);
  }
}

function stopOnSignal(app: NestExpressApplication, logger: Logger, drainMs: number): void {
  let isStopping = false;
  const stop = async (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => exitAfterTimeout(logger), drainMs + shutdownTimeoutMs).unref();
    app.get(ShutdownState).isShuttingDown = true;
    await drainConnections(app.getHttpServer(), drainMs);
    await app.close();
    logger.info('stopped');
    process.exit(code);
  };
  process.once('SIGTERM', () => void stop('SIGTERM', 0));
  process.once('SIGINT', () => void stop('SIGINT', 0));
  process.once('unhandledRejection', (reason) => {
    logger.fatal({ error: reason instanceof Error ? reason.stack : String(reason) }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });
}

function exitAfterTimeout(logger: Logger): void {
  logger.error('shutdown timed out');
  process.exit(1);
}

/** Closes the listener first: a write whose connection is refused can safely be retried on another instance. */
async function drainConnections(server: Server, drainMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  // Connections that have arrived would be lost with the listener; they are accepted first.
  await nextTick();
  const ended = once(server, 'close');
  // http.Server.close is avoided, because it would also close idle connections, on which a request may be arriving.
  NetServer.prototype.close.call(server);
  await Promise.race([ended, wait(drainMs)]);
  // Connections whose response was already being sent still have `Connection: keep-alive`.
  setInterval(() => server.closeIdleConnections(), closeIdleIntervalMs).unref();
}
