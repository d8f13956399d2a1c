import { Module } from '@nestjs/common';
import { BackupMetrics } from './backup-metrics.js';
import { DatabaseMetrics } from './database-metrics.js';

/** Metrics of the whole installation, exported by this service alone so that they are not counted twice. */
@Module({ providers: [BackupMetrics, DatabaseMetrics] })
export class OperationsModule {}
