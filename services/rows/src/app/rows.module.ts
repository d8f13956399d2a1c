import { HealthController, ShutdownState } from '@majlis/kit/app/health.controller';
import { SameOriginGuard } from '@majlis/kit/auth/same-origin.guard';
import { AllowList, StaffSessionGuard } from '@majlis/kit/auth/staff-session.guard';
import { ChangeInterceptor } from '@majlis/kit/database/change-context';
import { connectionOptions, type Entities, QueryLog } from '@majlis/kit/database/connection';
import { ServiceDatabase } from '@majlis/kit/database/service-database';
import { AllExceptionsFilter } from '@majlis/kit/http/all-exceptions.filter';
import { CacheInterceptor } from '@majlis/kit/http/cache.interceptor';
import { validationPipe } from '@majlis/kit/http/validation.pipe';
import { createLogger, LOGGER, type Logger } from '@majlis/kit/logging/logger';
import { Metrics } from '@majlis/kit/metrics/metrics';
import { MetricsController, PoolMetrics } from '@majlis/kit/metrics/service-metrics';
import { ServiceHeartbeat } from '@majlis/kit/operations/service-heartbeat';
import { SETTINGS, type ServiceSettings } from '@majlis/kit/settings/service-settings';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSourceOptions } from 'typeorm';
import { BulkService } from '../bulk/bulk.service.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { EditableRows } from '../drafts/editable-rows.js';
import { PreviewInterceptor, PreviewsService } from '../drafts/previews.service.js';
import { ScheduleJob, ScheduleService } from '../drafts/schedule.service.js';
import { FindService } from '../find/find.service.js';
import { HistoryService } from '../history/history.service.js';
import { UndoService } from '../history/undo.service.js';
import { HISTORY_OPTIONS, type HistoryOptions } from '../repository/revisions.js';
import { LanguageInterceptor } from '../translations/translate-rows.js';
import { TRANSLATED_TABLES, type TranslatedTables } from '../translations/translated-tables.js';
import { TranslationEntity } from '../translations/translation.entity.js';
import { TranslationBoardService } from '../translations/translation-board.service.js';
import { TranslationsService } from '../translations/translations.service.js';
import { PurgeDeletedJob } from './purge-deleted.job.js';
import { createStaffControllers, createTranslationsController } from './staff.controllers.js';

/** `name` appears in log lines and in the paths of the routes that every service has, and is the name of the database schema. */
type ServiceDefinition = {
  name: string;
  entities: Entities;
  /**
   * The controllers that every service has come before these, so that `translations` in a path is not taken for the id of a
   * conference.
   */
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

/** A service is one module: it has its own parts, and those that every service has. */
@Module({})
export class RowsModule {
  static forRoot(
    settings: ServiceSettings,
    { name, entities, controllers, providers = [], history = {}, translations }: ServiceDefinition,
  ): DynamicModule {
    const logger = createLogger(name, settings.LOG_LEVEL);
    const metrics = new Metrics();
    return {
      module: RowsModule,
      imports: [
        connectDatabase({
          ...connectionOptions(settings.DATABASE_URL, name, translations ? [...entities, TranslationEntity] : entities),
          ...queryInstrumentation(settings, logger, metrics),
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
        // The interceptor comes after that of previews, so that translations are read in the transaction of the preview.
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

const connectDatabase = (options: DataSourceOptions): DynamicModule =>
  TypeOrmModule.forRootAsync({
    useFactory: () => ({ ...options, retryAttempts: 5, retryDelay: 1_000 }),
    dataSourceFactory: () => Promise.resolve(new ServiceDatabase(options)),
  });

function queryInstrumentation(settings: ServiceSettings, logger: Logger, metrics: Metrics) {
  const slow = metrics.counter({
    name: 'majlis_database_slow_queries_total',
    help: 'Queries slower than SLOW_QUERY_MS; each is logged as slow query.',
  });
  return { logger: new QueryLog(logger, () => slow.inc()), maxQueryExecutionTime: settings.SLOW_QUERY_MS };
}
