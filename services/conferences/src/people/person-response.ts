import type { StaffMember } from '@majlis/kit/auth/current-user';
import type { PersonEntity } from './person.entity.js';

/** Staff see the whole row; visitors no phone, and the e-mail only of who wants to be written to. */
export function toPersonResponse(staff: StaffMember | undefined, person: PersonEntity) {
  if (staff) return person;
  const { version, updatedAt, updatedBy, deletedAt, phone, showEmail, email, ...shown } = person;
  return { ...shown, email: showEmail ? email : '' };
}
