import type { SampleSession } from '../sample-programme.js';

const government = { track: 'Government' };
const hall = { location: 'Great Hall' };
const riverRoom = { location: 'River Room', maxAttendees: 60 };

export const thirdDay: SampleSession[] = [
  {
    day: 3,
    from: '09:00',
    to: '10:15',
    title: 'Consultation without a parliament',
    sessionType: 'keynote',
    ...government,
    ...hall,
    description:
      'Four hundred and eleven village assemblies, one notebook each, and what they know about losing an argument.',
    sessionAbstract:
      'In the assemblies that this lecture describes nobody votes, and everybody knows when a decision has been reached. It asks how: who may speak twice, what an elder’s silence means, how a minority is seen home. The answer is a set of rules as exact as any standing orders, with one difference that matters: the losers help to word the result.',
    speakers: [
      ['mamadou', 'keynote'],
      ['aisyah', 'chair'],
    ],
  },
  { day: 3, from: '10:15', to: '10:45', title: 'Tea in the courtyard', sessionType: 'break', location: 'Courtyard' },
  {
    day: 3,
    from: '10:45',
    to: '12:15',
    title: 'Counsel, complaint, court: three ways to say no to power',
    sessionType: 'panel',
    ...government,
    ...hall,
    description: 'A dean, a doctoral candidate and an editor on advice, petition and the first page of a newspaper.',
    speakers: [
      ['seoyeon', 'moderator'],
      ['thandeka', 'panelist', 'Petitions that nobody answered'],
      ['balqis', 'panelist', 'Rules for hearing complaints against oneself'],
      ['ewart', 'panelist', 'Corrections on page one'],
    ],
  },
  {
    day: 3,
    from: '10:45',
    to: '12:15',
    title: 'First papers',
    sessionType: 'presentation',
    ...government,
    ...riverRoom,
    description:
      'Two scholars at the beginning of their work present for ten minutes each and are answered by somebody at the other end of it.',
    speakers: [
      ['yusuf', 'presenter', 'معجم صغير للشورى: من «الرأي» إلى «العقد»'],
      ['marwa', 'presenter', 'Dismissed: nine hundred biographies'],
      ['mamadou', 'discussant'],
    ],
  },
  {
    day: 3,
    from: '12:15',
    to: '13:45',
    title: 'Lunch and midday prayer',
    sessionType: 'break',
    location: 'Courtyard',
  },
  {
    day: 3,
    from: '13:45',
    to: '15:15',
    title: 'Judges who declined the bench',
    sessionType: 'presentation',
    ...government,
    ...hall,
    description: 'Refusal of office as an act of politics, from Kairouan to the present.',
    speakers: [
      ['samira', 'presenter', 'Ill on the day of appointment'],
      ['farida', 'discussant'],
    ],
  },
  {
    day: 3,
    from: '13:45',
    to: '15:15',
    title: 'Writing for those who disagree',
    sessionType: 'workshop',
    track: 'Methods',
    location: 'Map Room',
    maxAttendees: 16,
    description: 'Bring one page of your own. It comes back with the best case that can be made against it.',
    specialRequirements: 'Paper and pencils, no projector. Two tables for eight.',
    speakers: [
      ['tomasz', 'presenter'],
      ['ewart', 'presenter'],
    ],
  },
  {
    day: 3,
    from: '15:30',
    to: '16:45',
    title: 'What we still disagree about',
    sessionType: 'roundtable',
    ...hall,
    description: 'The chairs of all sessions draw up, in public, the list that is printed with the papers.',
    speakers: [
      ['samira', 'moderator'],
      ['dorothea', 'panelist'],
      ['tomasz', 'panelist'],
      ['balqis', 'panelist'],
      ['seoyeon', 'panelist'],
    ],
  },
  {
    day: 3,
    from: '16:45',
    to: '17:30',
    title: 'Closing words and farewell',
    sessionType: 'networking',
    location: 'Courtyard',
    description: 'Three minutes from the youngest speaker, then tea until the taxis come.',
    speakers: [['thandeka', 'presenter', 'Three minutes']],
  },
];
