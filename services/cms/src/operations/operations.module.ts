import { Module } from '@nestjs/common';
import { BackupMetrics } from './backup-metrics.js';
import { DatabaseMetrics } from './database-metrics.js';

@Module({ providers: [BackupMetrics, DatabaseMetrics] })
export class OperationsModule {}
