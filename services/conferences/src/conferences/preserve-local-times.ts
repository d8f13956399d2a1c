import { shiftZoneKeepingLocalTime } from '@majlis/contracts/zoned-times';
import type { WriteContext } from '@majlis/kit/database/audited-entity';
import type { EntityManager } from 'typeorm';
import { DocumentEntity } from '../documents/document.entity.js';
import { SessionEntity } from '../sessions/session.entity.js';
import type { ConferenceEntity } from './conference.entity.js';

/** Not in SQL: PostgreSQL may have time zones of another year, and CET without summer time (ADR 0008). */
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

type ShiftTime = (instant: string) => string;

/** Rows are locked in the order of their ids, so that concurrent transactions cannot deadlock. */
const lockInIdOrder = { withDeleted: true, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } } as const;

async function shiftSessions(manager: EntityManager, conferenceId: string, actor: string, shift: ShiftTime) {
  const select = { id: true, startTime: true, endTime: true };
  const sessions = await manager.find(SessionEntity, { select, where: { conferenceId }, ...lockInIdOrder });
  const starts = sessions.map(({ startTime }) => shift(startTime));
  const ends = sessions.map(({ startTime, endTime }, index) => {
    const [start = '', end] = [starts[index], shift(endTime)];
    if (end > start) return end;
    // The local time was skipped or repeated by a clock change, so the session keeps its length instead.
    return new Date(Date.parse(start) + Date.parse(endTime) - Date.parse(startTime)).toISOString();
  });
  await manager.query(
    `UPDATE sessions SET start_time = shifted.start_time, end_time = shifted.end_time,
       version = version + 1, updated_at = now(), updated_by = $4
     FROM unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[]) AS shifted (id, start_time, end_time)
     WHERE sessions.id = shifted.id`,
    [sessions.map(({ id }) => id), starts, ends, actor],
  );
}

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
