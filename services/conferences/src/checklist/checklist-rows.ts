import type { SessionType } from '@majlis/contracts/choices';
import type { EntityManager } from 'typeorm';

export type CheckedSpeaker = { id: string; name: string; hasBiography: boolean; hasPortrait: boolean };

export type CheckedSession = {
  id: string;
  conferenceId: string;
  conferenceTitle: string;
  title: string;
  sessionType: SessionType;
  startTime: string;
  endTime: string;
  location: string;
  hasAbstract: boolean;
  speakers: CheckedSpeaker[];
};

/** The sessions of the conference, and those of others in which its speakers are at the same time. */
const sessionsSql = `
  WITH own AS MATERIALIZED (SELECT * FROM sessions WHERE conference_id = $1 AND deleted_at IS NULL)
  SELECT session.id, session.conference_id AS "conferenceId", conference.title AS "conferenceTitle", session.title,
    session.session_type AS "sessionType", session.start_time AS "startTime", session.end_time AS "endTime",
    session.location, session.session_abstract <> '' OR session.description <> '' AS "hasAbstract",
    coalesce((
      SELECT json_agg(json_build_object(
        'id', person.id, 'name', trim(person.first_name || ' ' || person.last_name),
        'hasBiography', person.biography <> '', 'hasPortrait', person.photo <> ''
      ) ORDER BY assignment.speaker_order, assignment.id)
      FROM session_speakers assignment JOIN people person ON person.id = assignment.person_id AND person.deleted_at IS NULL
      WHERE assignment.session_id = session.id
    ), '[]') AS speakers
  FROM sessions session JOIN conferences conference ON conference.id = session.conference_id AND conference.deleted_at IS NULL
  WHERE session.deleted_at IS NULL AND session.id = ANY (ARRAY(
    SELECT id FROM own
    UNION
    SELECT other.id
    FROM own
    JOIN session_speakers assignment ON assignment.session_id = own.id
    JOIN session_speakers elsewhere ON elsewhere.person_id = assignment.person_id
    JOIN sessions other ON other.id = elsewhere.session_id
    WHERE other.start_time < own.end_time AND own.start_time < other.end_time
  ))
  ORDER BY session.start_time, session.session_order, session.id`;

export async function readCheckedSessions(manager: EntityManager, conferenceId: string): Promise<CheckedSession[]> {
  const rows: (CheckedSession & { startTime: Date | string; endTime: Date | string })[] = await manager.query(
    sessionsSql,
    [conferenceId],
  );
  return rows.map((row) => ({
    ...row,
    startTime: new Date(row.startTime).toISOString(),
    endTime: new Date(row.endTime).toISOString(),
  }));
}
