import type { StaffMember } from '@majlis/kit/auth/staff';
import type { SessionEntity } from './session.entity.js';

/** Staff see the whole row; visitors neither who edited it nor what the organisers must prepare. */
export function sessionShownTo(staff: StaffMember | undefined, session: SessionEntity) {
  if (staff) return session;
  const { version, updatedAt, updatedBy, deletedAt, specialRequirements, ...shown } = session;
  return shown;
}
