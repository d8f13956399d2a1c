import type { SessionType, SpeakerType } from '@majlis/contracts/choices';

export const sessionTypes: Record<SessionType, string> = {
  keynote: 'Keynote',
  panel: 'Panel',
  presentation: 'Presentation',
  workshop: 'Workshop',
  roundtable: 'Roundtable',
  break: 'Break',
  networking: 'Networking',
};

export const speakerTypes: Record<SpeakerType, string> = {
  presenter: 'Presenter',
  keynote: 'Keynote',
  panelist: 'Panelist',
  moderator: 'Moderator',
  chair: 'Chair',
  discussant: 'Discussant',
};
