import type { StaffMember } from '@majlis/kit/auth/current-user';
import type { PersonEntity } from './person.entity.js';

/** Visitors get no phone number, and an e-mail address only if the person agreed. */
export function toPersonResponse(currentUser: StaffMember | undefined, person: PersonEntity) {
  if (currentUser) return person;
  const { version, updatedAt, updatedBy, deletedAt, phone, showEmail, email, ...publicFields } = person;
  return { ...publicFields, email: showEmail ? email : '' };
}
