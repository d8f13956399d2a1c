import type { ConferenceInput } from '@majlis/contracts/conference-input';
import type { ConferencePartnerInput } from '@majlis/contracts/conference-partners';
import type { DocumentInput } from '@majlis/contracts/documents';
import type { PersonInput } from '@majlis/contracts/people';
import type { SessionInput } from '@majlis/contracts/sessions';

/** Bodies with every field there is, all good. */
export const fullConference: ConferenceInput = {
  title: 'Conscience and the Common Good',
  subtitle: 'Three days in Kuala Lumpur',
  description: 'What do free people owe one another?',
  shortDescription: 'Three days.',
  slug: '',
  conferenceType: 'academic',
  status: 'published',
  theme: 'Freedom',
  startDate: '2031-03-12T01:00:00.000Z',
  endDate: '2031-03-14T09:30:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
  venue: 'Hall of the Two Rivers',
  venueAddress: '8 Jalan Contoh',
  city: 'Kuala Lumpur',
  country: 'Malaysia',
  isVirtual: false,
  virtualPlatform: 'zoom',
  virtualLink: 'https://meet.example.org/room',
  registrationRequired: true,
  registrationLink: 'https://register.example.org/',
  registrationDeadline: '2031-03-01T15:59:00.000Z',
  maxAttendees: 320,
  currentAttendees: 12,
  featuredImage: '/images/conferences/a-10x10.webp',
  websiteUrl: 'https://www.example.org/',
  papersLink: 'https://papers.example.org/',
  contactEmail: 'annual@example.org',
  organizer: 'Majlis',
  sponsorshipAvailable: true,
  callForPapers: true,
  paperSubmissionDeadline: '2031-02-01T15:59:00.000Z',
  abstractSubmissionDeadline: '2031-01-01T15:59:00.000Z',
  programReleaseDate: '2031-02-15T04:00:00.000Z',
  language: 'English',
  tags: ['freedom of conscience', 'ethics of markets'],
  featured: true,
  displayOrder: 3,
  metaTitle: 'Conscience and the Common Good',
  metaDescription: 'Three days in Kuala Lumpur.',
  flickrAlbumUrl: 'https://photos.example.org/albums/1',
  albumThumbnail: '/images/conferences/b-10x10.webp',
};

export const fullSession: Omit<SessionInput, 'conferenceId'> = {
  title: 'What may be asked of nobody',
  description: 'The opening lecture.',
  sessionType: 'keynote',
  track: 'Conscience',
  startTime: '2031-03-12T01:30:00.000Z',
  endTime: '2031-03-12T02:45:00.000Z',
  location: 'Great Hall',
  sessionOrder: 1,
  maxAttendees: 300,
  specialRequirements: 'A lectern.',
  sessionAbstract: 'Oath, testimony, office, blessing.',
};

export const fullPerson: PersonInput = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.org',
  showEmail: false,
  phone: '+44 20 7946 0101',
  position: 'Professor',
  organization: 'Law School',
  department: 'Public Law',
  biography: 'Reads registers.',
  photo: '/images/speakers/a-10x10.webp',
  cvUrl: 'https://cv.example.org/',
  websiteUrl: 'https://layla.example.org/',
  linkedinUrl: 'https://profiles.example.org/layla',
  twitterHandle: '@layla',
  orcidId: '0000-0002-1825-0097',
  expertiseAreas: ['registers', 'oaths'],
};

export const fullPartner: ConferencePartnerInput = {
  name: 'Lantern House Institute',
  logoUrl: '/images/partners/a-10x10.webp',
  websiteUrl: 'https://lantern.example.org/',
  tier: 'gold',
  order: 2,
  isActive: true,
};

export const fullDocument: DocumentInput = {
  sessionId: null,
  title: 'Programme',
  kind: 'programme',
  url: 'https://archive.example.org/programme',
  publicFrom: '2031-03-01T04:00:00.000Z',
  order: 0,
  isActive: true,
};
