import type { SampleSession } from '../sample-programme.js';

const conscience = { track: 'Conscience' };
const hall = { location: 'Great Hall' };
const riverRoom = { location: 'River Room', maxAttendees: 60 };

export const firstDay: SampleSession[] = [
  {
    day: 1,
    from: '09:00',
    to: '09:30',
    title: 'Registration and tea',
    sessionType: 'networking',
    location: 'Courtyard',
    description: 'Name cards, headphones for the interpretation, and the first introductions of the year.',
  },
  {
    day: 1,
    from: '09:30',
    to: '10:45',
    title: 'What may be asked of nobody',
    sessionType: 'keynote',
    ...conscience,
    ...hall,
    description:
      'The opening lecture: a short history of things that rulers wanted to hear people say, and of the legal devices by which people were allowed not to say them.',
    sessionAbstract:
      'Classical jurists disagreed about almost everything that can be commanded, and agreed on a small number of things that cannot. The lecture reads four of these: the oath about what one believes, the testimony against oneself, the acceptance of office, and the blessing of an act one thinks wrong. Each was argued by different schools on different grounds. Taken together they draw the outline of a freedom that none of the authors had a single word for.\n\nThe second half asks what is left of that outline in the law of today, where the oath has become a form to be ticked and silence an answer like any other.',
    speakers: [
      ['aisyah', 'keynote', 'What may be asked of nobody: oath, testimony, office, blessing'],
      ['samira', 'chair'],
    ],
  },
  { day: 1, from: '10:45', to: '11:15', title: 'Tea in the courtyard', sessionType: 'break', location: 'Courtyard' },
  {
    day: 1,
    from: '11:15',
    to: '12:45',
    title: 'Vows, oaths and the freedom to refuse',
    sessionType: 'panel',
    ...conscience,
    ...hall,
    description:
      'A judge, a solicitor and a historian on people who would not swear: in court, at work, and on the deck of a ship.',
    sessionAbstract:
      'Three short statements of ten minutes each, then one hour of questions. The panel looks at refusal from the bench, from the counter of a law centre and from the archive, and asks what a refusal costs the person who refuses and the institution that has to live with it. The first question is kept for a student.',
    speakers: [
      ['dorothea', 'moderator'],
      ['farida', 'panelist', 'Waiting for the witness'],
      ['rukhsana', 'panelist', 'The man who would not be photographed'],
      ['aluisio', 'panelist', 'Oaths below deck: Bahia, 1835'],
    ],
  },
  {
    day: 1,
    from: '11:15',
    to: '12:45',
    title: 'Names in the register: conversion, record and privacy',
    sessionType: 'presentation',
    ...conscience,
    ...riverRoom,
    description: 'Two papers on what officials wrote down about belief, and who was able to read it afterwards.',
    sessionAbstract:
      'Registers of conversion were kept for the sake of inheritance and taxes, and became sources on the inner life of people who never meant to speak to us. The papers compare entries from three cities and ask whether a modern right to be forgotten has an older relative.',
    speakers: [
      ['hala', 'presenter', 'ما لم يكتبه الكاتب: حواشي سجلات حلب'],
      ['seoyeon', 'presenter', 'A belief is not a datum: three constitutional courts on public registers'],
      ['marwa', 'discussant'],
    ],
  },
  {
    day: 1,
    from: '12:45',
    to: '14:15',
    title: 'Lunch and midday prayer',
    sessionType: 'break',
    location: 'Courtyard',
    description: 'Vegetarian dishes stand on the long table; quiet rooms are on the first floor.',
  },
  {
    day: 1,
    from: '14:15',
    to: '15:45',
    title: 'Five cases that nobody won',
    sessionType: 'presentation',
    ...conscience,
    ...hall,
    description:
      'Five disputes about dress, slaughter, bells, burial and school, each told from both sides by the same speaker.',
    speakers: [
      ['balqis', 'chair'],
      ['seoyeon', 'presenter', 'Dress and bells'],
      ['rukhsana', 'presenter', 'Slaughter, burial, school'],
      ['dorothea', 'discussant'],
    ],
  },
  {
    day: 1,
    from: '14:15',
    to: '16:15',
    title: 'How to read a court register',
    sessionType: 'workshop',
    track: 'Methods',
    location: 'Map Room',
    maxAttendees: 24,
    description:
      'A hands-on introduction with facsimiles: formulas, hands, abbreviations, and the four questions to ask of every entry. No Arabic is needed for the first half.',
    specialRequirements:
      'Four tables for six, daylight, 24 printed facsimiles (the archive sends them), magnifying glasses. Projector for Arabic script: test the fonts the evening before.',
    speakers: [
      ['hala', 'presenter'],
      ['aluisio', 'presenter'],
    ],
  },
  {
    day: 1,
    from: '16:30',
    to: '17:45',
    title: 'What teachers owe to doubt',
    sessionType: 'roundtable',
    track: 'Education',
    ...hall,
    description:
      'Teachers of law, of religion and of twelve-year-olds compare what they do when a student asks the question that must not be asked.',
    speakers: [
      ['marwa', 'moderator'],
      ['lupe', 'panelist'],
      ['yusuf', 'panelist'],
      ['thandeka', 'panelist'],
    ],
  },
];
