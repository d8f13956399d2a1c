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

export type PublisherState = {
  isConnected: boolean;
  files: number;
  pending: number;
  failed: number;
  oldestNotifiedAt: number | undefined;
};

export function registerPublisherGauges(metrics: Metrics, state: () => PublisherState): void {
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.gauge({
      name,
      help,
      collect() {
        this.set(value());
      },
    });
  gauge('majlis_publisher_connected', '1 if connected to the database, on standby too.', () =>
    Number(state().isConnected),
  );
  gauge('majlis_publisher_files', 'Files of the published site.', () => state().files);
  gauge('majlis_publisher_queue_length', 'Build jobs, waiting or in progress.', () => state().pending);
  gauge('majlis_publisher_failed_targets', 'Files and jobs that failed and are retried.', () => state().failed);
  gauge(
    'majlis_publisher_oldest_pending_seconds',
    'Age of the oldest change that is not published yet; 0 if none.',
    () => {
      const { oldestNotifiedAt } = state();
      return oldestNotifiedAt === undefined ? 0 : (Date.now() - oldestNotifiedAt) / 1_000;
    },
  );
}
