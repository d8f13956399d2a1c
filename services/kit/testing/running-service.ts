import type { Server } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { createService } from '../src/app/start-service.js';
import type { ServiceSettings } from '../src/settings/service-settings.js';

export const publicOrigin = 'http://localhost:8080';

export const testSettings = (databaseUrl: string): ServiceSettings => ({
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  PORT: 0,
  DATABASE_URL: databaseUrl,
  PUBLIC_ORIGIN: publicOrigin,
  ADMIN_EMAILS: ['amal@majlis.example', 'yusuf@majlis.example'],
  SLOW_QUERY_MS: 500,
  HISTORY_DAYS: 730,
  LOG_LEVEL: process.env.TEST_LOG_LEVEL === 'info' ? 'info' : 'silent',
});

export type RunningService = {
  app: NestExpressApplication;
  visitor: ReturnType<typeof supertest.agent>;
  withCookie(cookie: string): ReturnType<typeof supertest.agent>;
  stop(): Promise<void>;
};

export async function runService(rootModule: DynamicModule, port = 0): Promise<RunningService> {
  const app = await createService(rootModule);
  await app.listen(port, '127.0.0.1');
  const server: Server = app.getHttpServer();
  const browser = () => supertest.agent(server).set('Sec-Fetch-Site', 'same-origin');
  return {
    app,
    visitor: browser(),
    withCookie: (cookie) => browser().set('Cookie', cookie),
    async stop() {
      // Otherwise closing would wait for clients with open connections.
      const cut = setInterval(() => server.closeAllConnections(), 50);
      await app.close().finally(() => clearInterval(cut));
    },
  };
}
