import { isDifferent, type ProgrammeChange, type PublishedSession } from '@majlis/contracts/programme-changes';
import { shiftZoneKeepingLocalTime } from '@majlis/contracts/zoned-times';
import { publicStatuses } from '../conferences/conference-access.js';
import type { Columns, ProgrammeHistory, ProgrammeRevision } from './programme-history.js';

type StoredSession = { row: Columns; assignments: Map<string, Columns> };
type Programme = { conference: Columns; sessions: Map<string, StoredSession> };

/**
 * Compares what visitors could see after each edit since an instant, newest first. Edits of a session within
 * `joinWithinMs` are one change, so that what was undone soon after is none.
 */
export function findChanges(history: ProgrammeHistory, since: string, joinWithinMs: number): ProgrammeChange[] {
  const programme = readCurrent(history);
  const revisions = history.revisions.filter(({ at }) => Date.parse(at) >= Date.parse(since));
  for (const revision of revisions.toReversed()) apply(programme, revision, 'before');
  const viewOf = createView(history, programme);
  const published = new Map<string, PublishedSession | null>();
  const edited = new Set(programme.sessions.keys());
  let hasBeenPublic = false;
  const changes = new Map<string, JoinedEdits[]>();

  function publish(revision?: ProgrammeRevision): void {
    if (!isPublic(programme.conference)) return;
    for (const sessionId of edited) {
      const [before, after] = [published.get(sessionId) ?? null, viewOf(sessionId)];
      published.set(sessionId, after);
      if (revision && hasBeenPublic) addEdit(changes, { sessionId, revision, before, after }, joinWithinMs);
    }
    edited.clear();
    hasBeenPublic = true;
  }

  publish();
  for (const revision of revisions) {
    apply(programme, revision, 'after');
    if (revision.table !== 'conferences') edited.add(revision.subjectId);
    else if (revision.after?.timezone) for (const id of programme.sessions.keys()) edited.add(id);
    publish(revision);
  }
  const slugs = new Map(history.sessions.map(({ id, slug, deleted_at }) => [id, deleted_at ? null : slug]));
  return [...changes.values()]
    .flat()
    .filter(({ before, after }) => hasChanged(before, after))
    .map(({ begunAt, ...change }) => ({ ...change, slug: slugs.get(change.sessionId) ?? null }))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at) || startOf(one) - startOf(other));
}

/** A session that is gone for good is only in the revisions. */
function readCurrent({ conference, sessions, revisions }: ProgrammeHistory): Programme {
  const stored = new Map<string, StoredSession>();
  for (const { table, subjectId, after } of revisions)
    if (table === 'sessions')
      stored.set(subjectId, { row: { ...stored.get(subjectId)?.row, ...after }, assignments: new Map() });
  for (const { assignments, ...row } of sessions)
    stored.set(row.id, { row, assignments: new Map(Object.entries(assignments ?? {})) });
  return { conference, sessions: stored };
}

/** `before` takes a revision back, newest first; `after` makes it again. */
function apply(programme: Programme, revision: ProgrammeRevision, side: 'before' | 'after'): void {
  const { table, rowId, subjectId, before, after } = revision;
  const columns = side === 'before' ? before : after;
  if (table === 'conferences') {
    programme.conference = { ...programme.conference, ...columns };
    return;
  }
  // A purge has no columns, and the row was deleted before.
  if (!before && !after) return;
  const session = programme.sessions.get(subjectId) ?? { row: {}, assignments: new Map<string, Columns>() };
  // A row that was created or removed has no columns on the other side.
  if (table === 'sessions')
    programme.sessions.set(subjectId, { ...session, row: columns ? { ...session.row, ...columns } : {} });
  else if (columns) session.assignments.set(rowId, { ...session.assignments.get(rowId), ...columns });
  else session.assignments.delete(rowId);
}

const isPublic = ({ status, deleted_at }: Columns) =>
  deleted_at === null && publicStatuses.some((known) => known === status);

/** What visitors see of a session, with its times in today's zone of the conference. */
function createView({ conference: { timezone: zone }, people }: ProgrammeHistory, programme: Programme) {
  const instant = (time: unknown) => {
    const utc = new Date(String(time)).toISOString();
    const zoneThen = programme.conference.timezone;
    return zoneThen === zone ? utc : shiftZoneKeepingLocalTime(String(zone), utc, String(zoneThen));
  };
  return (sessionId: string): PublishedSession | null => {
    const session = programme.sessions.get(sessionId);
    if (session?.row.title === undefined || session.row.deleted_at) return null;
    const { row, assignments } = session;
    return {
      title: String(row.title),
      startTime: instant(row.start_time),
      endTime: instant(row.end_time),
      location: String(row.location),
      speakers: [...assignments.values()]
        .sort((one, other) => Number(one.speaker_order) - Number(other.speaker_order))
        .flatMap(({ person_id }) => people[String(person_id)] ?? []),
    };
  };
}

const startOf = ({ before, after }: Pick<ProgrammeChange, 'before' | 'after'>) =>
  Date.parse((after ?? before)?.startTime ?? '');

type Edit = Pick<ProgrammeChange, 'sessionId' | 'before' | 'after'> & { revision: ProgrammeRevision };
type JoinedEdits = Omit<ProgrammeChange, 'slug'> & { begunAt: string };

function addEdit(changes: Map<string, JoinedEdits[]>, edit: Edit, joinWithinMs: number): void {
  const { sessionId, revision, before, after } = edit;
  const at = new Date(revision.at).toISOString();
  const earlier = changes.get(sessionId) ?? [];
  const last = earlier.at(-1);
  if (last && Date.parse(at) - Date.parse(last.begunAt) <= joinWithinMs) Object.assign(last, { at, after });
  else
    changes.set(sessionId, [
      ...earlier,
      { id: `${revision.id}-${sessionId}`, sessionId, at, begunAt: at, before, after },
    ]);
}

const hasChanged = (before: PublishedSession | null, after: PublishedSession | null): boolean =>
  before && after ? Object.values(isDifferent).some((differs) => differs(before, after)) : before !== after;
