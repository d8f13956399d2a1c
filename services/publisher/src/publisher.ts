import { IntervalJob } from '@majlis/kit/app/interval-job';
import type { Change } from '@majlis/kit/database/change-notifications';
import { Later } from './later.js';
import { episodesGroup, type Group, groupOfConference, mainGroup, sitemapsGroup, stagesOf } from './outputs/output.js';
import { type Doubt, earlier, type Work } from './queue.js';
import { type Result, type Tools, Workshop } from './workshop.js';

type Haste = Partial<Pick<Work, 'isUrgent' | 'since'>>;

export type Round = { began: string; seconds: number } & Pick<Result, 'made' | 'written' | 'removed' | 'failed'>;

/** What becomes visible by time alone is found at such a look. */
const betweenLooksMs = 5 * 60_000;
const betweenClearingsMs = 3_600_000;
/** So many conferences are changed by a job, not by somebody who waits: others' saves go before them. */
const mostAtOnce = 20;

/** Keeps the published site as the services say it is. */
export class Publisher {
  lastRound: Round | undefined;
  /** What was done since there was something to do. */
  current: Round | undefined;
  /** When a file last became another, or went. */
  writtenAt: string | undefined;
  private readonly workshop: Workshop;
  private readonly jobs: IntervalJob[];
  private atWork: Work | undefined;
  private readonly sharedHashes = new Map<string, string>();
  private readonly later = new Later(() => this.wake());
  private wake: () => void = () => undefined;
  private isStopped = false;
  private hasLooked = false;

  constructor(private readonly tools: Tools) {
    this.workshop = new Workshop(tools);
    const job = (name: string, intervalMs: number, run: () => Promise<void>) =>
      new IntervalJob({ name, logger: tools.logger, initialDelayMs: intervalMs, intervalMs, run });
    this.jobs = [
      job('scan for changes', betweenLooksMs, () => this.look('all but sessions')),
      job('remove old builds', betweenClearingsMs, () => tools.folder.clear()),
    ];
  }

  /** When the save was heard of that has waited longest to be shown. */
  get since(): number | undefined {
    return earlier(this.atWork?.since, this.tools.queue.since);
  }

  get pending(): number {
    return this.tools.queue.size + (this.current ? 1 : 0);
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
  async look(doubt: Doubt, since?: number): Promise<void> {
    const { reads, catalogue, records, failures, programmes } = this.tools;
    reads.forget();
    if (doubt === 'all') programmes.forgetAll();
    // They need no list, and are what most visitors see first.
    this.add(mainGroup, doubt, { since });
    try {
      const groups = await catalogue.groups(reads.forOneWork());
      for (const group of new Set([...groups, ...(await records.groups())]))
        if (group !== mainGroup) this.add(group, doubt, { since });
      failures.forget('everything');
      this.hasLooked = true;
    } catch (error) {
      this.later.in(failures.note('everything', error), `look again, ${doubt}`, () => this.look(doubt, since));
    }
    this.wake();
  }

  /** Somebody saved something, of which was heard at `since`. */
  async follow(changes: Change[], since: number): Promise<void> {
    const { reads, programmes } = this.tools;
    reads.forget();
    this.add(mainGroup, 'shared', { isUrgent: true, since });
    const conferences = changes.filter((change) => change.source === 'conference');
    for (const { id } of conferences) {
      programmes.forget(id);
      this.add(groupOfConference(id), 'all', { isUrgent: conferences.length <= mostAtOnce, since });
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
      const read = reads.forOneWork();
      let hasChanged = false;
      for (const path of records.usedByMany) {
        const { hash } = await read(path);
        hasChanged ||= this.sharedHashes.get(path) !== hash;
        this.sharedHashes.set(path, hash);
      }
      failures.forget('what all pages share');
      if (hasChanged) await this.look('shared', since);
    } catch (error) {
      this.sharedHashes.clear();
      this.later.in(failures.note('what all pages share', error), 'spread', () => this.spread(since));
    }
  }

  private async perform(work: Work): Promise<void> {
    const { failures, queue, metrics } = this.tools;
    const name = `${work.group}, ${work.stage}`;
    const round = this.current ?? {
      began: new Date().toISOString(),
      seconds: 0,
      made: 0,
      written: 0,
      removed: 0,
      failed: 0,
    };
    this.current = round;
    this.atWork = work;
    try {
      const result = await this.workshop.perform(work);
      failures.forget(name);
      for (const figure of ['made', 'written', 'removed', 'failed'] as const) round[figure] += result[figure];
      if (result.written + result.removed > 0) {
        this.writtenAt = new Date().toISOString();
        metrics.shown(work);
      }
      const again = () => queue.add({ ...work, doubts: new Set() });
      if (result.retryMs > 0) this.later.in(result.retryMs, name, again);
      // What has become visible in a conference may be shown by its sessions, too.
      if (result.news && work.stage === 'details' && work.doubts.has('all but sessions'))
        this.add(work.group, 'all', { since: work.since });
    } catch (error) {
      round.failed += 1;
      this.later.in(failures.note(name, error), [name, ...work.doubts].join(), () => queue.add(work));
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
      .sayComplete(failures.all.size === 0)
      .catch((error: unknown) =>
        logger.warn({ error: String(error) }, 'could not record whether all pages are written'),
      );
  }

  private endRound(): void {
    const round = this.current;
    if (!round) return;
    this.current = undefined;
    this.lastRound = { ...round, seconds: (Date.now() - Date.parse(round.began)) / 1_000 };
    if (round.written + round.removed + round.failed > 0) this.tools.logger.info(this.lastRound, 'published');
  }

  private add(group: Group, doubt: Doubt, { isUrgent = false, since }: Haste): void {
    for (const stage of stagesOf(group)) {
      // Sessions show nothing that their conference does not tell of first.
      const isSpared = doubt === 'all but sessions' && group.startsWith('conference') && stage !== 'details';
      if (!isSpared) this.tools.queue.add({ group, stage, doubts: new Set([doubt]), isUrgent, since });
    }
  }
}
