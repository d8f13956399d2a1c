import type { StaffMember } from '@majlis/kit/auth/staff';
import type { ConferenceEntity } from './conference.entity.js';

/** Staff see the whole row; visitors neither who edited it nor the link to the virtual room, which registration gives. */
export function conferenceShownTo(staff: StaffMember | undefined, conference: ConferenceEntity) {
  if (staff) return conference;
  const { version, updatedAt, updatedBy, deletedAt, virtualLink, ...shown } = conference;
  return { ...shown, virtualLink: '' };
}
