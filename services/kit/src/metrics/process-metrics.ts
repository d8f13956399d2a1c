import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/**
 * Of the usual figures those that say something about a service of ours; the others are a flood. (!) Some are set only while
 * another is asked: the processor's by that of the user, the heap's by its total, which therefore stand before them.
 */
const wanted = [
  'process_cpu_user_seconds_total',
  'process_cpu_seconds_total',
  'process_start_time_seconds',
  'process_resident_memory_bytes',
  'process_open_fds',
  'process_max_fds',
  'nodejs_heap_size_total_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_external_memory_bytes',
  'nodejs_gc_duration_seconds',
];

const resolutionMs = 20;

/** Memory, processor, garbage collection, and how long the event loop keeps its work waiting. */
export function observeProcess(registry: Registry): void {
  const usual = new Registry();
  // Its own look at the event loop counts the time between two looks as a delay: ours is below.
  collectDefaultMetrics({ register: usual, eventLoopMonitoringPrecision: 10_000 });
  for (const name of wanted) {
    const metric = usual.getSingleMetric(name);
    if (metric) registry.registerMetric(metric);
  }
  observeEventLoop(registry);
}

function observeEventLoop(registry: Registry): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs) / 1e3;
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `majlis_event_loop_lag_${name}_seconds`,
      help,
      registers: [registry],
      collect() {
        this.set(lag(value()));
      },
    });
  gauge('p50', 'How late the event loop came to its work half of the time, since it was last asked.', () =>
    delays.percentile(50),
  );
  gauge('p99', 'The same, 99 of a hundred times.', () => delays.percentile(99));
  gauge('max', 'The worst, since it was last asked.', () => {
    const { max } = delays;
    delays.reset(); // the last of the three to be asked
    return max;
  });
}
