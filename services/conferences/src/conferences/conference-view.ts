import type { StaffMember } from '@majlis/kit/auth/staff';
import type { ConferenceEntity } from './conference.entity.js';
import { hiddenFromVisitors } from './visible-conference.js';

const hidden: ReadonlySet<string> = new Set(hiddenFromVisitors);

/** Staff see the whole row; visitors neither who edited it nor the link to the virtual room, which registration gives. */
export function conferenceShownTo(staff: StaffMember | undefined, conference: ConferenceEntity) {
  if (staff) return conference;
  const shown = Object.entries(conference).filter(([name]) => !hidden.has(name));
  return { ...Object.fromEntries(shown), virtualLink: '' };
}
