import { astrolabe } from '../../pictures/scenes/astrolabe.js';
import { dome } from '../../pictures/scenes/dome.js';
import { calendar, type SampleConference } from './sample-conference.js';

export function annualConference(today: Date): SampleConference {
  const at = calendar(today);
  return {
    draw: dome,
    title: 'Conscience and the Common Good',
    subtitle: 'Annual conference on religious, economic and political freedom',
    slug: 'conscience-and-the-common-good',
    conferenceType: 'academic',
    status: 'published',
    theme: 'What do free people owe one another?',
    shortDescription: 'Three days in Kuala Lumpur on freedom of conscience, honest markets and the limits of power.',
    description: [
      'Every year the network meets for three days under one roof. This time we ask what free people owe one another: whether a community can be bound together without binding the conscience of its members, and what jurists, merchants and magistrates of the past thought such bonds were for.',
      'The programme joins plenary lectures in the morning with small working sessions in the afternoon. Each paper is circulated beforehand and answered by a younger scholar; the floor is open for as long as there are questions.',
      'A public evening on the second day, in Malay and English, is free of charge and needs no registration.',
    ].join('\n\n'),
    startDate: at(118, '09:00'),
    endDate: at(120, '17:30'),
    timezone: 'Asia/Kuala_Lumpur',
    venue: 'Hall of the Two Rivers',
    venueAddress: '8 Jalan Contoh, 50480',
    city: 'Kuala Lumpur',
    country: 'Malaysia',
    registrationLink: 'https://register.example.org/conscience-and-the-common-good',
    registrationDeadline: at(97, '23:59'),
    maxAttendees: 320,
    currentAttendees: 187,
    contactEmail: 'annual@example.org',
    organizer: 'Majlis, with the Faculty of Law of Seri Bestari University',
    sponsorshipAvailable: true,
    programReleaseDate: at(60, '12:00'),
    tags: ['freedom of conscience', 'public reason', 'constitutional law', 'ethics of markets'],
    featured: true,
    metaTitle: 'Conscience and the Common Good: annual conference of Majlis',
    metaDescription:
      'Three days in Kuala Lumpur on freedom of conscience, honest markets and the limits of power: lectures, working sessions and a public evening open to all.',
  };
}

export function virtualWorkshop(today: Date): SampleConference {
  const at = calendar(today);
  return {
    draw: astrolabe,
    title: 'Endowment, Contract and Enterprise',
    subtitle: 'An online workshop on the institutions of a free economy',
    slug: 'endowment-contract-and-enterprise',
    conferenceType: 'workshop',
    status: 'published',
    theme: 'Institutions that people built for themselves',
    shortDescription:
      'Two afternoons online about the waqf, the partnership and the market inspector. Papers are invited.',
    description: [
      'Hospitals, fountains, schools and bridges were once paid for by people who wanted them built, through a legal form that outlived its founders. Two afternoons online take the charitable endowment, the trading partnership and the office of the market inspector as three answers to one question: how do strangers come to trust each other?',
      'We invite papers from history, law and economics, in particular by scholars in the first ten years of their work. Each accepted paper gets half an hour, a respondent and written comments; a selection appears in our working papers.',
    ].join('\n\n'),
    startDate: at(67, '12:00'),
    endDate: at(68, '16:30'),
    timezone: 'UTC',
    isVirtual: true,
    virtualPlatform: 'zoom',
    virtualLink: 'https://meet.example.org/endowment-contract-and-enterprise',
    registrationLink: 'https://register.example.org/endowment-contract-and-enterprise',
    registrationDeadline: at(64, '23:59'),
    currentAttendees: 94,
    contactEmail: 'workshop@example.org',
    organizer: 'Majlis Working Group on Economic Thought',
    callForPapers: true,
    abstractSubmissionDeadline: at(24, '23:59'),
    paperSubmissionDeadline: at(52, '23:59'),
    programReleaseDate: at(57, '12:00'),
    tags: ['waqf', 'partnership', 'economic history', 'call for papers'],
    displayOrder: 1,
    metaTitle: 'Endowment, Contract and Enterprise: online workshop',
    metaDescription:
      'Call for papers: two afternoons online on the waqf, the trading partnership and the market inspector as institutions of trust. Abstracts are welcome now.',
  };
}

/** Not published: nothing of it may be seen by visitors. */
export function unannouncedSeminar(today: Date): SampleConference {
  const at = calendar(today);
  return {
    title: 'Hospitality and Borders',
    subtitle: 'A seminar on asylum and free movement',
    slug: 'hospitality-and-borders',
    conferenceType: 'seminar',
    status: 'draft',
    theme: 'The stranger at the door',
    shortDescription: 'In preparation. Venue and speakers are not yet confirmed.',
    description:
      'A closed seminar on the protection that strangers were owed in classical law (aman, jiwar), and on what follows from it for the movement of people today. The venue is being negotiated; not to be announced before the contract is signed.',
    startDate: at(203, '10:00'),
    endDate: at(203, '18:00'),
    timezone: 'Europe/Istanbul',
    city: 'Istanbul',
    country: 'Türkiye',
    maxAttendees: 40,
    contactEmail: 'seminars@example.org',
    organizer: 'Majlis',
    tags: ['asylum', 'free movement'],
    displayOrder: 2,
  };
}
