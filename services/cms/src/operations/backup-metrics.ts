import { Metrics } from '@majlis/kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const outcomes = ['running', 'stored', 'failed'] as const;

type BackupRow = {
  outcome: (typeof outcomes)[number] | null;
  stored: number | null;
  bytes: number | null;
};

const backupsSql = `
  SELECT (SELECT outcome FROM operations.backups ORDER BY id DESC LIMIT 1) AS outcome,
         extract(epoch FROM finished_at)::float8 AS stored, bytes::float8 AS bytes
  FROM (SELECT) AS always
  LEFT JOIN LATERAL (
    SELECT finished_at, bytes FROM operations.backups WHERE outcome = 'stored' ORDER BY id DESC LIMIT 1
  ) AS last_stored ON true`;

/** The backup job ends too soon to be scraped, so this service exports its metrics (infra/adr/monitoring.md). */
@Injectable()
export class BackupMetrics {
  constructor(database: DataSource, metrics: Metrics) {
    const storedAt = metrics.gauge({
      name: 'majlis_backup_stored_timestamp_seconds',
      help: 'Unix time of the last stored backup; absent if there is none.',
    });
    const bytes = metrics.gauge({
      name: 'majlis_backup_stored_bytes',
      help: 'Size of the last stored backup in bytes.',
    });
    const outcome = metrics.gauge({
      name: 'majlis_backup_last_outcome',
      help: '1 for the outcome of the last backup run, else 0.',
      labelNames: ['outcome'],
    });
    metrics.registerCollector('backups', [storedAt, bytes, outcome], async () => {
      const [last]: BackupRow[] = await database.query(backupsSql);
      return () => {
        for (const candidate of outcomes) outcome.set({ outcome: candidate }, Number(candidate === last?.outcome));
        if (typeof last?.stored === 'number') storedAt.set(last.stored);
        if (typeof last?.bytes === 'number') bytes.set(last.bytes);
      };
    });
  }
}
