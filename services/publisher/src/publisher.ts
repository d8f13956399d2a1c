import type { Change } from '@majlis/kit/database/change-notifications';
import { type BuildCounts, BuildRunner } from './build-runner.js';
import type { ChangeHandlers } from './change-listener.js';
import { type BuildJob, earliest } from './job-queue.js';
import { JobScheduler } from './job-scheduler.js';
import type { PublisherDeps } from './publisher-deps.js';

/** All jobs that are built between two moments at which the queue is empty. */
export type BuildRun = { startedAt: string; seconds: number } & BuildCounts;

/**
 * The main loop of the publisher (ADR 0012). The change listener reports what was saved, the scheduler adds build jobs for
 * it to the queue, and the loop builds one job after the other. A build renders the files whose dependencies have changed
 * and records in the manifest what each file was rendered from.
 */
export class Publisher implements ChangeHandlers {
  currentRun: BuildRun | undefined;
  lastRun: BuildRun | undefined;
  /** When a file was last written or removed. */
  lastChangedAt: string | undefined;
  private readonly scheduler: JobScheduler;
  private readonly builder: BuildRunner;
  private activeJob: BuildJob | undefined;
  private isStopped = false;

  constructor(private readonly deps: PublisherDeps) {
    this.scheduler = new JobScheduler(deps);
    this.builder = new BuildRunner(deps);
  }

  async onConnected(): Promise<void> {
    await this.deps.api.waitUntilReady();
    await this.scheduler.enqueueAll('all');
  }

  onChanges(changes: Change[], notifiedAt: number): Promise<void> {
    return this.scheduler.enqueueChanges(changes, notifiedAt);
  }

  async run(): Promise<void> {
    this.scheduler.start();
    while (!this.isStopped) {
      const job = this.deps.queue.take();
      if (job) await this.build(job);
      else {
        await this.finishRun();
        await this.deps.queue.waitForJobs();
      }
    }
  }

  stop(): void {
    this.isStopped = true;
    this.scheduler.stop();
    this.deps.delayedTasks.stop();
    this.deps.queue.close();
  }

  get pending(): number {
    return this.deps.queue.size + (this.currentRun ? 1 : 0);
  }

  /** When the oldest change that is not published yet was notified, in milliseconds. */
  get oldestNotifiedAt(): number | undefined {
    return earliest(this.activeJob?.notifiedAt, this.deps.queue.oldestNotifiedAt);
  }

  private async build(job: BuildJob): Promise<void> {
    const { failures, queue, delayedTasks, metrics } = this.deps;
    const name = `${job.group}, ${job.stage}`;
    this.currentRun ??= { startedAt: new Date().toISOString(), seconds: 0, ...zeroCounts };
    this.activeJob = job;
    try {
      const { counts, retryMs, hasChanges } = await this.builder.run(job);
      failures.clear(name);
      addCounts(this.currentRun, counts);
      if (counts.written + counts.removed > 0) {
        this.lastChangedAt = new Date().toISOString();
        metrics.recordLag(job);
      }
      // Without scopes, only files that failed, are missing or are due by time are rendered.
      if (retryMs > 0) delayedTasks.schedule(name, retryMs, () => queue.add({ ...job, scopes: new Set() }));
      if (hasChanges) this.scheduler.enqueueSessionsIfScanned(job);
    } catch (error) {
      this.currentRun.failed += 1;
      const retryMs = failures.recordFailure(name, error);
      delayedTasks.schedule([name, ...job.scopes].join(), retryMs, () => queue.add(job));
    }
    this.activeJob = undefined;
  }

  private async finishRun(): Promise<void> {
    await this.markCompleteness();
    const run = this.currentRun;
    if (!run) return;
    this.currentRun = undefined;
    this.lastRun = { ...run, seconds: (Date.now() - Date.parse(run.startedAt)) / 1_000 };
    if (run.written + run.removed + run.failed > 0) this.deps.logger.info(this.lastRun, 'published');
  }

  /** Only with this marker may the gateway take a page without a file for one that does not exist. */
  private async markCompleteness(): Promise<void> {
    const { failures, folder, logger, queue } = this.deps;
    if (!this.scheduler.hasScanned || queue.size > 0) return;
    await folder
      .setComplete(failures.all.size === 0)
      .catch((error: unknown) => logger.warn({ error: String(error) }, 'could not update the .complete marker'));
  }
}

const zeroCounts: BuildCounts = { rendered: 0, written: 0, removed: 0, failed: 0 };

function addCounts(sum: BuildCounts, counts: BuildCounts): void {
  for (const key of ['rendered', 'written', 'removed', 'failed'] as const) sum[key] += counts[key];
}
