import { isOfProgramme, isSharedResource } from './api-client.js';
import { type Group, type Stage, stages } from './targets/build-target.js';

export type InvalidationScope = 'all' | 'shared' | 'except-sessions';

export type BuildJob = {
  group: Group;
  stage: Stage;
  scopes: Set<InvalidationScope>;
  isUrgent: boolean;
  /** When the database notified of the change, in milliseconds; undefined for a scan. */
  notifiedAt?: number | undefined;
};

export const isInvalidated = (scopes: Set<InvalidationScope>, apiPath: string): boolean =>
  scopes.has('all') ||
  (scopes.has('except-sessions') && !isOfProgramme(apiPath)) ||
  (scopes.has('shared') && isSharedResource(apiPath));

/** Editors first open the page of what they saved. Lists of all conferences take longer, and a thousand sessions longest. */
const urgentStages: Stage[] = ['details', 'main', 'sessions', 'images'];

/** Waiting build jobs, at most one for each stage of a group: urgent ones first, and each kind in the order of its stages. */
export class JobQueue {
  private readonly lanes = Array.from(
    { length: urgentStages.length + stages.length },
    () => new Map<string, BuildJob>(),
  );
  private endWait: () => void = () => undefined;
  private isClosed = false;

  add(added: BuildJob): void {
    const { group, stage } = added;
    const key = `${group} ${stage}`;
    const [urgent, ordinary] = [this.lanes[laneOf(stage, true)], this.lanes[laneOf(stage, false)]];
    const waiting = urgent?.get(key) ?? ordinary?.get(key);
    const job: BuildJob = {
      group,
      stage,
      scopes: new Set([...(waiting?.scopes ?? []), ...added.scopes]),
      isUrgent: added.isUrgent || waiting?.isUrgent === true,
      notifiedAt: earliest(added.notifiedAt, waiting?.notifiedAt),
    };
    if (job.isUrgent) ordinary?.delete(key);
    this.lanes[laneOf(stage, job.isUrgent)]?.set(key, job);
  }

  /** To be called after all jobs of a change were added, so that they belong to the same run. */
  notify(): void {
    this.endWait();
  }

  take(): BuildJob | undefined {
    for (const lane of this.lanes)
      for (const [key, job] of lane) {
        lane.delete(key);
        return job;
      }
    return undefined;
  }

  waitForJobs(): Promise<void> {
    return new Promise((resolve) => {
      this.endWait = resolve;
      if (this.isClosed || this.size > 0) resolve();
    });
  }

  /** Makes the job that is being built stop early; the next start of the publisher continues. */
  close(): void {
    this.isClosed = true;
    this.notify();
  }

  hasMoreUrgent({ stage, isUrgent }: BuildJob): boolean {
    return this.isClosed || this.lanes.slice(0, laneOf(stage, isUrgent)).some((lane) => lane.size > 0);
  }

  /** False also when the publisher stops. */
  get isIdle(): boolean {
    return this.size === 0 && !this.isClosed;
  }

  get oldestNotifiedAt(): number | undefined {
    const jobs = this.lanes.flatMap((lane) => [...lane.values()]);
    return jobs.reduce<number | undefined>((oldest, { notifiedAt }) => earliest(oldest, notifiedAt), undefined);
  }

  get size(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.size, 0);
  }
}

export const earliest = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined ? Math.min(one, other) : (one ?? other);

const laneOf = (stage: Stage, isUrgent: boolean) =>
  isUrgent ? urgentStages.indexOf(stage) : urgentStages.length + stages.indexOf(stage);
