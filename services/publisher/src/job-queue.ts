import { isSharedResource } from './api-client.js';
import { type Group, type Stage, stages } from './targets/build-target.js';

/** Which answers may be other than they were: all, the shared ones, those of a conference named by its id … */
export type InvalidationScope = 'all' | 'shared' | 'all but sessions' | (string & {});

export type BuildJob = {
  group: Group;
  stage: Stage;
  doubts: Set<InvalidationScope>;
  isUrgent: boolean;
  /** When it was heard that somebody saved what this is to show, in milliseconds; unset when it is only looked at. */
  since?: number | undefined;
};

/** Whether an answer may be another than the one that a file was made from. */
export const isInvalidated = (doubts: Set<InvalidationScope>, path: string): boolean =>
  doubts.has('all') ||
  (doubts.has('all but sessions') && !path.startsWith('/api/sessions/')) ||
  (doubts.has('shared') && isSharedResource(path)) ||
  [...doubts].some((doubt) => path.includes(`/${doubt}`));

/** Whoever saved looks at the page of it first; lists of all conferences take longer, and a thousand sessions longest. */
const urgentStages: Stage[] = ['details', 'main', 'sessions', 'pictures'];

/** What is still to be looked at: what somebody just saved before the rest, and each in the order of its stages. */
export class JobQueue {
  private readonly lanes = Array.from(
    { length: urgentStages.length + stages.length },
    () => new Map<string, BuildJob>(),
  );
  private isClosed = false;

  /** What waits already is looked at once, for all that it is doubted for. */
  add(wanted: BuildJob): void {
    const { group, stage } = wanted;
    const key = `${group} ${stage}`;
    const [urgent, ordinary] = [this.lanes[laneOf(stage, true)], this.lanes[laneOf(stage, false)]];
    const known = urgent?.get(key) ?? ordinary?.get(key);
    const doubts = new Set([...(known?.doubts ?? []), ...wanted.doubts]);
    const isUrgent = wanted.isUrgent || known?.isUrgent === true;
    const work = { group, stage, doubts, isUrgent, since: earliest(wanted.since, known?.since) };
    if (work.isUrgent) ordinary?.delete(key);
    this.lanes[laneOf(stage, work.isUrgent)]?.set(key, work);
  }

  take(): BuildJob | undefined {
    for (const lane of this.lanes)
      for (const [key, work] of lane) {
        lane.delete(key);
        return work;
      }
    return undefined;
  }

  /** From now on nothing is begun that could be left for the next start. */
  close(): void {
    this.isClosed = true;
  }

  /** Whether something waits that must not wait for this. */
  hasMoreUrgent({ stage, isUrgent }: BuildJob): boolean {
    return this.isClosed || this.lanes.slice(0, laneOf(stage, isUrgent)).some((lane) => lane.size > 0);
  }

  /** When the save was heard of that waits longest. */
  get since(): number | undefined {
    const waiting = this.lanes.flatMap((lane) => [...lane.values()]);
    return waiting.reduce<number | undefined>((first, { since }) => earliest(first, since), undefined);
  }

  get size(): number {
    return this.lanes.reduce((sum, lane) => sum + lane.size, 0);
  }
}

/** The first of two moments, as far as there are any. */
export const earliest = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined ? Math.min(one, other) : (one ?? other);

const laneOf = (stage: Stage, isUrgent: boolean) =>
  isUrgent ? urgentStages.indexOf(stage) : urgentStages.length + stages.indexOf(stage);
