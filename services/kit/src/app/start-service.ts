import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import type { Logger } from 'pino';
import { bodyParsers } from '../http/body-parsers.js';
import { compression } from '../http/compression.js';
import { requestLog } from '../http/request-log.js';
import { requestMetrics } from '../metrics/http-metrics.js';
import { Metrics } from '../metrics/metrics.js';
import { ShutdownState } from './health.controller.js';
import { createLogger, nestLogger } from './logger.js';
import { readSettingsOrExit } from './read-settings.js';
import type { ServiceSettings } from './service-settings.js';
import { LOGGER } from './tokens.js';

/**
 * How long a service that is stopping leaves open connections alone, for something may be coming on them (the gateway closes
 * those it has not used for two seconds: gateway/templates/http.conf.template); then how long it may finish.
 */
const drainMs = 3_000;
const finishMs = 8_000;
const sweepMs = 100;
/** A turn of the event loop in which next to nothing else was done, and how long one is waited for. */
const quietMs = 0.3;
const restlessMs = 1_000;

/** Builds a service ready to listen; tests start it on a free port. */
export async function createService(rootModule: DynamicModule, logger?: Logger): Promise<NestExpressApplication> {
  // An address is written in one way: the gateway has limits for some, and shares the answers of others.
  const strict = express().enable('case sensitive routing').enable('strict routing');
  const app = await NestFactory.create<NestExpressApplication>(rootModule, new ExpressAdapter(strict), {
    bodyParser: false,
    abortOnError: false,
    logger: logger ? nestLogger(logger) : false,
  });
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(requestLog(app.get<Logger>(LOGGER)), requestMetrics(app.get(Metrics)), compression, ...bodyParsers);
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = 65_000; // longer than the gateway keeps an idle connection
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return app;
}

/**
 * Runs a service until it is told to stop: `compose` builds its root module from the settings. A service that cannot
 * start says why and exits with 1: wrong settings in plain words on standard error, all else in its log.
 */
export async function startService<Settings extends ServiceSettings>(
  name: string,
  readOwnSettings: () => Settings,
  compose: (settings: Settings) => DynamicModule,
): Promise<void> {
  const settings = readSettingsOrExit(readOwnSettings);
  const logger = createLogger(name, settings.LOG_LEVEL);
  logUnexpectedEnd(logger);
  try {
    const app = await createService(compose(settings), logger);
    stopOnSignal(app, logger, settings.NODE_ENV === 'production' ? drainMs : 0);
    await app.listen(settings.PORT, settings.HOST);
    logger.info({ address: await app.getUrl() }, 'listening');
  } catch (error) {
    logger.fatal({ error: String((error as Error).stack ?? error) }, 'cannot start');
    process.exit(1);
  }
}

/** Node ends the process after this, as it should: nobody knows what state it is in. */
function logUnexpectedEnd(logger: Logger): void {
  process.once('uncaughtExceptionMonitor', (error) => logger.fatal({ error: error.stack }, 'uncaught exception'));
}

function stopOnSignal(app: NestExpressApplication, logger: Logger, drain: number): void {
  let isStopping = false;
  const stop = async (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => giveUp(logger), drain + finishMs).unref();
    app.get(ShutdownState).begin();
    await endTraffic(app.getHttpServer(), drain);
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

function giveUp(logger: Logger): void {
  logger.error('could not finish in time');
  process.exit(1);
}

/**
 * Whoever opens a connection from now on is refused, and so knows at once and for certain that nothing was begun: the
 * gateway takes another copy, for a write as well. On open connections requests may be on their way already: each is
 * answered, and told that it was the last. So nobody is cut off in between.
 */
async function endTraffic(server: Server, drain: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await quietTurn();
  const ended = once(server, 'close');
  // Only this part of closing: that of an HTTP server would also cut idle connections, on which a request may be coming.
  Listener.prototype.close.call(server);
  await Promise.race([ended, wait(drain)]);
  // Answers under way have promised to keep theirs.
  setInterval(() => server.closeIdleConnections(), sweepMs).unref();
}

/**
 * Connections that have arrived are accepted at some moment of a turn of the event loop; those that arrive while the rest of the
 * turn is worked off would be lost with the listener, and what was sent on them, too. After a short turn there are none.
 */
async function quietTurn(): Promise<void> {
  const limit = performance.now() + restlessMs;
  for (let began = 0; performance.now() - began > quietMs && performance.now() < limit; ) {
    began = performance.now();
    await nextTurn();
  }
}
