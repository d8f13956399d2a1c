import type { SampleProgramme } from './sample-programme.js';

/** Of a draft: nothing of it may be seen by visitors either. */
export const unannouncedProgramme: SampleProgramme = {
  sessions: [
    {
      day: 1,
      from: '10:00',
      to: '12:30',
      title: 'Aman: a promise to a stranger',
      sessionType: 'panel',
      track: 'Texts',
      specialRequirements: 'Both speakers have accepted by telephone only.',
      speakers: [
        ['dorothea', 'moderator'],
        ['mirela', 'panelist'],
      ],
    },
    { day: 1, from: '14:00', to: '17:00', title: 'Borders, to be arranged', sessionType: 'roundtable' },
  ],
  partners: [{ name: 'Not yet signed: the house by the strait', tier: 'host' }],
  documents: [{ title: 'Letter to the venue', url: 'https://drafts.example.org/letter-to-the-venue' }],
};
