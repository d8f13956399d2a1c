import type { StaffMember } from '@majlis/kit/auth/current-user';
import { requestedLanguage } from '@majlis/rows/translations/translate-rows';
import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { conferenceNotFound, publicStatuses } from '../conferences/conference.entity.js';
import { isoInstantSql } from '../conferences/conference-json.js';
import { joinPersonTexts, personText } from '../people/person-response.js';

/**
 * The join is lateral, because joining all speakers at once takes seconds while the tables have no statistics, and it is outer,
 * because an inner join would then read all people for each session.
 */
const sessionListSql = (
  sessionColumns: string,
  speakerColumns: string,
  { speakerJoin = '', sessionJoin = '' } = {},
) => `
  SELECT (
    SELECT coalesce(json_agg(listed), '[]') FROM (
      SELECT session.id, session.slug, session.title, session.session_type AS "sessionType", session.track,
        ${isoInstantSql('session.start_time')} AS "startTime",
        ${isoInstantSql('session.end_time')} AS "endTime",
        session.location, session.max_attendees AS "maxAttendees", ${sessionColumns}
        coalesce(assigned.speakers, '[]') AS speakers
      FROM sessions session
      LEFT JOIN LATERAL (
        SELECT json_agg(json_build_object(${speakerColumns}) ORDER BY assignment.speaker_order, assignment.id)
          FILTER (WHERE person.id IS NOT NULL) AS speakers
        FROM session_speakers assignment
        LEFT JOIN people person ON person.id = assignment.person_id AND person.deleted_at IS NULL ${speakerJoin}
        WHERE assignment.session_id = session.id
      ) assigned ON true ${sessionJoin}
      WHERE session.conference_id = conference.id AND session.deleted_at IS NULL
      ORDER BY session.start_time, session.session_order, session.id
    ) listed
  )::text AS sessions
  FROM conferences conference
  WHERE conference.id = $1 AND conference.deleted_at IS NULL AND ($2 OR conference.status = ANY ($3))`;

/** The same key as `roomKey`, so that a room is found as everywhere else; the table has an index of it. */
const roomKeySql = (name: string) => `lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;
/** The rooms of the conference, numbered in the order in which staff see them. */
const roomJoin = `LEFT JOIN (
        SELECT conference_id, ${roomKeySql('name')} AS key,
          row_number() OVER (PARTITION BY conference_id ORDER BY "order", created_at, id)::int AS place
        FROM rooms WHERE deleted_at IS NULL
      ) room ON room.conference_id = conference.id AND room.key = ${roomKeySql('session.location')}`;

const agendaSql = sessionListSql(
  'room.place AS "roomOrder",',
  `'slug', person.slug, 'firstName', person.first_name, 'lastName', person.last_name`,
  { sessionJoin: roomJoin },
);

/** Only speakers are translated here, because they have no ids by which `LanguageInterceptor` would find their texts. */
const translatedAgendaSql = sessionListSql(
  'room.place AS "roomOrder",',
  `'slug', ${personText('slug', 'slug')}, 'firstName', ${personText('firstName', 'first_name')},
          'lastName', ${personText('lastName', 'last_name')}`,
  { sessionJoin: roomJoin, speakerJoin: joinPersonTexts('$4') },
);

const programmeSql = sessionListSql(
  `session.conference_id AS "conferenceId", session.description, session.session_order AS "sessionOrder",
        session.speakers_version AS "speakersVersion",`,
  `'id', assignment.id, 'sessionId', assignment.session_id, 'personId', assignment.person_id,
          'speakerType', assignment.speaker_type, 'speakerOrder', assignment.speaker_order,
          'presentationTitle', assignment.presentation_title,
          'person', json_build_object('id', person.id, 'slug', person.slug, 'firstName', person.first_name, 'lastName', person.last_name,
            'position', person.position, 'organization', person.organization, 'photo', person.photo)`,
);

/** Returns JSON. Throws 404 if the conference is not visible to this user. */
async function listSessionsJson(
  manager: EntityManager,
  sql: string,
  conferenceId: string,
  currentUser: StaffMember | undefined,
  language?: string,
): Promise<string> {
  const parameters = [conferenceId, currentUser !== undefined, publicStatuses, ...(language ? [language] : [])];
  const [row]: { sessions: string }[] = await manager.query(sql, parameters);
  if (!row) throw new NotFoundException(conferenceNotFound);
  return row.sessions;
}

export function listAgendaJson(manager: EntityManager, conferenceId: string, currentUser: StaffMember | undefined) {
  const language = requestedLanguage();
  const sql = language ? translatedAgendaSql : agendaSql;
  return listSessionsJson(manager, sql, conferenceId, currentUser, language);
}

export const listProgrammeJson = (manager: EntityManager, conferenceId: string, currentUser: StaffMember | undefined) =>
  listSessionsJson(manager, programmeSql, conferenceId, currentUser);

/** SQL: the titles of the presentations in the session `original`, one on each line, in the order of its speakers. */
export const presentationTitlesSql = `(
  SELECT coalesce(string_agg(title, E'\\n' ORDER BY place), '') FROM (
    SELECT presentation_title AS title, min(speaker_order) AS place
    FROM session_speakers JOIN people ON people.id = person_id AND people.deleted_at IS NULL
    WHERE session_id = original.id AND presentation_title <> ''
    GROUP BY presentation_title
  ) AS titles)`;
