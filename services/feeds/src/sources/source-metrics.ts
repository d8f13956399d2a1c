import { Metrics } from '@majlis/kit/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from './feed-source.js';

const states = ['fresh', 'stale', 'failing'] as const;

type SourceHealth = {
  kind: string;
  source: string;
  state: (typeof states)[number];
  failures: number;
  succeededAtSeconds: number | null;
};

const healthSql = `
  SELECT configured.kind, configured.url AS source, coalesce(failures, 0) AS failures,
         extract(epoch FROM succeeded_at)::float8 AS "succeededAtSeconds",
         CASE WHEN failures > 0 THEN 'failing'
              WHEN due_at IS NULL OR due_at < now() - interval '10 minutes' THEN 'stale'
              ELSE 'fresh' END AS state
  FROM unnest($1::text[], $2::text[]) AS configured (url, kind)
  LEFT JOIN sources ON sources.url = configured.url`;

/** All values come from the database, so that any instance reports the same. */
@Injectable()
export class SourceMetrics {
  constructor(database: DataSource, @Inject(SOURCES) configured: FeedSource[], metrics: Metrics) {
    const sources = metrics.gauge({
      name: 'majlis_feed_sources',
      help: 'Number of configured sources by state: fresh, stale (overdue by ten minutes) or failing.',
      labelNames: ['state'],
    });
    const lastSuccess = metrics.gauge({
      name: 'majlis_feed_last_success_timestamp_seconds',
      help: 'Unix time of the last successful read of a source.',
      labelNames: ['kind', 'source'],
    });
    const failureCount = metrics.gauge({
      name: 'majlis_feed_consecutive_failures',
      help: 'Consecutive failed attempts of a source.',
      labelNames: ['kind', 'source'],
    });
    const parameters = [configured.map(({ url }) => url), configured.map(({ kind }) => kind)];
    metrics.registerCollector('feed sources', [sources, lastSuccess, failureCount], async () => {
      const health: SourceHealth[] = await database.query(healthSql, parameters);
      return () => {
        for (const state of states) sources.set({ state }, health.filter((entry) => entry.state === state).length);
        for (const { kind, source, failures, succeededAtSeconds } of health) {
          failureCount.set({ kind, source }, failures);
          if (succeededAtSeconds !== null) lastSuccess.set({ kind, source }, succeededAtSeconds);
        }
      };
    });
  }
}
