import type { SampleProgramme } from './sample-programme.js';

const room = { location: 'Reading Room' };

export const colloquiumProgramme: SampleProgramme = {
  sessions: [
    {
      day: 1,
      from: '09:00',
      to: '12:00',
      title: 'The freedom to ask',
      sessionType: 'panel',
      ...room,
      speakers: [
        ['aisyah', 'panelist'],
        ['mamadou', 'panelist'],
      ],
    },
    { day: 1, from: '13:30', to: '16:00', title: 'Doubt in the study circle', sessionType: 'roundtable', ...room },
    {
      day: 2,
      from: '13:30',
      to: '16:00',
      title: 'Three working groups are formed',
      sessionType: 'roundtable',
      ...room,
      speakers: [['aisyah', 'chair']],
    },
  ],
  documents: [
    {
      title: 'Minutes of the last afternoon',
      url: 'https://archive.example.org/papers/faith-and-free-inquiry/minutes',
      session: 'Three working groups are formed',
    },
  ],
};
