import {
  type AcceptedConflict,
  conflictKinds,
  type ProgrammeBooking,
} from '@majlis/contracts/programme/programme-conflicts';
import { message } from '@majlis/contracts/shared/messages';
import { NotFoundException } from '@nestjs/common';
import { Column, Entity, type EntityManager, In, PrimaryGeneratedColumn } from 'typeorm';
import { lockConference, uuidPattern } from '../conferences/conference.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';

const toResponse = ({ key, reason, acceptedBy, acceptedAt }: AcceptedConflictEntity): AcceptedConflict => ({
  key,
  reason,
  by: acceptedBy,
  at: acceptedAt.toISOString(),
});

export async function listAcceptedConflicts(manager: EntityManager, conferenceId: string): Promise<AcceptedConflict[]> {
  const order = { acceptedAt: 'DESC', id: 'ASC' } as const;
  return (await manager.find(AcceptedConflictEntity, { where: { conferenceId }, order })).map(toResponse);
}

const notFound = message('rowNotFound', { noun: 'conflict' });

/** Throws 404 unless the conflict involves a session of the conference. */
export async function acceptConflict(
  manager: EntityManager,
  conferenceId: string,
  { key, reason, actor }: { key: string; reason: string; actor: string },
): Promise<AcceptedConflict> {
  await lockConference(manager, conferenceId);
  const [kind, ...ids] = key.split(':');
  const isKey = conflictKinds.some((known) => known === kind) && ids.every((id) => uuidPattern.test(id));
  if (!isKey || !(await manager.existsBy(SessionEntity, { conferenceId, id: In(ids) })))
    throw new NotFoundException(notFound);
  const accepted = { conferenceId, key, reason, acceptedBy: actor, acceptedAt: new Date() };
  await manager.upsert(AcceptedConflictEntity, accepted, ['conferenceId', 'key']);
  return { key, reason, by: actor, at: accepted.acceptedAt.toISOString() };
}

export async function withdrawAcceptance(manager: EntityManager, conferenceId: string, key: string): Promise<void> {
  const { affected } = await manager.delete(AcceptedConflictEntity, { conferenceId, key });
  if (!affected) throw new NotFoundException(notFound);
}

/** A conflict of the programme that stays on purpose. */
@Entity('accepted_conflicts')
export class AcceptedConflictEntity {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid', { name: 'conference_id' })
  conferenceId: string;

  @Column('text')
  key: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { name: 'accepted_at' })
  acceptedAt: Date;

  @Column('text', { name: 'accepted_by' })
  acceptedBy: string;
}

/**
 * Selects the sessions of the conference, and those of its speakers elsewhere from the day before the conference to the day after
 * it.
 */
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

/** The checklist also asks for a biography and a portrait of each speaker. */
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
