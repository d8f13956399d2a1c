import type { SessionType, SpeakerType } from '@majlis/contracts/choices';

export const sessionTypes: Record<SessionType, string> = {
  keynote: 'Ucaptama',
  panel: 'Panel',
  presentation: 'Pembentangan',
  workshop: 'Bengkel',
  roundtable: 'Meja bulat',
  break: 'Rehat',
  networking: 'Jalinan hubungan',
};

export const speakerTypes: Record<SpeakerType, string> = {
  presenter: 'Pembentang',
  keynote: 'Penyampai ucaptama',
  panelist: 'Ahli panel',
  moderator: 'Moderator',
  chair: 'Pengerusi',
  discussant: 'Pengulas',
};
