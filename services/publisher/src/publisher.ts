import { IntervalJob } from '@majlis/kit/app/interval-job';
import type { Change } from '@majlis/kit/database/change-notifications';
import { type BuildResult, BuildRunner, type PublisherDeps } from './build-runner.js';
import { DelayedTasks } from './delayed-tasks.js';
import { type BuildJob, earliest, type InvalidationScope } from './job-queue.js';
import {
  conferenceGroup,
  episodesGroup,
  type Group,
  mainGroup,
  sitemapsGroup,
  stagesOf,
} from './targets/build-target.js';

type JobPriority = Partial<Pick<BuildJob, 'isUrgent' | 'since'>>;

export type BuildRun = { began: string; seconds: number } & Pick<
  BuildResult,
  'made' | 'written' | 'removed' | 'failed'
>;

/** What becomes visible by time alone is found at such a look. */
const betweenLooksMs = 5 * 60_000;
const betweenClearingsMs = 3_600_000;
/** So many conferences are changed by a job, not by somebody who waits: others' saves go before them. */
const mostAtOnce = 20;

/** Keeps the published site as the services say it is. */
export class Publisher {
  lastRun: BuildRun | undefined;
  /** What was done since there was something to do. */
  currentRun: BuildRun | undefined;
  /** When a file last became another, or went. */
  writtenAt: string | undefined;
  private readonly workshop: BuildRunner;
  private readonly jobs: IntervalJob[];
  private atWork: BuildJob | undefined;
  private readonly sharedHashes = new Map<string, string>();
  private readonly later = new DelayedTasks(() => this.wake());
  private wake: () => void = () => undefined;
  private isStopped = false;
  private hasLooked = false;

  constructor(private readonly tools: PublisherDeps) {
    this.workshop = new BuildRunner(tools);
    const job = (name: string, intervalMs: number, run: () => Promise<void>) =>
      new IntervalJob({ name, logger: tools.logger, initialDelayMs: intervalMs, intervalMs, run });
    this.jobs = [
      job('scan for changes', betweenLooksMs, () => this.enqueueAll('all but sessions')),
      job('remove old builds', betweenClearingsMs, () => tools.folder.removeStaleBuilds()),
    ];
  }

  /** When the save was heard of that has waited longest to be shown. */
  get since(): number | undefined {
    return earliest(this.atWork?.since, this.tools.queue.since);
  }

  get pending(): number {
    return this.tools.queue.size + (this.currentRun ? 1 : 0);
  }

  /** Works until it is stopped. */
  async run(): Promise<void> {
    for (const job of this.jobs) job.start();
    while (!this.isStopped) {
      const work = this.tools.queue.take();
      if (work) await this.perform(work);
      else await this.rest();
    }
  }

  stop(): void {
    this.isStopped = true;
    this.tools.queue.close();
    this.later.stop();
    for (const job of this.jobs) void job.stop();
    this.wake();
  }

  /** Looks at everything there is, and at what was there. */
  async enqueueAll(doubt: InvalidationScope, since?: number): Promise<void> {
    const { reads, catalogue, records, failures, programmes } = this.tools;
    reads.invalidate();
    if (doubt === 'all') programmes.invalidateAll();
    // They need no list, and are what most visitors see first.
    this.add(mainGroup, doubt, { since });
    try {
      const groups = await catalogue.groups(reads.fetchForJob());
      for (const group of new Set([...groups, ...(await records.groups())]))
        if (group !== mainGroup) this.add(group, doubt, { since });
      failures.clear('everything');
      this.hasLooked = true;
    } catch (error) {
      this.later.schedule(failures.recordFailure('everything', error), `look again, ${doubt}`, () =>
        this.enqueueAll(doubt, since),
      );
    }
    this.wake();
  }

  /** Somebody saved something, of which was heard at `since`. */
  async enqueueChanges(changes: Change[], since: number): Promise<void> {
    const { reads, programmes } = this.tools;
    reads.invalidate();
    this.add(mainGroup, 'shared', { isUrgent: true, since });
    const conferences = changes.filter((change) => change.source === 'conference');
    for (const { id } of conferences) {
      programmes.invalidate(id);
      this.add(conferenceGroup(id), 'all', { isUrgent: conferences.length <= mostAtOnce, since });
    }
    // It is not said which one; all are asked for.
    if (changes.some((change) => change.source === 'feeds' && change.kind === 'podcast'))
      this.add(episodesGroup, 'all', { since });
    // Made of all conferences: it takes its time when there are thousands.
    this.add(sitemapsGroup, 'all', { since });
    this.wake();
    await this.spread(since);
  }

  /** Texts in the footer and the navigation are on every page; what only the main pages show needs no look at the others. */
  private async spread(since: number): Promise<void> {
    const { reads, records, failures } = this.tools;
    try {
      const read = reads.fetchForJob();
      let hasChanged = false;
      for (const path of records.sharedDependencies) {
        const { hash } = await read(path);
        hasChanged ||= this.sharedHashes.get(path) !== hash;
        this.sharedHashes.set(path, hash);
      }
      failures.clear('what all pages share');
      if (hasChanged) await this.enqueueAll('shared', since);
    } catch (error) {
      this.sharedHashes.clear();
      this.later.schedule(failures.recordFailure('what all pages share', error), 'spread', () => this.spread(since));
    }
  }

  private async perform(work: BuildJob): Promise<void> {
    const { failures, queue, metrics } = this.tools;
    const name = `${work.group}, ${work.stage}`;
    const round = this.currentRun ?? {
      began: new Date().toISOString(),
      seconds: 0,
      made: 0,
      written: 0,
      removed: 0,
      failed: 0,
    };
    this.currentRun = round;
    this.atWork = work;
    try {
      const result = await this.workshop.run(work);
      failures.clear(name);
      for (const figure of ['made', 'written', 'removed', 'failed'] as const) round[figure] += result[figure];
      if (result.written + result.removed > 0) {
        this.writtenAt = new Date().toISOString();
        metrics.recordLag(work);
      }
      const again = () => queue.add({ ...work, doubts: new Set() });
      if (result.retryMs > 0) this.later.schedule(result.retryMs, name, again);
      // What has become visible in a conference may be shown by its sessions, too.
      if (result.news && work.stage === 'details' && work.doubts.has('all but sessions'))
        this.add(work.group, 'all', { since: work.since });
    } catch (error) {
      round.failed += 1;
      this.later.schedule(failures.recordFailure(name, error), [name, ...work.doubts].join(), () => queue.add(work));
    }
    this.atWork = undefined;
  }

  private async rest(): Promise<void> {
    await this.recordCompleteness();
    this.endRound();
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      if (this.isStopped || this.tools.queue.size > 0) resolve();
    });
  }

  /** A page that could not be drawn is drawn by the browser alone, so that the gateway must not take it for unknown. */
  private async recordCompleteness(): Promise<void> {
    const { failures, folder, logger, queue } = this.tools;
    if (!this.hasLooked || queue.size > 0) return;
    await folder
      .setComplete(failures.all.size === 0)
      .catch((error: unknown) =>
        logger.warn({ error: String(error) }, 'could not record whether all pages are written'),
      );
  }

  private endRound(): void {
    const round = this.currentRun;
    if (!round) return;
    this.currentRun = undefined;
    this.lastRun = { ...round, seconds: (Date.now() - Date.parse(round.began)) / 1_000 };
    if (round.written + round.removed + round.failed > 0) this.tools.logger.info(this.lastRun, 'published');
  }

  private add(group: Group, doubt: InvalidationScope, { isUrgent = false, since }: JobPriority): void {
    for (const stage of stagesOf(group)) {
      // Sessions show nothing that their conference does not tell of first.
      const isSpared = doubt === 'all but sessions' && group.startsWith('conference') && stage !== 'details';
      if (!isSpared) this.tools.queue.add({ group, stage, doubts: new Set([doubt]), isUrgent, since });
    }
  }
}
