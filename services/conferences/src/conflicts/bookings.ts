import type { ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import type { EntityManager } from 'typeorm';

/** The sessions of the conference, and those elsewhere with its speakers from the day before it to the day after it. */
const bookingsSql = (sessionColumns: string, speakerColumns: string) => `
  WITH own AS MATERIALIZED (SELECT id, start_time, end_time FROM sessions WHERE conference_id = $1 AND deleted_at IS NULL),
    span AS (
      SELECT least(start_date, (SELECT min(start_time) FROM own)) - interval '1 day' AS begins,
        greatest(end_date, (SELECT max(end_time) FROM own)) + interval '1 day' AS ends
      FROM conferences WHERE id = $1)
  SELECT session.id, session.conference_id AS "conferenceId", conference.title AS "conferenceTitle", session.version,
    session.title, session.session_type AS "sessionType", session.track, session.start_time AS "startTime",
    session.end_time AS "endTime", session.location, session.max_attendees AS "maxAttendees", ${sessionColumns}
    coalesce((
      SELECT json_agg(json_build_object(
        'id', person.id, 'name', trim(person.first_name || ' ' || person.last_name)${speakerColumns}
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
    JOIN span ON other.start_time < span.ends AND other.end_time > span.begins
  ))
  ORDER BY session.start_time, session.session_order, session.id`;

type Speaker = ProgrammeBooking['speakers'][number];

/** The checklist also asks whether a speaker has these. */
export type CheckedSpeaker = Speaker & { hasBiography: boolean; hasPortrait: boolean };
export type CheckedSession = Omit<ProgrammeBooking, 'speakers'> & { hasAbstract: boolean; speakers: CheckedSpeaker[] };

const createReader =
  <Row extends ProgrammeBooking>(sql: string) =>
  async (manager: EntityManager, conferenceId: string): Promise<Row[]> => {
    const rows: Row[] = await manager.query(sql, [conferenceId]);
    return rows.map((row) => ({
      ...row,
      startTime: new Date(row.startTime).toISOString(),
      endTime: new Date(row.endTime).toISOString(),
    }));
  };

export const readBookings = createReader<ProgrammeBooking>(bookingsSql('', ''));

export const readCheckedSessions = createReader<CheckedSession>(
  bookingsSql(
    `session.session_abstract <> '' OR session.description <> '' AS "hasAbstract",`,
    `, 'hasBiography', person.biography <> '', 'hasPortrait', person.photo <> ''`,
  ),
);
