import type { ConferencePartner } from '@majlis/contracts/conferences/conference-partners.schema';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import type { ConferenceDocument } from '@majlis/contracts/conferences/documents.schema';
import type { FeedItem, PodcastEpisode, SocialPost } from '@majlis/contracts/feeds/feed-items';
import type { Person } from '@majlis/contracts/people/people.schema';
import type { ProgrammeChange, PublishedSession } from '@majlis/contracts/programme/programme-changes';
import type { AgendaSession, ProgrammeSession, SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import type { ListedSpeaker, SpeakerDetail } from '@majlis/contracts/programme/speakers';
import type { PublicPage } from '@majlis/contracts/site/pages.schema';

const row = { version: 3, updatedAt: '2026-03-12T08:00:00.000Z', updatedBy: 'amina@example.org', deletedAt: null };

export const aFeedItem = (changes: Partial<FeedItem> = {}): FeedItem => ({
  title: 'Consent of the governed',
  description: 'On contracts of investiture.',
  pubDate: '2026-03-12T08:00:00.000Z',
  author: 'Salma Idris',
  categories: ['Politics', 'Law', 'History'],
  link: `https://research.example.org/${encodeURIComponent(changes.title ?? 'consent')}`,
  ...changes,
});

export const aPublicPage = (changes: Partial<PublicPage> = {}): PublicPage => ({
  title: 'Code of Conduct',
  slug: 'code-of-conduct',
  body: '<h2>Courtesy</h2><p>Be kind.</p>',
  imageUrl: '',
  placement: 'footer',
  description: 'Be kind.',
  editedAt: '2026-03-12T08:00:00.000Z',
  ...changes,
});

export const aConference = (changes: Partial<Conference> = {}): Conference => ({
  id: changes.slug ?? '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c',
  title: 'Faith and self-government',
  subtitle: '',
  description: 'Three days of papers.',
  shortDescription: '',
  slug: 'self-government',
  series: '',
  conferenceType: 'academic',
  status: 'published',
  theme: '',
  startDate: '2026-12-12T01:00:00.000Z',
  endDate: '2026-12-14T09:00:00.000Z',
  timezone: 'Asia/Kuala_Lumpur',
  venue: '',
  venueAddress: '',
  city: '',
  country: '',
  isVirtual: false,
  virtualPlatform: null,
  virtualLink: '',
  registrationRequired: false,
  registrationLink: '',
  registrationDeadline: null,
  maxAttendees: null,
  currentAttendees: 0,
  featuredImage: '',
  websiteUrl: '',
  papersLink: '',
  contactEmail: '',
  organizer: '',
  sponsorshipAvailable: false,
  callForPapers: false,
  paperSubmissionDeadline: null,
  abstractSubmissionDeadline: null,
  programReleaseDate: null,
  releasedAt: null,
  language: 'English',
  tags: [],
  featured: false,
  displayOrder: 0,
  metaTitle: '',
  metaDescription: '',
  flickrAlbumUrl: '',
  albumThumbnail: '',
  ...row,
  ...changes,
});

export const aPerson = (changes: Partial<Person> = {}): Person => ({
  id: `person-${changes.firstName ?? 'Salma'}`,
  slug: `${changes.firstName ?? 'salma'}-${changes.lastName ?? 'idris'}`.toLowerCase(),
  firstName: 'Salma',
  lastName: 'Idris',
  email: '',
  showEmail: true,
  phone: '',
  position: 'Professor',
  organization: 'University of Fes',
  department: '',
  biography: '',
  photo: '',
  cvUrl: '',
  websiteUrl: '',
  linkedinUrl: '',
  twitterHandle: '',
  orcidId: '',
  expertiseAreas: [],
  ...row,
  ...changes,
});

export const anAgendaSession = (changes: Partial<AgendaSession> = {}): AgendaSession => ({
  id: 'session-1',
  slug: changes.id ?? 'session-1',
  title: 'Consent and covenant',
  sessionType: 'presentation',
  track: '',
  startTime: '2026-12-12T01:00:00.000Z',
  endTime: '2026-12-12T02:30:00.000Z',
  location: '',
  roomOrder: null,
  maxAttendees: null,
  speakers: [],
  ...changes,
});

export const aSession = (changes: Partial<ProgrammeSession> = {}): ProgrammeSession => ({
  ...anAgendaSession({ id: changes.id ?? 'session-1' }),
  conferenceId: '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c',
  description: '',
  sessionOrder: 0,
  speakersVersion: 1,
  speakers: [],
  ...changes,
});

export const aSpeaker = (person: Person, changes: Partial<SessionDetail['speakers'][number]> = {}) => ({
  id: `part-${person.id}`,
  sessionId: 'session-1',
  personId: person.id,
  speakerType: 'presenter' as const,
  presentationTitle: '',
  speakerOrder: 1,
  ...changes,
  person,
});

export const aSessionDetail = (changes: Partial<SessionDetail> = {}): SessionDetail => ({
  ...aSession({ id: changes.id ?? 'session-1' }),
  speakers: [],
  sessionAbstract: '',
  specialRequirements: '',
  documents: [],
  recentChange: null,
  ...row,
  ...changes,
});

const publishedSession = (changes: Partial<PublishedSession> = {}): PublishedSession => {
  const { title, startTime, endTime, location } = anAgendaSession();
  return { title, startTime, endTime, location, speakers: [], ...changes };
};

/** A change that moves the session by an hour and a half, unless `before` and `after` are given. */
export const aChange = (
  before: Partial<PublishedSession> | null = {},
  after: Partial<PublishedSession> | null = {
    startTime: '2026-12-12T02:30:00.000Z',
    endTime: '2026-12-12T04:00:00.000Z',
  },
  changes: Partial<ProgrammeChange> = {},
): ProgrammeChange => ({
  id: '7-session-1',
  sessionId: 'session-1',
  slug: 'session-1',
  at: '2026-05-01T08:00:00.000Z',
  before: before && publishedSession(before),
  after: after && publishedSession(after),
  ...changes,
});

export const aListedSpeaker = (changes: Partial<ListedSpeaker> = {}): ListedSpeaker => {
  const { slug, firstName, lastName, position, organization, photo } = aPerson(changes);
  return { slug, firstName, lastName, position, organization, photo, ...changes };
};

export const aSpeakerDetail = (changes: Partial<SpeakerDetail> = {}): SpeakerDetail => ({
  ...aPerson(),
  conferences: [
    {
      ...aConference({ slug: 'self-government' }),
      sessions: [{ ...anAgendaSession(), speakerType: 'keynote', presentationTitle: 'A covenant' }],
    },
  ],
  ...changes,
});

export const aDocument = (changes: Partial<ConferenceDocument> = {}): ConferenceDocument => ({
  id: `document-${changes.title ?? 'paper'}`,
  conferenceId: '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c',
  sessionId: null,
  title: 'A paper',
  kind: 'paper',
  url: 'https://papers.example.org/a',
  publicFrom: null,
  language: '',
  doi: '',
  licence: '',
  pages: '',
  publishedOn: null,
  order: 0,
  isActive: true,
  ...row,
  ...changes,
});

export const aConferencePartner = (changes: Partial<ConferencePartner> = {}): ConferencePartner => ({
  id: `partner-${changes.name ?? 'wisdom'}`,
  conferenceId: '6f6b6c1e-52a1-4e2c-9a3f-0d6d7f0a1b2c',
  name: 'House of Wisdom',
  logoUrl: '',
  websiteUrl: '',
  tier: 'supporter',
  order: 0,
  isActive: true,
  ...row,
  ...changes,
});

export const anEpisode = (changes: Partial<PodcastEpisode> = {}): PodcastEpisode => ({
  slug: 'the-judge-who-said-no',
  title: 'The judge who said no',
  description: 'On scholars who declined the bench.',
  fullDescription: '<p>On scholars who declined the bench.</p>',
  pubDate: '2026-03-12T08:00:00.000Z',
  duration: '47:12',
  link: 'https://podcast.example.org/the-judge-who-said-no',
  guid: 'https://podcast.example.org/the-judge-who-said-no',
  ...changes,
});

export const aSocialPost = (changes: Partial<SocialPost> = {}): SocialPost => ({
  id: `post-${changes.caption ?? 'one'}`,
  media_type: 'IMAGE',
  media_url: '/images/feeds/0a1b-720x720.webp',
  caption: 'Three days and one round table.',
  like_count: 0,
  comments_count: 0,
  timestamp: '2026-03-12T08:00:00.000Z',
  permalink: 'https://www.instagram.com/p/one/',
  ...changes,
});
