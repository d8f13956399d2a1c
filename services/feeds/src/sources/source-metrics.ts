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
  private readonly sourcesGauge;
  private readonly lastSuccessGauge;
  private readonly failuresGauge;

  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly configured: FeedSource[],
    metrics: Metrics,
  ) {
    this.sourcesGauge = metrics.gauge({
      name: 'majlis_feed_sources',
      help: 'Number of configured sources by state: fresh, stale (overdue by ten minutes) or failing.',
      labelNames: ['state'],
    });
    this.lastSuccessGauge = metrics.gauge({
      name: 'majlis_feed_last_success_timestamp_seconds',
      help: 'Unix time of the last successful read of a source.',
      labelNames: ['kind', 'source'],
    });
    this.failuresGauge = metrics.gauge({
      name: 'majlis_feed_consecutive_failures',
      help: 'Consecutive failed attempts of a source.',
      labelNames: ['kind', 'source'],
    });
    metrics.registerCollector('feed sources', [this.sourcesGauge, this.lastSuccessGauge, this.failuresGauge], () =>
      this.collect(),
    );
  }

  private async collect(): Promise<() => void> {
    const sources: SourceHealth[] = await this.database.query(healthSql, [
      this.configured.map(({ url }) => url),
      this.configured.map(({ kind }) => kind),
    ]);
    return () => this.setGauges(sources);
  }

  private setGauges(sources: SourceHealth[]): void {
    for (const state of states)
      this.sourcesGauge.set({ state }, sources.filter((entry) => entry.state === state).length);
    for (const { kind, source, failures, succeededAtSeconds } of sources) {
      this.failuresGauge.set({ kind, source }, failures);
      if (succeededAtSeconds !== null) this.lastSuccessGauge.set({ kind, source }, succeededAtSeconds);
    }
  }
}
