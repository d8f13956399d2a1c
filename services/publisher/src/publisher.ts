import type { ChangeNotification } from '@majlis/kit/database/change-notifications';
import { type BuildCounts, BuildRunner } from './build-runner.js';
import type { ChangeHandlers } from './change-listener.js';
import { type BuildJob, earliest, jobKey } from './job-queue.js';
import { JobScheduler } from './job-scheduler.js';
import type { PublisherDeps } from './publisher-deps.js';

/**
 * The main loop (infra/adr/pages.md). ChangeListener reports what was saved, JobScheduler adds jobs to JobQueue, and the loop passes
 * them one by one to BuildRunner, which renders the files that have changed and records them in BuildManifest.
 */
export class Publisher implements ChangeHandlers {
  readonly runs = new BuildRuns();
  private readonly scheduler: JobScheduler;
  private readonly buildRunner: BuildRunner;
  private readonly idleCompressor: IdleCompressor;
  private activeJob: BuildJob | undefined;
  /**
   * The jobs that waited when all groups were first listed, until each is built. `.complete` waits only for them: while staff save,
   * the queue may never be empty.
   */
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

  async onBecameLeader(): Promise<void> {
    await this.deps.api.waitUntilReady();
    await this.scheduler.enqueueAll('all');
  }

  onChanges(changes: ChangeNotification[], notifiedAt: number): Promise<void> {
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
    const jobToRetry = { ...job, progress: undefined };
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
      if (hasChangedResponses) this.scheduler.enqueueWhatScanSkipped(job);
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

  /** Sets or deletes `.complete`, and sets `.written` once. */
  private async markCompleteness(): Promise<void> {
    const { buildManifest, failures, folder, logger } = this.deps;
    if (!this.isSiteBuilt) return;
    try {
      await folder.setComplete(failures.all.size === 0);
      if (!failures.holdsUpRelease(buildManifest.fileCount)) await folder.markReadyForTraffic();
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

/** All jobs that are built between two moments at which the queue is empty. */
type BuildRun = { startedAt: string; seconds: number } & BuildCounts;

/** The builds that GET /status, the status page and the log report. */
class BuildRuns {
  current: BuildRun | undefined;
  last: BuildRun | undefined;
  lastChangedAt: string | undefined;

  start(): void {
    this.current ??= {
      startedAt: new Date().toISOString(),
      seconds: 0,
      rendered: 0,
      written: 0,
      removed: 0,
      failed: 0,
    };
  }

  add(counts: Partial<BuildCounts>): void {
    for (const key of ['rendered', 'written', 'removed', 'failed'] as const)
      if (this.current) this.current[key] += counts[key] ?? 0;
    if (counts.written || counts.removed) this.lastChangedAt = new Date().toISOString();
  }

  finish(): BuildRun | undefined {
    if (!this.current) return undefined;
    const seconds = (Date.now() - Date.parse(this.current.startedAt)) / 1_000;
    this.last = { ...this.current, seconds };
    this.current = undefined;
    return this.last;
  }
}

/** A crash repeats the work on this many files at most. */
const filesBetweenManifestSaves = 100;

type QuickStage = PublisherDeps['buildManifest']['quickStages'][number];

/**
 * Makes files smaller that were compressed quickly (infra/adr/pages.md). The build manifest records which are left, so a restart
 * goes on.
 */
export class IdleCompressor {
  constructor(private readonly deps: Pick<PublisherDeps, 'buildManifest' | 'folder' | 'queue' | 'logger'>) {}

  /** Returns early when a build job arrives. */
  async run(): Promise<void> {
    const { buildManifest, queue, logger } = this.deps;
    for (const stage of buildManifest.quickStages) {
      if (!queue.isIdle) return;
      await this.compressStage(stage).catch((error: unknown) =>
        logger.warn({ error: String(error) }, 'could not make files smaller'),
      );
    }
  }

  private async compressStage({ group, stage }: QuickStage): Promise<void> {
    const { buildManifest, folder, queue } = this.deps;
    const manifest = await buildManifest.read(group, stage);
    const quick = [...manifest].filter(([, { isQuick }]) => isQuick);
    // An empty manifest is not saved: if it has gone, the check of the folder must still find out.
    if (quick.length === 0) return;
    try {
      for (const [index, [path, entry]] of quick.entries()) {
        if (!queue.isIdle) break;
        await folder.compress(path);
        entry.isQuick = false;
        if (index % filesBetweenManifestSaves === filesBetweenManifestSaves - 1)
          await buildManifest.save(group, stage, manifest);
      }
    } finally {
      await buildManifest.save(group, stage, manifest);
    }
  }
}
