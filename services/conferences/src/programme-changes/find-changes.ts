import {
  isDifferent,
  type ProgrammeChange,
  type PublishedSession,
  programmeReleasedAt,
  recentChangeDays,
} from '@majlis/contracts/programme/programme-changes';
import { shiftZoneKeepingLocalTime } from '@majlis/contracts/shared/zoned-times';
import type { EntityManager } from 'typeorm';
import { type ConferenceEntity, publicStatuses } from '../conferences/conference.entity.js';

/**
 * Objects are replaced and never changed, because changes keep what visitors saw. `row` is empty before the session was created.
 */
type StoredSession = { row: Columns; assignments: Record<string, Columns> };
type Programme = { conference: Columns; sessions: Map<string, StoredSession> };
/** A session, with the time zone that its conference had at that time. */
type Snapshot = { session: StoredSession | undefined; zone: unknown };
type JoinedEdits = { id: string; sessionId: string; begunAt: number; at: number; before: Snapshot; after: Snapshot };

type Options = {
  /** In milliseconds. Earlier edits are not listed. */
  since: number;
  /** Edits of a session within this time are one change, so that an edit that was soon undone is none. */
  joinWithinMs: number;
  limit?: number;
};

/** Compares what visitors could see before and after each edit; the newest change comes first. */
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

/** Undoes all revisions back to the first instant, and from there applies them again. */
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

/** Sessions that were purged exist only in the revisions. */
function readCurrent({ conference, sessions, revisions }: ProgrammeHistory): Programme {
  const stored = new Map<string, StoredSession>();
  for (const { table, subjectId, after } of revisions)
    if (table === 'sessions')
      stored.set(subjectId, { row: { ...stored.get(subjectId)?.row, ...after }, assignments: {} });
  for (const { assignments, ...row } of sessions) stored.set(row.id, { row, assignments: assignments ?? {} });
  return { conference, sessions: stored };
}

/** With `before` a revision is undone (newest first), with `after` it is applied again. */
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
  // A purge records no columns, and the row was deleted before it.
  if (!before && !after) return;
  const { row, assignments } = programme.sessions.get(subjectId) ?? { row: {}, assignments: {} };
  // A created row has no columns before, a removed one has none after.
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

/** Returns the public fields of a session, with its times in the conference's present time zone. */
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

/** Columns by their names in the database. */
type Columns = Record<string, string | number | null | undefined>;

type ProgrammeRevision = {
  id: number;
  /** In milliseconds */
  at: number;
  table: 'conferences' | 'sessions' | 'session_speakers';
  rowId: string;
  /** The id of the conference or of the session. */
  subjectId: string;
  before: Columns | null;
  after: Columns | null;
};

/** The conference and its sessions as they are now, and the revisions that led to this state, oldest first. */
type ProgrammeHistory = {
  conference: Columns;
  /** Includes deleted sessions. */
  sessions: (Columns & { id: string; slug: string; assignments: Record<string, Columns> | null })[];
  revisions: ProgrammeRevision[];
  /** Names by id, without deleted people. */
  people: Record<string, string>;
};

const columnsOf = { conferences: ['status', 'timezone'], sessions: ['title', 'start_time', 'end_time', 'location'] };
/** The longest columns, and columns that every row has, are not needed. */
const unusedColumns = `
  description short_description theme session_abstract special_requirements id conference_id slug session_type track session_order
  max_attendees session_id speaker_type presentation_title`;

const columnsSql = `id, at, table_name, row_id, subject_id, before - $4::text[] AS before, after - $4::text[] AS after`;
const isRelevant = (table: keyof typeof columnsOf) =>
  `(table_name <> '${table}' OR operation <> 'update' OR after ?| ARRAY['${columnsOf[table].join("', '")}'])`;

/**
 * Arrays instead of joins, because without statistics a join reads all rows for each session.
 * $1: conference; $2: one of its sessions, or null for all; $3: since when; $4: columns that are left out.
 */
const historySql = `
  WITH own_sessions AS MATERIALIZED (
    SELECT id, slug, title, start_time, end_time, location, deleted_at FROM sessions
    WHERE conference_id = $1 AND ($2::uuid IS NULL OR id = $2)
  ), purged AS MATERIALIZED (
    SELECT subject_id FROM revisions
    WHERE $2::uuid IS NULL AND table_name = 'sessions' AND operation = 'create' AND after ->> 'conference_id' = $1::text
      AND NOT EXISTS (SELECT FROM sessions WHERE id = subject_id::uuid)
  ), history AS MATERIALIZED (
    SELECT ${columnsSql} FROM revisions
    WHERE subject_table = 'conferences' AND subject_id = $1::text AND table_name = 'conferences' AND at >= $3
      AND ${isRelevant('conferences')}
    UNION ALL
    SELECT ${columnsSql} FROM revisions
    WHERE subject_table = 'sessions' AND table_name IN ('sessions', 'session_speakers') AND ${isRelevant('sessions')}
      AND subject_id = ANY (ARRAY(SELECT id::text FROM own_sessions)) AND at >= $3
    UNION ALL
    -- Only all of its revisions tell what a session was.
    SELECT ${columnsSql} FROM revisions
    WHERE subject_table = 'sessions' AND table_name IN ('sessions', 'session_speakers') AND ${isRelevant('sessions')}
      AND subject_id = ANY (ARRAY(SELECT subject_id FROM purged))
  )
  SELECT
    (SELECT json_build_object('status', status, 'timezone', timezone, 'deleted_at', deleted_at)
      FROM conferences WHERE id = $1) AS conference,
    (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'slug', slug, 'title', title, 'start_time', start_time, 'end_time', end_time, 'location', location,
        'deleted_at', deleted_at, 'assignments', (
          SELECT json_object_agg(assignment.id, json_build_object('person_id', person_id, 'speaker_order', speaker_order))
          FROM session_speakers assignment WHERE session_id = own_sessions.id)
      )), '[]') FROM own_sessions) AS sessions,
    (SELECT coalesce(json_agg(json_build_object(
        'id', id, 'at', floor(extract(epoch FROM at) * 1000), 'table', table_name, 'rowId', row_id, 'subjectId', subject_id, 'before', before, 'after', after
      ) ORDER BY id), '[]') FROM history) AS revisions,
    (SELECT coalesce(json_object_agg(id, trim(first_name || ' ' || last_name)), '{}') FROM people
      WHERE deleted_at IS NULL AND id = ANY (ARRAY(
        SELECT person_id FROM session_speakers WHERE session_id = ANY (ARRAY(SELECT id FROM own_sessions))
        UNION
        SELECT (coalesce(after, before) ->> 'person_id')::uuid FROM history WHERE table_name = 'session_speakers'
      ))) AS people`;

/** One query reads all, so that the rows and the revisions belong together. */
export async function readProgrammeHistory(
  manager: EntityManager,
  { conferenceId, sessionId, since }: { conferenceId: string; sessionId?: string; since: string },
): Promise<ProgrammeHistory> {
  const parameters = [conferenceId, sessionId ?? null, since, unusedColumns.trim().split(/\s+/)];
  const [history]: [ProgrammeHistory] = await manager.query(historySql, parameters);
  return history;
}

const recentMs = recentChangeDays * 86_400_000;

/** Returns for each session of the programme how it differs from what it was at the release, or some days ago if that is later. */
export async function findRecentChanges(
  manager: EntityManager,
  conference: ConferenceEntity,
  sessionId?: string,
): Promise<ProgrammeChange[]> {
  const releasedAt = programmeReleasedAt(conference, Date.now());
  if (!releasedAt) return [];
  const since = Math.max(Date.parse(releasedAt), Date.now() - recentMs);
  const history = await readProgrammeHistory(manager, {
    conferenceId: conference.id,
    sessionId,
    since: new Date(since).toISOString(),
  });
  return findChanges(history, { since, joinWithinMs: Number.POSITIVE_INFINITY }).filter(({ after }) => after !== null);
}
