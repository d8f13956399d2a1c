import type { StaffMember } from '@majlis/kit/auth/current-user';
import type { PersonEntity } from './person.entity.js';

/** Visitors get no phone number, and an e-mail address only if the person agreed. */
export function toPersonResponse(staff: StaffMember | undefined, person: PersonEntity) {
  if (staff) return person;
  const { version, updatedAt, updatedBy, deletedAt, phone, showEmail, email, ...shown } = person;
  return { ...shown, email: showEmail ? email : '' };
}
