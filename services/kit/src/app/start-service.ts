import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { bodies } from '../http/bodies.js';
import { requestLog } from '../http/request-log.js';
import { Draining } from './health.controller.js';
import { nestLogger } from './logger.js';
import type { ServiceSettings } from './service-settings.js';
import { LOGGER } from './tokens.js';

/** How long a service that is stopping still takes requests, until gateways have noticed; then how long it may finish. */
const drainMs = 3_000;
const finishMs = 8_000;

/** Builds a service ready to listen; tests start it on a free port. */
export async function createService(rootModule: DynamicModule): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(rootModule, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  const logger = app.get<Logger>(LOGGER);
  app.useLogger(nestLogger(logger));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(requestLog(logger), ...bodies);
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = 65_000; // longer than the gateway keeps an idle connection
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  return app;
}

/**
 * Runs a service until it is told to stop: `compose` builds its root module from the settings. A service that cannot
 * start says why in one log line and exits with 1.
 */
export async function startService<Settings extends ServiceSettings>(
  readOwnSettings: () => Settings,
  compose: (settings: Settings) => DynamicModule,
): Promise<void> {
  try {
    const settings = readOwnSettings();
    const app = await createService(compose(settings));
    const logger = app.get<Logger>(LOGGER);
    stopOnSignal(app, logger, settings.NODE_ENV === 'production' ? drainMs : 0);
    await app.listen(settings.PORT, settings.HOST);
    logger.info({ host: settings.HOST, port: settings.PORT }, 'listening');
  } catch (error) {
    process.stderr.write(
      `${error instanceof Error && error.name === 'SettingsError' ? error.message : String((error as Error).stack)}\n`,
    );
    process.exit(1);
  }
}

function stopOnSignal(app: NestExpressApplication, logger: Logger, drain: number): void {
  let isStopping = false;
  const stop = async (reason: string, code: number) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), drain + finishMs).unref();
    app.get(Draining).begin();
    await wait(drain);
    const server: Server = app.getHttpServer();
    const closed = app.close();
    server.closeIdleConnections();
    await closed;
    process.exit(code);
  };
  process.once('SIGTERM', () => void stop('SIGTERM', 0));
  process.once('SIGINT', () => void stop('SIGINT', 0));
  process.once('unhandledRejection', (reason) => {
    logger.fatal({ error: reason instanceof Error ? reason.stack : String(reason) }, 'unhandled rejection');
    void stop('unhandled rejection', 1);
  });
}
