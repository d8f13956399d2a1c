import type { Metrics } from '@majlis/kit/metrics/metrics';
import type { BuildJob } from './job-queue.js';

type TargetOutcome = 'written' | 'unchanged' | 'removed' | 'failed';

/** What the publisher does, counted. */
export class PublisherMetrics {
  private readonly outputs;
  private readonly lag;

  constructor(metrics: Metrics) {
    this.outputs = metrics.counter({
      name: 'majlis_publisher_outputs_total',
      help: 'Files made, by what became of them; unchanged: it came out as it was.',
      labelNames: ['kind', 'outcome'],
    });
    this.lag = metrics.histogram({
      name: 'majlis_publisher_lag_seconds',
      help: 'From hearing that something was saved to the files that show it.',
      labelNames: ['stage'],
      buckets: [0.25, 0.5, 1, 2, 5, 10, 30, 60, 300],
    });
  }

  recordTarget(address: string, outcome: TargetOutcome): void {
    this.outputs.inc({ kind: kindOf(address), outcome });
  }

  /** Visitors now see what this work was about; only that counts for which somebody has waited. */
  recordLag({ stage, since }: BuildJob): void {
    if (since !== undefined) this.lag.observe({ stage }, (Date.now() - since) / 1_000);
  }
}

function kindOf(address: string): string {
  if (address.endsWith('.jpg')) return 'picture';
  return /\.(xml|txt)$/.test(address) ? 'text' : 'page';
}

type PublisherState = {
  isConnected: boolean;
  files: number;
  pending: number;
  failing: number;
  /** When the save was heard of that has waited longest to be shown. */
  since: number | undefined;
};

/** Reports the state of the publisher at the moment of each scrape. */
export function registerPublisherGauges(metrics: Metrics, state: () => PublisherState): void {
  const gauge = (name: string, help: string, value: () => number) =>
    metrics.gauge({
      name,
      help,
      collect() {
        this.set(value());
      },
    });
  gauge('majlis_publisher_connected', 'Whether it hears what is saved: 1 or 0.', () => Number(state().isConnected));
  gauge('majlis_publisher_files', 'Files of the published site.', () => state().files);
  gauge('majlis_publisher_queue_length', 'Pieces of work that wait, with the one under way.', () => state().pending);
  gauge('majlis_publisher_failing', 'What cannot be made at the moment and is tried again.', () => state().failing);
  gauge('majlis_publisher_waiting_seconds', 'How long the oldest save has waited to be shown; 0: none waits.', () => {
    const { since } = state();
    return since === undefined ? 0 : (Date.now() - since) / 1_000;
  });
}
