import {
  isDifferent,
  type ProgrammeChange,
  type PublishedSession,
} from '@majlis/contracts/programme/programme-changes';
import { shiftZoneKeepingLocalTime } from '@majlis/contracts/shared/zoned-times';
import { publicStatuses } from '../conferences/conference-access.js';
import type { Columns, ProgrammeHistory, ProgrammeRevision } from './programme-history.js';

/** Never changed but replaced, because changes keep what visitors saw. `row` is empty before its creation. */
type StoredSession = { row: Columns; assignments: Record<string, Columns> };
type Programme = { conference: Columns; sessions: Map<string, StoredSession> };
/** A session with the time zone that its conference had. */
type Snapshot = { session: StoredSession | undefined; zone: unknown };
type JoinedEdits = { id: string; sessionId: string; begunAt: number; at: number; before: Snapshot; after: Snapshot };

type Options = {
  /** In milliseconds. What happened before is no change. */
  since: number;
  /** Edits of a session within this time are one change, so that what was undone soon after is none. */
  joinWithinMs: number;
  limit?: number;
};

/** Compares what visitors could see after each edit; newest first. */
export function findChanges(history: ProgrammeHistory, options: Options): ProgrammeChange[] {
  const slugs = new Map(history.sessions.map(({ id, slug, deleted_at }) => [id, deleted_at ? null : slug]));
  const describe = createView(history);
  const changes: ProgrammeChange[] = [];
  for (const { id, sessionId, at, ...edits } of replay(history, options)) {
    const [before, after] = [describe(edits.before), describe(edits.after)];
    if (!hasChanged(before, after)) continue;
    changes.push({ id, sessionId, slug: slugs.get(sessionId) ?? null, at: new Date(at).toISOString(), before, after });
    if (changes.length === options.limit) break;
  }
  return changes;
}

const hasChanged = (before: PublishedSession | null, after: PublishedSession | null): boolean =>
  before && after ? Object.values(isDifferent).some((differs) => differs(before, after)) : before !== after;

/** Goes back to the first instant and from there forward again. */
function replay(history: ProgrammeHistory, { since, joinWithinMs }: Options): JoinedEdits[] {
  const programme = readCurrent(history);
  const revisions = history.revisions.filter(({ at }) => at >= since);
  for (const revision of revisions.toReversed()) apply(programme, revision, 'before');
  const published = new Map<string, Snapshot>();
  const edited = new Set(programme.sessions.keys());
  const lastEdits = new Map<string, JoinedEdits>();
  const all: JoinedEdits[] = [];
  let hasBeenPublic = false;

  function publish(revision?: ProgrammeRevision): void {
    if (!isPublic(programme.conference)) return;
    for (const sessionId of edited) {
      const after = { session: programme.sessions.get(sessionId), zone: programme.conference.timezone };
      const before = published.get(sessionId) ?? { session: undefined, zone: after.zone };
      published.set(sessionId, after);
      if (revision && hasBeenPublic) add(sessionId, revision, before, after);
    }
    edited.clear();
    hasBeenPublic = true;
  }

  function add(sessionId: string, { id, at }: ProgrammeRevision, before: Snapshot, after: Snapshot): void {
    const last = lastEdits.get(sessionId);
    if (last && at - last.begunAt <= joinWithinMs) return void Object.assign(last, { at, after });
    const edits = { id: `${id}-${sessionId}`, sessionId, begunAt: at, at, before, after };
    lastEdits.set(sessionId, edits);
    all.push(edits);
  }

  publish();
  for (const revision of revisions) {
    apply(programme, revision, 'after');
    if (revision.table !== 'conferences') edited.add(revision.subjectId);
    else if (revision.after?.timezone) for (const id of programme.sessions.keys()) edited.add(id);
    publish(revision);
  }
  return all.sort((one, other) => other.at - one.at || startOf(one).localeCompare(startOf(other)));
}

const startOf = ({ before, after }: JoinedEdits) =>
  String(after.session?.row.start_time ?? before.session?.row.start_time);

/** A session that is gone for good is only in the revisions. */
function readCurrent({ conference, sessions, revisions }: ProgrammeHistory): Programme {
  const stored = new Map<string, StoredSession>();
  for (const { table, subjectId, after } of revisions)
    if (table === 'sessions')
      stored.set(subjectId, { row: { ...stored.get(subjectId)?.row, ...after }, assignments: {} });
  for (const { assignments, ...row } of sessions) stored.set(row.id, { row, assignments: assignments ?? {} });
  return { conference, sessions: stored };
}

/** `before` takes a revision back, newest first; `after` makes it again. */
function apply(
  programme: Programme,
  { table, rowId, subjectId, before, after }: ProgrammeRevision,
  side: 'before' | 'after',
) {
  const columns = side === 'before' ? before : after;
  if (table === 'conferences') {
    programme.conference = { ...programme.conference, ...columns };
    return;
  }
  // A purge has no columns, and the row was deleted before.
  if (!before && !after) return;
  const { row, assignments } = programme.sessions.get(subjectId) ?? { row: {}, assignments: {} };
  // A row that was created or removed has no columns on the other side.
  if (table === 'sessions')
    programme.sessions.set(subjectId, { row: columns ? { ...row, ...columns } : {}, assignments });
  else {
    const { [rowId]: assignment, ...others } = assignments;
    const changed = columns ? { ...others, [rowId]: { ...assignment, ...columns } } : others;
    programme.sessions.set(subjectId, { row, assignments: changed });
  }
}

const isPublic = ({ status, deleted_at }: Columns) =>
  deleted_at === null && publicStatuses.some((known) => known === status);

/** The public fields of a session, with its times in today's zone of the conference. */
function createView({ conference, people }: ProgrammeHistory) {
  const zone = String(conference.timezone);
  const instant = (time: unknown, zoneThen: unknown) => {
    const utc = new Date(String(time)).toISOString();
    return zoneThen === zone ? utc : shiftZoneKeepingLocalTime(zone, utc, String(zoneThen));
  };
  return ({ session, zone: zoneThen }: Snapshot): PublishedSession | null => {
    if (session?.row.title === undefined || session.row.deleted_at) return null;
    const { title, start_time, end_time, location } = session.row;
    return {
      title: String(title),
      startTime: instant(start_time, zoneThen),
      endTime: instant(end_time, zoneThen),
      location: String(location),
      speakers: Object.values(session.assignments)
        .sort((one, other) => Number(one.speaker_order) - Number(other.speaker_order))
        .flatMap(({ person_id }) => people[String(person_id)] ?? []),
    };
  };
}
