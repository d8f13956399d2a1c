import { requestedLanguage, translateRows } from '@majlis/rows/translations/translate-rows';
import type { DataSource } from 'typeorm';
import { publicStatuses } from '../conferences/conference.entity.js';
import { joinPersonTexts, personText } from '../people/person-response.js';

/** A conference or a session as visitors saw it last. All but title and times may only be used while it is public. */
export type EventRow = {
  id: string;
  conferenceId: string;
  title: string;
  start: Date;
  end: Date;
  isPublic: boolean;
  sequence: number;
  changedAt: Date;
  /** Null for a conference. */
  slug: string | null;
  timezone: string;
  /** The name of the room. */
  location: string;
  /** The keys are the field names of the API, by which texts are translated. */
  conference: { id: string; slug: string; venue: string; city: string; country: string };
  isVirtual: boolean;
  /** A session has a description and an abstract, a conference has a short description; the other texts are empty. */
  description: string;
  sessionAbstract: string;
  shortDescription: string;
  speakers: string[];
};

const conferenceColumns = `
  event.id, event.conference_id AS "conferenceId", event.title, event.start_time AS start, event.end_time AS "end",
  conference.timezone, conference.is_virtual AS "isVirtual",
  json_build_object('id', conference.id, 'slug', conference.slug, 'venue', conference.venue, 'city', conference.city,
    'country', conference.country) AS conference`;

const isPublicConference = 'conference.deleted_at IS NULL AND conference.status = ANY ($1)';

export async function findConferenceEvent(database: DataSource, id: string): Promise<EventRow | undefined> {
  const rows = await database.query<EventRow[]>(
    `SELECT ${conferenceColumns}, ${isPublicConference} AS "isPublic", conference.version AS sequence,
       conference.updated_at AS "changedAt", NULL AS slug, '' AS location, '' AS description, '' AS "sessionAbstract",
       conference.short_description AS "shortDescription", '{}'::text[] AS speakers
     FROM published_events event JOIN conferences conference ON conference.id = event.id
     WHERE event.id = $2`,
    [publicStatuses, id],
  );
  const [row] = await inRequestedLanguage(database, rows);
  return row;
}

/** Withdrawn events are not translated, because a translation may have been saved after the withdrawal. */
async function inRequestedLanguage(database: DataSource, rows: EventRow[]): Promise<EventRow[]> {
  await translateRows(
    database.manager,
    rows.filter(({ isPublic }) => isPublic),
  );
  return rows;
}

type SessionFilter = { conferenceId?: string; ids?: string[]; sessionId?: string; personId?: string };

/**
 * The sequence grows with each save of the session, of its list of speakers, and of the conference, which sets venue and time zone.
 */
export async function findSessionEvents(database: DataSource, filter: SessionFilter): Promise<EventRow[]> {
  const { conferenceId = null, ids = null, sessionId = null, personId = null } = filter;
  const rows = await database.query<EventRow[]>(
    `SELECT ${conferenceColumns}, session.deleted_at IS NULL AND ${isPublicConference} AS "isPublic",
       session.version + session.speakers_version + conference.version AS sequence,
       greatest(session.updated_at, session.speakers_updated_at, conference.updated_at) AS "changedAt",
       session.slug, session.location, session.description, session.session_abstract AS "sessionAbstract",
       '' AS "shortDescription",
       ARRAY (
         SELECT trim(${personText('firstName', 'first_name')} || ' ' || ${personText('lastName', 'last_name')})
         FROM session_speakers assignment
         JOIN people person ON person.id = assignment.person_id AND person.deleted_at IS NULL ${joinPersonTexts('$6')}
         WHERE assignment.session_id = session.id
         ORDER BY assignment.speaker_order, assignment.id
       ) AS speakers
     FROM published_events event
     JOIN sessions session ON session.id = event.id
     JOIN conferences conference ON conference.id = event.conference_id
     WHERE ($2::uuid IS NULL OR event.conference_id = $2)
       AND ($3::uuid[] IS NULL OR event.id = ANY ($3))
       AND ($4::uuid IS NULL OR event.id = $4)
       AND ($5::uuid IS NULL OR event.id IN (SELECT session_id FROM session_speakers WHERE person_id = $5))
     ORDER BY event.start_time, session.session_order, session.id`,
    [publicStatuses, conferenceId, ids, sessionId, personId, requestedLanguage() ?? ''],
  );
  return inRequestedLanguage(database, rows);
}

export async function findSpeakerName(database: DataSource, personId: string): Promise<string | undefined> {
  const [person] = await database.query<{ name: string }[]>(
    `SELECT trim(${personText('firstName', 'first_name')} || ' ' || ${personText('lastName', 'last_name')}) AS name
     FROM people AS person ${joinPersonTexts('$2')} WHERE person.id = $1 AND deleted_at IS NULL`,
    [personId, requestedLanguage() ?? ''],
  );
  return person?.name;
}
