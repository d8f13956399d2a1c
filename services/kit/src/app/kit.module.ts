import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AllowList } from '../auth/allow-list.js';
import { SameOriginGuard } from '../auth/same-origin.guard.js';
import { SessionGuard } from '../auth/session.guard.js';
import { connectionTo, type Entities } from '../database/connection.js';
import { PurgeDeleted } from '../database/purge-deleted.js';
import { CacheInterceptor } from '../http/cache.interceptor.js';
import { ProblemFilter } from '../http/problem.filter.js';
import { validationPipe } from '../http/validation.pipe.js';
import { Draining, HealthController } from './health.controller.js';
import { createLogger } from './logger.js';
import { SETTINGS, type ServiceSettings } from './service-settings.js';
import { LOGGER } from './tokens.js';

/** What a service is called in its logs and its database schema, and what it stores there. */
export type ServiceIdentity = { name: string; entities: Entities };

/** The plumbing of a service: settings, log, database, guards, validation, errors, health. */
@Global()
@Module({})
export class KitModule {
  static of(settings: ServiceSettings, { name, entities }: ServiceIdentity): DynamicModule {
    return {
      module: KitModule,
      imports: [
        TypeOrmModule.forRoot({
          ...connectionTo(settings.DATABASE_URL, name, entities),
          retryAttempts: 5,
          retryDelay: 1_000,
        }),
      ],
      controllers: [HealthController],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: LOGGER, useValue: createLogger(name, settings.LOG_LEVEL) },
        // The session comes first, so that a visitor's write is 401 wherever it came from.
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: APP_INTERCEPTOR, useClass: CacheInterceptor },
        { provide: APP_PIPE, useValue: validationPipe },
        { provide: APP_FILTER, useClass: ProblemFilter },
        AllowList,
        Draining,
        PurgeDeleted,
      ],
      exports: [SETTINGS, LOGGER, AllowList],
    };
  }
}
