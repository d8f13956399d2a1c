import type { CopyCounts } from './conference-copy.js';
import type { ConferencePartner } from './conference-partners.js';
import type { Conference, ConferenceTotals } from './conferences.js';
import type { ContentEntry } from './content.js';
import type { ConferenceDocument } from './documents.js';
import { endpoint } from './endpoints.js';
import type { AdminFeedItem } from './feed-item-overrides.js';
import type { FeedKind, FeedSourceStatus } from './feed-sources.js';
import type { HeroImage } from './hero-images.js';
import type { Page } from './pages.js';
import type { Partner } from './partners.js';
import type { ListedPerson, Person, SessionOfPerson } from './people.js';
import type { SessionStatus, StaffAccount } from './session-status.js';
import type { Session } from './sessions.js';
import type { TeamMember } from './team-members.js';
import type { Testimonial } from './testimonials.js';
import type { TimelineEvent } from './timeline-events.js';

/** What only staff read. A visit of the site loads none of it. */
export const staffEndpoints = {
  session: endpoint<SessionStatus>('/api/auth/session'),
  accounts: endpoint<StaffAccount[]>('/api/auth/accounts'),
  heroImages: endpoint<HeroImage[]>('/api/cms/hero-images'),
  deletedContent: endpoint<ContentEntry[]>('/api/cms/content/deleted'),
  deletedHeroImages: endpoint<HeroImage[]>('/api/cms/hero-images/deleted'),
  deletedTimelineEvents: endpoint<TimelineEvent[]>('/api/cms/timeline/deleted'),
  deletedPartners: endpoint<Partner[]>('/api/cms/footer-partners/deleted'),
  pages: endpoint<Page[]>('/api/cms/pages'),
  deletedPages: endpoint<Page[]>('/api/cms/pages/deleted'),
  deletedTestimonials: endpoint<Testimonial[]>('/api/cms/testimonials/deleted'),
  deletedTeamMembers: endpoint<TeamMember[]>('/api/cms/team-members/deleted'),
  deletedConferences: endpoint<Conference[]>('/api/conferences/deleted'),
  /** What a copy of the conference can contain. */
  copyCounts: (id: string) => endpoint<CopyCounts>(`/api/conferences/${id}/copy`),
  conferenceTotals: endpoint<ConferenceTotals>('/api/conferences/totals'),
  deletedSessions: (conferenceId: string) => endpoint<Session[]>(`/api/conferences/${conferenceId}/sessions/deleted`),
  deletedConferencePartners: (conferenceId: string) =>
    endpoint<ConferencePartner[]>(`/api/conferences/${conferenceId}/partners/deleted`),
  deletedDocuments: (conferenceId: string) =>
    endpoint<ConferenceDocument[]>(`/api/conferences/${conferenceId}/documents/deleted`),
  people: endpoint<ListedPerson[]>('/api/people'),
  deletedPeople: endpoint<Person[]>('/api/people/deleted'),
  sessionsOfPerson: (id: string) => endpoint<SessionOfPerson[]>(`/api/people/${id}/sessions`),
  feedItems: (kind: FeedKind) => endpoint<AdminFeedItem[]>(`/api/feeds/items/${kind}`),
  feedSources: endpoint<FeedSourceStatus[]>('/api/feeds/sources'),
};
