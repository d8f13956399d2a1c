import { setTimeout as wait } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../settings/product-version.js';

const unusedMetrics = [
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
  'nodejs_eventloop_lag_p90_seconds',
  'nodejs_version_info',
];

/** In ms; the default of 10 would double the CPU use of an idle process. */
const eventLoopMonitoringPrecision = 20;

function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  for (const name of unusedMetrics) registry.removeSingleMetric(name);
}

type Description<Label extends string> = { name: string; help: string; labelNames?: readonly Label[] };

type Metric = Gauge<string> | Counter<string>;

type Collector = { name: string; metrics: Metric[]; collect: () => Promise<ApplyMetrics> };

type ApplyMetrics = () => void;

/** Prometheus times out after ten seconds; a slow collector must not hide all other metrics. */
const collectTimeoutMs = 2_000;

/** The Prometheus registry of a process (infra/adr/monitoring.md). Labels must have few values: routes, not paths. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly collectors: Collector[] = [];
  private pendingScrape: Promise<string> | undefined;
  private readonly collectErrors = this.counter({
    name: 'majlis_metrics_collect_errors_total',
    help: 'Failed or timed-out runs of metric collectors.',
    labelNames: ['lookup'],
  });

  readonly contentType = this.registry.contentType;

  constructor(version = productVersion()) {
    collectProcessMetrics(this.registry);
    this.gauge({
      name: 'majlis_build_info',
      help: 'Always 1; the labels have the running versions.',
      labelNames: ['version', 'node'],
    }).set({ version, node: process.version }, 1);
  }

  counter<Label extends string>(description: Description<Label>): Counter<Label> {
    return new Counter({ ...description, registers: [this.registry] });
  }

  gauge<Label extends string>(
    description: Description<Label> & { collect?: (this: Gauge<Label>) => void },
  ): Gauge<Label> {
    return new Gauge({ ...description, registers: [this.registry] });
  }

  histogram<Label extends string>(description: Description<Label> & { buckets: number[] }): Histogram<Label> {
    return new Histogram({ ...description, registers: [this.registry] });
  }

  /** If `collect` fails or times out, its metrics are omitted, because stale values would look current. */
  registerCollector(name: string, metrics: Metric[], collect: () => Promise<ApplyMetrics>): void {
    this.collectErrors.inc({ lookup: name }, 0);
    this.collectors.push({ name, metrics, collect });
  }

  /** Metrics in the Prometheus text format. Concurrent scrapes share one result. */
  text(): Promise<string> {
    this.pendingScrape ??= this.scrape().finally(() => {
      this.pendingScrape = undefined;
    });
    return this.pendingScrape;
  }

  private async scrape(): Promise<string> {
    await Promise.all(this.collectors.map((collector) => this.runCollector(collector)));
    return this.registry.metrics();
  }

  private async runCollector({ name, metrics, collect }: Collector): Promise<void> {
    metrics.forEach(clearMetric);
    const timeout = wait(collectTimeoutMs, 'timed out', { ref: false });
    const outcome = await Promise.race([collect(), timeout]).catch(() => 'failed');
    if (typeof outcome === 'function') outcome();
    else this.collectErrors.inc({ lookup: name });
  }
}

/** `reset` alone would leave a metric without labels at zero. */
function clearMetric(metric: Metric): void {
  metric.reset();
  metric.remove({});
}
