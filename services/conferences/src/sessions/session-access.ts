import type { StaffMember } from '@majlis/kit/auth/current-user';
import { NotFoundException } from '@nestjs/common';
import { IsNull, Not, type Repository } from 'typeorm';
import { visibilityFilter } from '../conferences/conference-access.js';
import type { SessionEntity } from './session.entity.js';

export const sessionNotFound = 'This session does not exist.';

/** Throws 404 when there is no such session, or its conference is deleted, or not for this reader. */
export async function findSession(
  sessions: Repository<SessionEntity>,
  id: string,
  staff: StaffMember | undefined,
): Promise<SessionEntity> {
  // A deleted conference is not joined. Not findOne: that asks twice where another table is.
  const [session] = await sessions.find({
    where: { id, conference: { ...visibilityFilter(staff), id: Not(IsNull()) } },
  });
  if (!session) throw new NotFoundException(sessionNotFound);
  return session;
}

/** Staff see the whole row; visitors neither who edited it nor what the organisers must prepare. */
export function toSessionResponse(staff: StaffMember | undefined, session: SessionEntity) {
  if (staff) return session;
  const { version, updatedAt, updatedBy, deletedAt, specialRequirements, ...shown } = session;
  return shown;
}
