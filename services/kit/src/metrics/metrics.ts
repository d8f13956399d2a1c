import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { productVersion } from '../app/product-version.js';
import { collectProcessMetrics } from './process-metrics.js';

type Description<Label extends string> = { name: string; help: string; labelNames?: readonly Label[] };

type Figure = Gauge<string> | Counter<string>;

/** Something that is looked up when Prometheus asks, and the figures that show it. */
type LookUp = { what: string; figures: Figure[]; read: () => Promise<Show> };

/** Sets figures to what was read. */
type Show = () => void;

/** Prometheus gives up after ten; what answers late must not hide all the rest. */
const longestLookMs = 2_000;

/**
 * What one process tells Prometheus. Every label has few values: a route, not an address; a kind, not a name that
 * somebody made up.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly lookUps: LookUp[] = [];
  private telling: Promise<string> | undefined;
  private readonly failedLooks = this.counter({
    name: 'majlis_metrics_lookups_failed_total',
    help: 'Times that something could not be looked up for these figures.',
    labelNames: ['lookup'],
  });

  readonly contentType = this.registry.contentType;

  constructor(version = productVersion()) {
    collectProcessMetrics(this.registry);
    this.gauge({
      name: 'majlis_build_info',
      help: 'Always 1; its labels say what runs.',
      labelNames: ['version', 'node'],
    }).set({ version, node: process.version }, 1);
  }

  counter<Label extends string>(description: Description<Label>): Counter<Label> {
    return new Counter({ ...description, registers: [this.registry] });
  }

  /** With `collect` it is set anew whenever Prometheus asks. */
  gauge<Label extends string>(
    description: Description<Label> & { collect?: (this: Gauge<Label>) => void },
  ): Gauge<Label> {
    return new Gauge({ ...description, registers: [this.registry] });
  }

  histogram<Label extends string>(description: Description<Label> & { buckets: number[] }): Histogram<Label> {
    return new Histogram({ ...description, registers: [this.registry] });
  }

  /**
   * Has `read` look whenever Prometheus asks, and `figures` set by what it answers with. What cannot be read in time is left
   * out: an old figure would look as if it were true.
   */
  registerCollector(what: string, figures: Figure[], read: () => Promise<Show>): void {
    this.failedLooks.inc({ lookup: what }, 0);
    this.lookUps.push({ what, figures, read });
  }

  /** Everything there is to tell, as Prometheus reads it. Who asks while another is being told hears the same. */
  text(): Promise<string> {
    this.telling ??= this.tell().finally(() => {
      this.telling = undefined;
    });
    return this.telling;
  }

  private async tell(): Promise<string> {
    await Promise.all(this.lookUps.map((collector) => this.look(collector)));
    return this.registry.metrics();
  }

  private async look({ what, figures, read }: LookUp): Promise<void> {
    figures.forEach(empty);
    const late = wait(longestLookMs, 'late', { ref: false });
    const outcome = await Promise.race([read(), late]).catch(() => 'failed');
    if (typeof outcome === 'function') outcome();
    else this.failedLooks.inc({ lookup: what });
  }
}

/** `reset` alone leaves what has no labels at zero. */
function empty(figure: Figure): void {
  const { labelNames } = figure as unknown as { labelNames: string[] };
  figure.reset();
  if (labelNames.length === 0) figure.remove();
}
