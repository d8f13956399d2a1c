import type { EntityManager } from 'typeorm';

/** Columns by their names in the database. */
export type Columns = Record<string, string | number | null | undefined>;

export type ProgrammeRevision = {
  id: number;
  /** In milliseconds */
  at: number;
  table: 'conferences' | 'sessions' | 'session_speakers';
  rowId: string;
  /** The conference or the session. */
  subjectId: string;
  before: Columns | null;
  after: Columns | null;
};

/** The conference and its sessions as they are now, and the revisions that lead there, oldest first. */
export type ProgrammeHistory = {
  conference: Columns;
  /** With those that are deleted. */
  sessions: (Columns & { id: string; slug: string; assignments: Record<string, Columns> | null })[];
  revisions: ProgrammeRevision[];
  /** Names by id, without deleted people. */
  people: Record<string, string>;
};

const columnsOf = { conferences: ['status', 'timezone'], sessions: ['title', 'start_time', 'end_time', 'location'] };
/** The longest columns, and those that every row has. */
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

/** In one query, so that the rows and the revisions belong together. */
export async function readProgrammeHistory(
  manager: EntityManager,
  { conferenceId, sessionId, since }: { conferenceId: string; sessionId?: string; since: string },
): Promise<ProgrammeHistory> {
  const parameters = [conferenceId, sessionId ?? null, since, unusedColumns.trim().split(/\s+/)];
  const [history]: [ProgrammeHistory] = await manager.query(historySql, parameters);
  return history;
}
