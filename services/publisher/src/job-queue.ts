import { isDetailOfSessionOrSpeaker, isSharedResource } from './api-client.js';
import { type Group, type Stage, stages } from './targets/build-target.js';

export type InvalidationScope = 'all' | 'shared' | 'except-sessions-and-speakers';

export type BuildJob = {
  group: Group;
  stage: Stage;
  scopes: Set<InvalidationScope>;
  isUrgent: boolean;
  /** The time at which the database notified of the change, in milliseconds; undefined for a scan. */
  notifiedAt?: number | undefined;
  /** The time at which the job was added, in milliseconds. An interrupted job keeps the time until it is built to its end. */
  addedAt?: number | undefined;
  /** Set when the job was interrupted. Finished paths are compared again only for the scopes that were added since. */
  progress?: { finishedPaths: ReadonlySet<string>; scopesAddedSince: Set<InvalidationScope> } | undefined;
};

export const jobKey = ({ group, stage }: Pick<BuildJob, 'group' | 'stage'>): string => `${group} ${stage}`;

export const isInvalidated = (scopes: Set<InvalidationScope>, apiPath: string): boolean =>
  scopes.has('all') ||
  (scopes.has('except-sessions-and-speakers') && !isDetailOfSessionOrSpeaker(apiPath)) ||
  (scopes.has('shared') && isSharedResource(apiPath));

/** Editors first open the page of what they saved. Lists of all conferences take longer, and a thousand sessions longest. */
const urgentStages: Stage[] = ['details', 'main', 'sessions', 'images'];

/** A job is due this much later than one of the stage before, so that later stages are built even while staff keep saving. */
const stageDelayMs = { urgent: 1_000, ordinary: 10_000 };
/** After urgent jobs have kept the ordinary ones waiting for this time, ordinary jobs are built for as long. */
const turnMs = 1_000;

/** Waiting build jobs, at most one for each stage of a group: urgent ones first, and each kind in the order of its stages. */
export class JobQueue {
  private readonly lanes = Array.from(
    { length: urgentStages.length + stages.length },
    () => new Map<string, BuildJob>(),
  );
  private endWait: () => void = () => undefined;
  private isClosed = false;
  private taken: BuildJob | undefined;
  private nextTurnAt = 0;
  private turnEndsAt = 0;

  add(added: BuildJob): void {
    const { group, stage, addedAt = Date.now() } = added;
    const key = jobKey(added);
    const [urgent, ordinary] = [this.lanes[laneOf(stage, true)], this.lanes[laneOf(stage, false)]];
    const waiting = urgent?.get(key) ?? ordinary?.get(key);
    const isUrgent = added.isUrgent || waiting?.isUrgent === true;
    // A job that becomes urgent must not precede those of an earlier stage.
    const waitsSince = waiting?.isUrgent === isUrgent ? waiting.addedAt : undefined;
    const job: BuildJob = {
      group,
      stage,
      scopes: new Set([...(waiting?.scopes ?? []), ...added.scopes]),
      isUrgent,
      notifiedAt: earliest(added.notifiedAt, waiting?.notifiedAt),
      addedAt: earliest(addedAt, waitsSince),
      progress: added.progress ? addScopes(added.progress, waiting) : addScopes(waiting?.progress, added),
    };
    if (isUrgent) ordinary?.delete(key);
    this.lanes[laneOf(stage, isUrgent)]?.set(key, job);
  }

  /** Ends the wait for jobs. It is called after all jobs of a change were added, so that they belong to the same run. */
  wake(): void {
    this.endWait();
  }

  /** Removes the next job from the queue and returns it. */
  take(): BuildJob | undefined {
    const [urgent, ordinary] = [this.nextOf(true), this.nextOf(false)];
    const now = Date.now();
    if (!urgent || !ordinary) this.turnEndsAt = 0;
    if (!urgent || !ordinary || !this.taken?.isUrgent) this.nextTurnAt = now + turnMs;
    else if (now >= this.nextTurnAt) this.turnEndsAt = now + turnMs;
    const job = now < this.turnEndsAt ? ordinary : (urgent ?? ordinary);
    this.taken = job;
    if (job) this.lanes[laneOf(job.stage, job.isUrgent)]?.delete(jobKey(job));
    return job;
  }

  private nextOf(isUrgent: boolean): BuildJob | undefined {
    const count = urgentStages.length;
    const lanes = isUrgent ? this.lanes.slice(0, count) : this.lanes.slice(count);
    const jobs = lanes.flatMap((lane) => lane.values().next().value ?? []);
    return jobs.length === 0 ? undefined : jobs.reduce((next, job) => (dueAt(job) < dueAt(next) ? job : next));
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
    this.wake();
  }

  /** True if the job is to be interrupted. */
  hasMoreUrgent(job: BuildJob): boolean {
    if (this.isClosed) return true;
    if (!job.isUrgent && this.nextOf(true)) return Date.now() >= this.turnEndsAt;
    const next = this.nextOf(job.isUrgent);
    return next !== undefined && dueAt(next) < dueAt(job);
  }

  /** False also when the publisher stops. */
  get isIdle(): boolean {
    return this.size === 0 && !this.isClosed;
  }

  get jobs(): BuildJob[] {
    return this.lanes.flatMap((lane) => [...lane.values()]);
  }

  get oldestNotifiedAt(): number | undefined {
    return this.jobs.reduce<number | undefined>((oldest, { notifiedAt }) => earliest(oldest, notifiedAt), undefined);
  }

  get size(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.size, 0);
  }
}

const addScopes = (progress: BuildJob['progress'], later?: BuildJob): BuildJob['progress'] =>
  progress && { ...progress, scopesAddedSince: new Set([...progress.scopesAddedSince, ...(later?.scopes ?? [])]) };

export const earliest = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined ? Math.min(one, other) : (one ?? other);

function dueAt({ stage, isUrgent, addedAt = 0 }: BuildJob): number {
  return isUrgent
    ? addedAt + urgentStages.indexOf(stage) * stageDelayMs.urgent
    : addedAt + stages.indexOf(stage) * stageDelayMs.ordinary;
}

const laneOf = (stage: Stage, isUrgent: boolean) =>
  isUrgent ? urgentStages.indexOf(stage) : urgentStages.length + stages.indexOf(stage);
