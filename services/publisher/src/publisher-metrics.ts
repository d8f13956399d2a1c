import type { Metrics } from '@majlis/kit/metrics/metrics';
import type { BuildJob } from './job-queue.js';

type TargetOutcome = 'written' | 'unchanged' | 'removed' | 'failed';

export class PublisherMetrics {
  private readonly targets;
  private readonly lag;

  constructor(metrics: Metrics) {
    this.targets = metrics.counter({
      name: 'majlis_publisher_targets_total',
      help: 'Files built, by kind and outcome; unchanged: rendered with the same content as before.',
      labelNames: ['kind', 'outcome'],
    });
    this.lag = metrics.histogram({
      name: 'majlis_publisher_lag_seconds',
      help: 'Time from the change notification to the published files, in seconds.',
      labelNames: ['stage'],
      buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
    });
  }

  recordTarget(path: string, outcome: TargetOutcome): void {
    this.targets.inc({ kind: kindOf(path), outcome });
  }

  recordLag({ stage, notifiedAt }: BuildJob): void {
    if (notifiedAt !== undefined) this.lag.observe({ stage }, (Date.now() - notifiedAt) / 1_000);
  }
}

function kindOf(path: string): string {
  if (path.endsWith('.jpg')) return 'image';
  return /\.(xml|txt)$/.test(path) ? 'text' : 'page';
}
