import { endpoints } from '@majlis/contracts/api/endpoints';
import type { ListedConference } from '@majlis/contracts/conferences/conferences';
import type { AdminFeedItem } from '@majlis/contracts/feeds/feed-items.schema';
import type { FeedSourceStatus } from '@majlis/contracts/feeds/feed-sources';
import { acceptedConflicts, bookingsOf, type ProgrammeBooking } from '@majlis/contracts/programme/programme-conflicts';
import { type Room, roomsOf } from '@majlis/contracts/programme/rooms';
import type { SessionDetail } from '@majlis/contracts/programme/sessions.schema';
import type { ContentEntry } from '@majlis/contracts/site/content.schema';
import type { HeroImage } from '@majlis/contracts/site/hero-images.schema';
import type { Page } from '@majlis/contracts/site/pages.schema';
import type { Partner } from '@majlis/contracts/site/partners.schema';
import type { TeamMember } from '@majlis/contracts/site/team-members.schema';
import type { Testimonial } from '@majlis/contracts/site/testimonials.schema';
import type { TimelineEvent } from '@majlis/contracts/site/timeline-events.schema';
import type { MediaFile, MediaPage } from '@majlis/contracts/staff/media.schema';
import type { SessionStatus, SignedInDevice } from '@majlis/contracts/staff/session-status';
import {
  type ServiceInstance,
  type StoredBackup,
  type SystemStatus,
  serviceNames,
} from '@majlis/contracts/staff/system-status';
import { fullName } from '../ui/text/formats';
import { aConference } from './samples';

const row = { version: 3, updatedAt: '2026-03-12T08:00:00.000Z', updatedBy: 'amina@example.org', deletedAt: null };

const at = (position = 0) => ({ id: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`, order: position });

export const aContentEntry = (changes: Partial<ContentEntry> = {}): ContentEntry => ({
  key: 'hero.title',
  type: 'text',
  content: 'Liberty and learning',
  ...row,
  ...changes,
});

export const aHeroImage = (changes: Partial<HeroImage> = {}): HeroImage => ({
  ...at(changes.order),
  url: '/images/carousel/0a1b2c-1920x1080.webp',
  alt: 'A courtyard',
  isActive: true,
  ...row,
  ...changes,
});

export const aMediaFile = (changes: Partial<MediaFile> = {}): MediaFile => ({
  id: at(1).id,
  url: '/images/conferences/0a1b2c-1200x800.webp',
  folder: 'conferences',
  kind: 'picture',
  name: 'court.jpg',
  alt: 'A courtyard',
  isDecorative: false,
  focalPoint: '',
  width: 1200,
  height: 800,
  bytes: 48_000,
  uploadedAt: '2026-03-12T08:00:00.000Z',
  uploadedBy: 'amina@example.org',
  describedBy: [],
  isMissingAlt: false,
  ...row,
  ...changes,
});

export const aMediaPage = (...files: MediaFile[]): MediaPage => ({ files, total: files.length, next: null });

export const aTimelineEvent = (changes: Partial<TimelineEvent> = {}): TimelineEvent => ({
  ...at(changes.order),
  year: '2011',
  title: 'Foundation',
  description: 'Twelve people met.',
  page: 'about',
  isActive: true,
  ...row,
  ...changes,
});

export const aPage = (changes: Partial<Page> = {}): Page => ({
  ...at(changes.order),
  title: 'Code of Conduct',
  slug: 'code-of-conduct',
  body: '<p>Be kind.</p>',
  imageUrl: '',
  metaDescription: '',
  placement: 'footer',
  editedAt: '2026-03-12T08:00:00.000Z',
  isActive: true,
  ...row,
  ...changes,
});

export const aPartner = (changes: Partial<Partner> = {}): Partner => ({
  ...at(changes.order),
  name: 'House of Wisdom',
  logoUrl: '/images/partners/0a1b2c-400x200.webp',
  websiteUrl: 'https://www.wisdom.example.org/',
  isActive: true,
  ...row,
  ...changes,
});

export const aTestimonial = (changes: Partial<Testimonial> = {}): Testimonial => ({
  ...at(changes.order),
  name: 'Layla Haddad',
  title: 'Professor',
  organization: 'University of Fes',
  country: 'Morocco',
  testimonial: 'They ask the right questions.',
  imageUrl: '/images/testimonials/0a1b2c-600x600.webp',
  isActive: true,
  ...row,
  ...changes,
});

export const aTeamMember = (changes: Partial<TeamMember> = {}): TeamMember => ({
  ...at(changes.order),
  name: 'Omar Siddiq',
  position: 'Director',
  image: '0a1b2c-600x600.webp',
  profile: 'Teaches law.',
  categories: ['Management Team'],
  isActive: true,
  ...row,
  ...changes,
});

export const aListedConference = (changes: Partial<ListedConference> = {}): ListedConference => ({
  ...aConference(),
  id: at(changes.displayOrder).id,
  counts: { sessions: 12, speakers: 9, partners: 3, documents: 2 },
  ...row,
  ...changes,
});

export const aBooking = (changes: Partial<ProgrammeBooking> = {}): ProgrammeBooking => ({
  id: 'session',
  conferenceId: aConference().id,
  conferenceTitle: aConference().title,
  version: 1,
  title: 'Opening',
  sessionType: 'presentation',
  track: '',
  startTime: '2026-12-12T01:00:00.000Z',
  endTime: '2026-12-12T02:00:00.000Z',
  location: 'Hall A',
  maxAttendees: null,
  speakers: [],
  ...changes,
});

/** The responses of which a list shows the sessions, their speakers and conflicts. */
export const programmeResponses = (conferenceId: string, sessions: SessionDetail[]) => ({
  [endpoints.sessions(conferenceId).path]: sessions,
  [bookingsOf(conferenceId).path]: sessions.map(({ speakers, ...session }) =>
    aBooking({
      ...session,
      conferenceId,
      speakers: speakers
        .flatMap(({ person }) => person ?? [])
        .map((person) => ({ id: person.id, name: fullName(person) })),
    }),
  ),
  [roomsOf(conferenceId).path]: [],
  [acceptedConflicts(conferenceId).path]: [],
});

export const aRoom = (changes: Partial<Room> = {}): Room => ({
  id: changes.name ?? 'Hall A',
  conferenceId: aConference().id,
  name: 'Hall A',
  capacity: null,
  order: 0,
  isActive: true,
  ...row,
  ...changes,
});

export const aFeedSource = (changes: Partial<FeedSourceStatus> = {}): FeedSourceStatus => ({
  kind: 'research',
  url: 'https://journal.example/rss',
  succeededAt: new Date().toISOString(),
  failedAt: null,
  error: null,
  dueAt: new Date(Date.now() + 15 * 60_000).toISOString(),
  items: 14,
  added: 0,
  changed: 0,
  skippedItems: {},
  itemNotes: {},
  tokenExpiresAt: null,
  ...changes,
});

export const anAdminFeedItem = (changes: Partial<AdminFeedItem> = {}): AdminFeedItem => ({
  id: at(1).id,
  kind: 'research',
  sourceUrl: 'https://journal.example/rss',
  link: 'https://journal.example/consent',
  title: 'Consent of the governed',
  description: 'On contracts of investiture.',
  pubDate: '2026-03-12T08:00:00.000Z',
  imageUrl: '',
  titleOverride: '',
  descriptionOverride: '',
  isHidden: false,
  isPinned: false,
  ...row,
  ...changes,
});

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1_000).toISOString();

export const aServiceInstance = (changes: Partial<ServiceInstance> = {}): ServiceInstance => ({
  instance: 'a1b2c3:7',
  version: '0.1.0',
  isAlive: true,
  startedAt: ago(3 * 86_400 + 60),
  seenAt: ago(4),
  memoryBytes: 96_000_000,
  maxEventLoopDelayMs: 12,
  timeZones: `${new Date().getUTCFullYear()}a`,
  ...changes,
});

export const aSystemStatus = (changes: Partial<SystemStatus> = {}): SystemStatus => ({
  version: '0.1.0',
  at: ago(0),
  services: serviceNames.map((name) => ({ name, instances: [aServiceInstance()] })),
  database: { version: '18.1', ms: 3, bytes: 84_000_000, connections: 31, connectionLimit: 100 },
  objectStore: { isReachable: true, ms: 5 },
  pages: { files: 1_204, pending: 0, activeSince: null, lastChangedAt: ago(605), failed: 0, failures: [] },
  backups: { areExpected: true, stored: aBackup(), failed: null, runningSince: null },
  ...changes,
});

export const aBackup = (changes: Partial<StoredBackup> = {}): StoredBackup => ({
  startedAt: ago(7_265),
  finishedAt: ago(7_205),
  file: 'majlis-2026-11-20T02-00.tar',
  bytes: 412_000_000,
  objects: 318,
  offSite: 's3.example.org/majlis-backups',
  message: null,
  ...changes,
});

export const signedIn = (): SessionStatus => ({
  user: { uid: '1', displayName: 'Amina Rahman', photoURL: null, email: 'amina@example.org', emailVerified: true },
  isAuthorized: true,
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
});

export const signedOut: SessionStatus = { user: null, isAuthorized: false, expiresAt: null };

export const aDevice = (traits: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id: 'a1',
  device: 'Firefox on Windows',
  signedInAt: '2026-03-12T08:00:00Z',
  lastSeenAt: '2026-03-12T09:00:00Z',
  isCurrent: false,
  ...traits,
});
