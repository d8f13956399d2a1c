import { shiftZoneKeepingLocalTime } from '@majlis/contracts/shared/zoned-times';
import type { WriteContext } from '@majlis/rows/repository/audited-entity';
import type { EntityManager } from 'typeorm';
import { SessionEntity } from '../sessions/session.entity.js';
import type { ConferenceEntity } from './conference.entity.js';
import { DocumentEntity } from './lists-of-conference.js';

/**
 * Times are converted here and not in SQL, because PostgreSQL may have time zones of another year, and CET without summer time
 * (infra/adr/programme.md).
 */
export async function preserveLocalTimes(
  manager: EntityManager,
  before: ConferenceEntity,
  after: ConferenceEntity,
  { actor }: WriteContext,
): Promise<void> {
  if (before.timezone === after.timezone) return;
  const shift = (instant: string) => shiftZoneKeepingLocalTime(after.timezone, instant, before.timezone);
  await shiftSessions(manager, after.id, actor, shift);
  await shiftDocuments(manager, after.id, actor, shift);
}

export type ShiftTime = (instant: string) => string;

/** Rows are locked in the order of their ids, so that concurrent transactions cannot deadlock. */
const lockInIdOrder = { withDeleted: true, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } } as const;

async function shiftSessions(manager: EntityManager, conferenceId: string, actor: string, shift: ShiftTime) {
  const select = { id: true, startTime: true, endTime: true };
  const sessions = await manager.find(SessionEntity, { select, where: { conferenceId }, ...lockInIdOrder });
  const shifted = sessions.map((session) => shiftSession(session, shift));
  await manager.query(
    `UPDATE sessions SET start_time = shifted.start_time, end_time = shifted.end_time,
       version = version + 1, updated_at = now(), updated_by = $4
     FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS shifted (id, start_time, end_time)
     WHERE sessions.id = shifted.id`,
    [
      sessions.map(({ id }) => id),
      shifted.map(({ startTime }) => startTime),
      shifted.map(({ endTime }) => endTime),
      actor,
    ],
  );
}

type SessionTimes = Pick<SessionEntity, 'startTime' | 'endTime'>;

export function shiftSession(session: SessionTimes, shift: ShiftTime): SessionTimes {
  const [startTime, endTime] = [shift(session.startTime), shift(session.endTime)];
  // A local time that a clock change skips or repeats can bring the end before the start. The session keeps its length then.
  return { startTime, endTime: endTime > startTime ? endTime : addLengthOf(session, startTime) };
}

/** The end of a session of the same length that begins at `startTime`. */
export const addLengthOf = (session: SessionTimes, startTime: string): string =>
  new Date(Date.parse(startTime) + Date.parse(session.endTime) - Date.parse(session.startTime)).toISOString();

async function shiftDocuments(manager: EntityManager, conferenceId: string, actor: string, shift: ShiftTime) {
  const documents = await manager.find(DocumentEntity, { where: { conferenceId }, ...lockInIdOrder });
  const timed = documents.flatMap(({ id, publicFrom }) => (publicFrom === null ? [] : [{ id, at: shift(publicFrom) }]));
  await manager.query(
    `UPDATE documents SET public_from = shifted.public_from, version = version + 1, updated_at = now(), updated_by = $3
     FROM unnest($1::uuid[], $2::timestamptz[]) AS shifted (id, public_from)
     WHERE documents.id = shifted.id`,
    [timed.map(({ id }) => id), timed.map(({ at }) => at), actor],
  );
}
