import { message } from '@majlis/contracts/shared/messages';
import type { StaffMember } from '@majlis/kit/auth/current-user';
import { NotFoundException } from '@nestjs/common';
import { type EntityManager, type FindOptionsWhere, IsNull, Not, type Repository } from 'typeorm';
import { visibilityFilter } from '../conferences/conference-access.js';
import { SessionEntity } from './session.entity.js';

export const sessionNotFound = message('rowNotFound', { noun: 'session' });

/** Throws 404 if the session or its conference is deleted or not visible to this user. */
export async function findSession(
  sessions: Repository<SessionEntity>,
  id: string,
  currentUser: StaffMember | undefined,
): Promise<SessionEntity> {
  // The join leaves out deleted conferences. `find` needs one query here, where `findOne` makes two.
  const [session] = await sessions.find({
    where: { id, conference: { ...visibilityFilter(currentUser), id: Not(IsNull()) } },
  });
  if (!session) throw new NotFoundException(sessionNotFound);
  return session;
}

const lockedColumns = {
  ...{ id: true, title: true, startTime: true, endTime: true, location: true },
  ...{ version: true, updatedAt: true, updatedBy: true, deletedAt: true },
} as const;
export type LockedSession = Pick<SessionEntity, keyof typeof lockedColumns>;

/** Deleted ones too, in the order of the ids, as all writes of many rows, so that two of them cannot deadlock. */
export const lockSessions = (
  manager: EntityManager,
  where: FindOptionsWhere<SessionEntity>,
): Promise<LockedSession[]> =>
  manager.find(SessionEntity, {
    select: lockedColumns,
    where,
    withDeleted: true,
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/** Visitors get neither the audit fields nor the organisers' notes. */
export function toSessionResponse(currentUser: StaffMember | undefined, session: SessionEntity) {
  if (currentUser) return session;
  const { version, updatedAt, updatedBy, deletedAt, specialRequirements, ...publicFields } = session;
  return publicFields;
}
