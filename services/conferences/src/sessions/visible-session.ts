import type { StaffMember } from '@majlis/kit/auth/staff';
import { NotFoundException } from '@nestjs/common';
import { IsNull, type Repository } from 'typeorm';
import { visibleTo } from '../conferences/visible-conference.js';
import type { SessionEntity } from './session.entity.js';

export const noSession = 'This session does not exist.';

/** Throws 404 when there is no such session, or its conference is deleted, or not for this reader. */
export async function findSession(
  sessions: Repository<SessionEntity>,
  id: string,
  staff: StaffMember | undefined,
): Promise<SessionEntity> {
  const conference = { ...visibleTo(staff), deletedAt: IsNull() };
  const session = await sessions.findOne({ where: { id, conference }, relations: { conference: true } });
  if (!session?.conference) throw new NotFoundException(noSession);
  delete session.conference;
  return session;
}
