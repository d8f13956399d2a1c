import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SameOriginGuard } from '../auth/same-origin.guard.js';
import { AllowList, StaffSessionGuard } from '../auth/staff-session.guard.js';
import { BulkService } from '../bulk/bulk.service.js';
import { connectionOptions, type Entities, QueryLog } from '../database/connection.js';
import { shareQueryRunner } from '../database/one-transaction.js';
import { PurgeDeletedJob } from '../database/purge-deleted.job.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { EditableRows } from '../drafts/editable-rows.js';
import { PreviewInterceptor, PreviewsService } from '../drafts/previews.service.js';
import { ScheduleJob, ScheduleService } from '../drafts/schedule.service.js';
import { FindService } from '../find/find.service.js';
import { ChangeInterceptor } from '../history/change-context.js';
import { HistoryService } from '../history/history.service.js';
import { HISTORY_OPTIONS, type HistoryOptions } from '../history/revisions.js';
import { UndoService } from '../history/undo.service.js';
import { AllExceptionsFilter } from '../http/all-exceptions.filter.js';
import { CacheInterceptor } from '../http/cache.interceptor.js';
import { validationPipe } from '../http/validation.pipe.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsController, PoolMetrics } from '../metrics/service-metrics.js';
import { ServiceHeartbeat } from '../operations/service-heartbeat.js';
import { LanguageInterceptor } from '../translations/translate-rows.js';
import { TRANSLATED_TABLES, type TranslatedTables } from '../translations/translated-tables.js';
import { TranslationEntity } from '../translations/translation.entity.js';
import { TranslationBoardService } from '../translations/translation-board.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { HealthController, ShutdownState } from './health.controller.js';
import { createLogger, LOGGER, type Logger } from './logger.js';
import { SETTINGS, type ServiceSettings } from './service-settings.js';
import { createStaffControllers, createTranslationsController } from './staff.controllers.js';

/** `name` appears in log lines, in the path of its changes, and is the name of the database schema. */
type ServiceDefinition = {
  name: string;
  entities: Entities;
  /** The first with a route for a path answers. Those of every service come before: `translations` is no id of a conference. */
  controllers: Type[];
  providers?: Provider[];
  history?: HistoryOptions;
  translations?: TranslatedTables;
};

const services = [
  AllowList,
  ShutdownState,
  PoolMetrics,
  HistoryService,
  UndoService,
  EditableRows,
  DraftsService,
  ScheduleService,
  ScheduleJob,
  PreviewsService,
  BulkService,
  FindService,
  TranslationsService,
  TranslationBoardService,
  PurgeDeletedJob,
  ServiceHeartbeat,
];

/** A service is one module: with what every service has, and what it has of its own. */
@Module({})
export class KitModule {
  constructor(database: DataSource) {
    shareQueryRunner(database);
  }

  static forRoot(
    settings: ServiceSettings,
    { name, entities, controllers, providers = [], history = {}, translations }: ServiceDefinition,
  ): DynamicModule {
    const logger = createLogger(name, settings.LOG_LEVEL);
    const metrics = new Metrics();
    return {
      module: KitModule,
      imports: [
        TypeOrmModule.forRoot({
          ...connectionOptions(settings.DATABASE_URL, name, translations ? [...entities, TranslationEntity] : entities),
          ...queryInstrumentation(settings, logger, metrics),
          retryAttempts: 5,
          retryDelay: 1_000,
        }),
        TypeOrmModule.forFeature(entities),
      ],
      controllers: [
        HealthController,
        MetricsController,
        ...createStaffControllers(name),
        ...(translations ? [createTranslationsController(name)] : []),
        ...controllers,
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
        // StaffSessionGuard runs first, so that a write without a session is 401 whatever its origin.
        { provide: APP_GUARD, useClass: StaffSessionGuard },
        { provide: APP_GUARD, useClass: SameOriginGuard },
        { provide: HISTORY_OPTIONS, useValue: history },
        { provide: APP_INTERCEPTOR, useClass: CacheInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ChangeInterceptor },
        { provide: APP_INTERCEPTOR, useClass: PreviewInterceptor },
        // Within a preview, so that it reads in the same transaction.
        { provide: APP_INTERCEPTOR, useClass: LanguageInterceptor },
        { provide: TRANSLATED_TABLES, useValue: translations ?? {} },
        { provide: APP_PIPE, useValue: validationPipe },
        { provide: APP_FILTER, useClass: AllExceptionsFilter },
        ...services,
        ...providers,
      ],
    };
  }
}

function queryInstrumentation(settings: ServiceSettings, logger: Logger, metrics: Metrics) {
  const slow = metrics.counter({
    name: 'majlis_database_slow_queries_total',
    help: 'Queries slower than SLOW_QUERY_MS; each is logged as slow query.',
  });
  return { logger: new QueryLog(logger, () => slow.inc()), maxQueryExecutionTime: settings.SLOW_QUERY_MS };
}
