import type { SampleSession } from '../sample-programme.js';

const markets = { track: 'Markets' };
const hall = { location: 'Great Hall' };
const riverRoom = { location: 'River Room', maxAttendees: 60 };

export const secondDay: SampleSession[] = [
  {
    day: 2,
    from: '09:00',
    to: '10:15',
    title: 'The inspector and the price of bread',
    sessionType: 'keynote',
    ...markets,
    ...hall,
    description:
      'For six hundred years somebody walked through the market with a pair of scales. What was he there to protect: the buyer, the seller, or the word “loaf”?',
    sessionAbstract:
      'Manuals for market inspectors are usually read as evidence of control. Read beside the accounts of bakers they look different: most of what the inspector did was to make strangers’ measures comparable, and most of what he was forbidden to do was to fix a price. The lecture follows the price of bread through one year of dearth in three cities and argues that the refusal to set it was a theory of freedom, held by people who had no other reason to be popular.',
    speakers: [
      ['idris', 'keynote'],
      ['tomasz', 'chair'],
    ],
  },
  { day: 2, from: '10:15', to: '10:45', title: 'Tea in the courtyard', sessionType: 'break', location: 'Courtyard' },
  {
    day: 2,
    from: '10:45',
    to: '12:15',
    title: 'Partnership, risk and the silent investor',
    sessionType: 'panel',
    ...markets,
    ...hall,
    description: 'How caravans, ships and rice boats shared losses, and what their contracts took for granted.',
    sessionAbstract:
      'The panel brings together three traditions of partnership that never met in a court and resemble one another more than their descendants do. Each speaker has brought one contract, translated in full; the panel reads them clause by clause and asks who is trusted with what.',
    speakers: [
      ['tomasz', 'moderator'],
      ['matteo', 'panelist', 'A ship in three alphabets'],
      ['hiroto', 'panelist', 'Brokers who could not afford to lie'],
      ['hala', 'panelist', 'شركة العِنان في وثائق دمشق'],
    ],
  },
  {
    day: 2,
    from: '10:45',
    to: '12:15',
    title: 'An atlas of endowments that failed',
    sessionType: 'presentation',
    ...markets,
    ...riverRoom,
    description: 'Bridges that fell, wells that dried up, schools that outlived their pupils: what failure teaches.',
    sessionAbstract:
      'Histories of the endowment are written from those that lasted. The atlas maps one hundred and sixty that did not, with the reason where the sources give one. The commonest is not theft, as is often said, but a purpose described so exactly that nobody was free to change it.',
    speakers: [
      ['mirela', 'presenter', 'One hundred and sixty endings'],
      ['zaynab', 'discussant', 'What I would have told the founders'],
    ],
  },
  {
    day: 2,
    from: '12:15',
    to: '13:45',
    title: 'Lunch and midday prayer',
    sessionType: 'break',
    location: 'Courtyard',
  },
  {
    day: 2,
    from: '13:45',
    to: '15:15',
    title: 'Small credit on three islands',
    sessionType: 'presentation',
    ...markets,
    ...hall,
    description: 'Ledgers, tontines and rice banks: how people lent to each other when no bank would.',
    speakers: [
      ['citra', 'presenter', 'The treasurer’s second notebook'],
      ['lupe', 'presenter', 'What my pupils’ grandmothers kept in the tin'],
      ['matteo', 'discussant'],
    ],
  },
  {
    day: 2,
    from: '13:45',
    to: '15:15',
    title: 'Who keeps the books? A round table of treasurers',
    sessionType: 'roundtable',
    ...markets,
    ...riverRoom,
    description: 'Five people who have been responsible for other people’s money, on the day it did not add up.',
    speakers: [
      ['zaynab', 'moderator'],
      ['idris', 'panelist'],
      ['ewart', 'panelist'],
      ['aisyah', 'panelist'],
    ],
  },
  {
    day: 2,
    from: '15:30',
    to: '17:00',
    title: 'A walk along the two rivers',
    sessionType: 'networking',
    location: 'Meet at the Courtyard gate',
    description: 'An hour and a half on foot, in shade, with three stops and no lecture. In heavy rain: tea instead.',
  },
  {
    day: 2,
    from: '20:00',
    to: '21:30',
    title: 'Majlis terbuka: an open sitting for the city',
    sessionType: 'panel',
    track: 'Public evening',
    ...hall,
    maxAttendees: 400,
    description:
      'Open to all, in Malay and English, free and without registration: what would you refuse to do for a country you love?',
    speakers: [
      ['balqis', 'moderator'],
      ['ewart', 'panelist'],
      ['mamadou', 'panelist'],
      ['aisyah', 'panelist'],
    ],
  },
];
