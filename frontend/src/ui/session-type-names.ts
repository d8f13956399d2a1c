import type { SessionType } from '@majlis/contracts/session-types';

/** What people read for the types of sessions. */
export const sessionTypeNames: Record<SessionType, string> = {
  keynote: 'Keynote',
  panel: 'Panel',
  presentation: 'Presentation',
  workshop: 'Workshop',
  roundtable: 'Roundtable',
  break: 'Break',
  networking: 'Networking',
};
