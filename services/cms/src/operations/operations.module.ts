import { Module } from '@nestjs/common';
import { BackupMetrics } from './backup-metrics.js';
import { DatabaseMetrics } from './database-metrics.js';

/** What concerns the whole installation is told by one service: this one. */
@Module({ providers: [BackupMetrics, DatabaseMetrics] })
export class OperationsModule {}
