import { Metrics } from '@majlis/kit/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FeedSource, SOURCES } from './feed-source.js';

const states = ['fresh', 'stale', 'failing'] as const;

type SourceStanding = {
  kind: string;
  source: string;
  state: (typeof states)[number];
  failures: number;
  succeeded: number | null;
};

/**
 * A source is failing since its last attempt failed, and stale if it is overdue by ten minutes. $1: URLs of the
 * configured sources, $2: their kinds.
 */
const standingSql = `
  SELECT configured.kind, configured.url AS source, coalesce(failures, 0) AS failures,
         extract(epoch FROM succeeded_at)::float8 AS succeeded,
         CASE WHEN failures > 0 THEN 'failing'
              WHEN due_at IS NULL OR due_at < now() - interval '10 minutes' THEN 'stale'
              ELSE 'fresh' END AS state
  FROM unnest($1::text[], $2::text[]) AS configured (url, kind)
  LEFT JOIN sources ON sources.url = configured.url`;

/** Exports the state of each configured source from the database, so that any instance reports the same. */
@Injectable()
export class SourceMetrics {
  private readonly sources;
  private readonly succeeded;
  private readonly failures;

  constructor(
    private readonly database: DataSource,
    @Inject(SOURCES) private readonly configured: FeedSource[],
    metrics: Metrics,
  ) {
    this.sources = metrics.gauge({
      name: 'majlis_feed_sources',
      help: 'Number of configured sources by state: fresh, stale (overdue by ten minutes) or failing.',
      labelNames: ['state'],
    });
    this.succeeded = metrics.gauge({
      name: 'majlis_feed_last_success_timestamp_seconds',
      help: 'Unix time of the last successful read of a source.',
      labelNames: ['kind', 'source'],
    });
    this.failures = metrics.gauge({
      name: 'majlis_feed_consecutive_failures',
      help: 'Consecutive failed attempts of a source.',
      labelNames: ['kind', 'source'],
    });
    metrics.registerCollector('feed sources', [this.sources, this.succeeded, this.failures], () => this.collect());
  }

  private async collect(): Promise<() => void> {
    const standings: SourceStanding[] = await this.database.query(standingSql, [
      this.configured.map(({ url }) => url),
      this.configured.map(({ kind }) => kind),
    ]);
    return () => this.setGauges(standings);
  }

  private setGauges(standings: SourceStanding[]): void {
    for (const state of states)
      this.sources.set({ state }, standings.filter((standing) => standing.state === state).length);
    for (const { kind, source, failures, succeeded } of standings) {
      this.failures.set({ kind, source }, failures);
      if (succeeded !== null) this.succeeded.set({ kind, source }, succeeded);
    }
  }
}
