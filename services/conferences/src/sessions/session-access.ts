import type { StaffMember } from '@majlis/kit/auth/current-user';
import { NotFoundException } from '@nestjs/common';
import { IsNull, Not, type Repository } from 'typeorm';
import { visibilityFilter } from '../conferences/conference-access.js';
import type { SessionEntity } from './session.entity.js';

export const sessionNotFound = 'This session does not exist.';

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

/** Visitors get neither the audit fields nor the organisers' notes. */
export function toSessionResponse(currentUser: StaffMember | undefined, session: SessionEntity) {
  if (currentUser) return session;
  const { version, updatedAt, updatedBy, deletedAt, specialRequirements, ...publicFields } = session;
  return publicFields;
}
