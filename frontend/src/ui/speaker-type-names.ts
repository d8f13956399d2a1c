import type { SpeakerType } from '@majlis/contracts/speaker-types';

/** What people read for the parts that speakers take in a session. */
export const speakerTypeNames: Record<SpeakerType, string> = {
  presenter: 'Presenter',
  keynote: 'Keynote',
  panelist: 'Panelist',
  moderator: 'Moderator',
  chair: 'Chair',
  discussant: 'Discussant',
};
