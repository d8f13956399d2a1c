import type { Change } from '@majlis/kit/database/change-notifications';
import { BuildRunner } from './build-runner.js';
import { BuildRuns } from './build-runs.js';
import type { ChangeHandlers } from './change-listener.js';
import { IdleCompressor } from './idle-compressor.js';
import { type BuildJob, earliest, jobKey } from './job-queue.js';
import { JobScheduler } from './job-scheduler.js';
import type { PublisherDeps } from './publisher-deps.js';

/**
 * The main loop (ADR 0012). ChangeListener reports what was saved, JobScheduler adds jobs to JobQueue, and the loop passes
 * them one by one to BuildRunner, which renders the files that have changed and records them in BuildManifest.
 */
export class Publisher implements ChangeHandlers {
  readonly runs = new BuildRuns();
  private readonly scheduler: JobScheduler;
  private readonly buildRunner: BuildRunner;
  private readonly idleCompressor: IdleCompressor;
  private activeJob: BuildJob | undefined;
  /** Those of the first listing that were never built to their end. While changes never stop, the queue is never empty. */
  private unbuiltJobs: Set<string> | undefined;
  private isStopped = false;

  constructor(
    private readonly deps: PublisherDeps,
    folderCheckMs?: number,
  ) {
    this.scheduler = new JobScheduler(deps, folderCheckMs);
    this.buildRunner = new BuildRunner(deps);
    this.idleCompressor = new IdleCompressor(deps);
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
        await this.idleCompressor.run();
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

  private async build(job: BuildJob): Promise<void> {
    const { failures, queue, delayedTasks, metrics } = this.deps;
    const name = `${job.group}, ${job.stage}`;
    const jobToRetry = { ...job, done: undefined };
    this.runs.start();
    this.activeJob = job;
    if (this.scheduler.hasListedAllGroups) this.unbuiltJobs ??= new Set([job, ...queue.jobs].map(jobKey));
    try {
      const { counts, retryMs, hasChangedResponses, isComplete } = await this.buildRunner.run(job);
      failures.clear(name);
      if (isComplete && this.unbuiltJobs?.delete(jobKey(job)) && this.isSiteBuilt) await this.markCompleteness();
      this.runs.add(counts);
      if (counts.written + counts.removed > 0) metrics.recordLag(job);
      // Without scopes, only files that failed, are missing or are due by time are rendered.
      if (retryMs > 0) delayedTasks.schedule(name, retryMs, () => queue.add({ ...jobToRetry, scopes: new Set() }));
      if (hasChangedResponses) this.scheduler.enqueueSessionsIfScanned(job);
    } catch (error) {
      this.runs.add({ failed: 1 });
      const retryMs = failures.recordFailure(name, error);
      delayedTasks.schedule([name, ...job.scopes].join(), retryMs, () => queue.add(jobToRetry));
    }
    this.activeJob = undefined;
  }

  private async finishRun(): Promise<void> {
    await this.markCompleteness();
    const run = this.runs.finish();
    if (run && run.written + run.removed + run.failed > 0) this.deps.logger.info(run, 'published');
  }

  /** Only with this marker may the gateway take a page without a file for one that does not exist. */
  private async markCompleteness(): Promise<void> {
    const { buildManifest, failures, folder, logger } = this.deps;
    if (!this.isSiteBuilt) return;
    try {
      await folder.setComplete(failures.all.size === 0);
      if (!failures.holdsUpRelease(buildManifest.fileCount)) await folder.markWritten();
    } catch (error) {
      logger.warn({ error: String(error) }, 'could not update the .complete marker');
    }
  }

  private get isSiteBuilt(): boolean {
    return this.scheduler.hasListedAllGroups && (this.deps.queue.size === 0 || this.unbuiltJobs?.size === 0);
  }

  get pending(): number {
    return this.deps.queue.size + (this.runs.current ? 1 : 0);
  }

  get oldestNotifiedAt(): number | undefined {
    return earliest(this.activeJob?.notifiedAt, this.deps.queue.oldestNotifiedAt);
  }
}
