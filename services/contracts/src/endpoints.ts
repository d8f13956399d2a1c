import type { SessionSpeaker } from './assignments.js';
import type { CopyCounts } from './conference-copy.js';
import type { ConferencePartner } from './conference-partners.js';
import type {
  Conference,
  ConferenceTotals,
  ConferenceWithEditions,
  ListedConference,
  NextConference,
} from './conferences.js';
import type { ContentEntry } from './content.js';
import type { ConferenceDocument } from './documents.js';
import type { AdminFeedItem } from './feed-item-overrides.js';
import type { EpisodeSummary, FeedItem, PodcastEpisode, SocialPost } from './feed-items.js';
import type { FeedKind, FeedSourceStatus } from './feed-sources.js';
import type { CarouselFile, HeroImage } from './hero-images.js';
import type { Oembed } from './oembed.js';
import type { ListedPage, Page, PageLink, PublicPage } from './pages.js';
import type { Partner } from './partners.js';
import type { ListedPerson, Person, SessionOfPerson } from './people.js';
import type { ProceedingsSession } from './proceedings.js';
import type { ProgrammeChange, ProgrammeChanges } from './programme-changes.js';
import type { SessionStatus, StaffAccount } from './session-status.js';
import type { AgendaSession, ProgrammeSession, Session, SessionDetail } from './sessions.js';
import type { ListedSpeaker, SpeakerDetail } from './speakers.js';
import type { TeamMember } from './team-members.js';
import type { Testimonial } from './testimonials.js';
import type { TimelineEvent } from './timeline-events.js';
import type { ImageFolder, StoredFile } from './uploads.js';

/** `response` carries the response type only; it never exists at run time. */
export type Endpoint<T> = { path: string; response?: T };

const endpoint = <T>(path: string): Endpoint<T> => ({ path });

export const endpoints = {
  session: endpoint<SessionStatus>('/api/auth/session'),
  accounts: endpoint<StaffAccount[]>('/api/auth/accounts'),
  content: endpoint<ContentEntry[]>('/api/cms/content'),
  carouselFiles: endpoint<CarouselFile[]>('/api/cms/carousel-files'),
  heroImages: endpoint<HeroImage[]>('/api/cms/hero-images'),
  deletedContent: endpoint<ContentEntry[]>('/api/cms/content/deleted'),
  deletedHeroImages: endpoint<HeroImage[]>('/api/cms/hero-images/deleted'),
  timelineEvents: endpoint<TimelineEvent[]>('/api/cms/timeline'),
  deletedTimelineEvents: endpoint<TimelineEvent[]>('/api/cms/timeline/deleted'),
  partners: endpoint<Partner[]>('/api/cms/footer-partners'),
  deletedPartners: endpoint<Partner[]>('/api/cms/footer-partners/deleted'),
  pages: endpoint<Page[]>('/api/cms/pages'),
  deletedPages: endpoint<Page[]>('/api/cms/pages/deleted'),
  /** The published pages that the footer or a menu links. */
  pageLinks: endpoint<PageLink[]>('/api/cms/pages/links'),
  publishedPages: endpoint<ListedPage[]>('/api/cms/pages/published'),
  /** A former slug redirects to the current one. */
  pageBySlug: (slug: string) => endpoint<PublicPage>(`/api/cms/pages/slug/${encodeURIComponent(slug)}`),
  testimonials: endpoint<Testimonial[]>('/api/cms/testimonials'),
  deletedTestimonials: endpoint<Testimonial[]>('/api/cms/testimonials/deleted'),
  teamMembers: endpoint<TeamMember[]>('/api/cms/team-members'),
  deletedTeamMembers: endpoint<TeamMember[]>('/api/cms/team-members/deleted'),
  storedImages: (folder: ImageFolder) => endpoint<StoredFile[]>(`/api/cms/images/${folder}`),
  /** Staff receive all conferences, visitors the first page. */
  conferences: endpoint<ListedConference[]>('/api/conferences'),
  /** Pages start at 2; a page without conferences is a 404. */
  conferencesPage: (page: number) => endpoint<Conference[]>(`/api/conferences?page=${page}`),
  /** The published conference that is running or starts next; null without one. */
  nextConference: endpoint<NextConference | null>('/api/conferences/next'),
  deletedConferences: endpoint<Conference[]>('/api/conferences/deleted'),
  /** What a copy of the conference can contain. */
  copyCounts: (id: string) => endpoint<CopyCounts>(`/api/conferences/${id}/copy`),
  oembed: endpoint<Oembed>('/api/oembed'),
  conferenceTotals: endpoint<ConferenceTotals>('/api/conferences/totals'),
  conferenceBySlug: (slug: string) =>
    endpoint<ConferenceWithEditions>(`/api/conferences/slug/${encodeURIComponent(slug)}`),
  /** Former slugs of the conference and the session, and the id of the session, redirect to the current slugs. */
  sessionBySlug: (slug: string, sessionSlug: string) =>
    endpoint<SessionDetail>(
      `/api/conferences/slug/${encodeURIComponent(slug)}/sessions/${encodeURIComponent(sessionSlug)}`,
    ),
  /** Once the programme was released. A former slug redirects to the current one. */
  programmeChanges: (slug: string) =>
    endpoint<ProgrammeChanges>(`/api/conferences/slug/${encodeURIComponent(slug)}/changes`),
  /** What has changed in each session during the last days. */
  recentChanges: (conferenceId: string) =>
    endpoint<ProgrammeChange[]>(`/api/conferences/${conferenceId}/recent-changes`),
  /** The sessions with public documents. A former slug of the conference redirects; without such a session it is a 404. */
  proceedings: (slug: string) =>
    endpoint<ProceedingsSession[]>(`/api/conferences/slug/${encodeURIComponent(slug)}/proceedings`),
  sessions: (conferenceId: string) => endpoint<Session[]>(`/api/conferences/${conferenceId}/sessions`),
  deletedSessions: (conferenceId: string) => endpoint<Session[]>(`/api/conferences/${conferenceId}/sessions/deleted`),
  /** Every session with only the fields that the conference page lists. */
  agenda: (conferenceId: string) => endpoint<AgendaSession[]>(`/api/conferences/${conferenceId}/agenda`),
  /** Every session with its description and speakers. */
  programme: (conferenceId: string) => endpoint<ProgrammeSession[]>(`/api/conferences/${conferenceId}/programme`),
  sessionDetail: (id: string) => endpoint<SessionDetail>(`/api/sessions/${encodeURIComponent(id)}`),
  sessionSpeakers: (id: string) => endpoint<SessionSpeaker[]>(`/api/sessions/${encodeURIComponent(id)}/speakers`),
  conferencePartners: (conferenceId: string) =>
    endpoint<ConferencePartner[]>(`/api/conferences/${conferenceId}/partners`),
  deletedConferencePartners: (conferenceId: string) =>
    endpoint<ConferencePartner[]>(`/api/conferences/${conferenceId}/partners/deleted`),
  documents: (conferenceId: string) => endpoint<ConferenceDocument[]>(`/api/conferences/${conferenceId}/documents`),
  deletedDocuments: (conferenceId: string) =>
    endpoint<ConferenceDocument[]>(`/api/conferences/${conferenceId}/documents/deleted`),
  people: endpoint<ListedPerson[]>('/api/people'),
  deletedPeople: endpoint<Person[]>('/api/people/deleted'),
  /** Everybody with a session in a public conference, by last name. */
  publicSpeakers: endpoint<ListedSpeaker[]>('/api/speakers/public'),
  /** A former slug redirects to the current one. */
  speakerBySlug: (slug: string) => endpoint<SpeakerDetail>(`/api/speakers/slug/${encodeURIComponent(slug)}`),
  sessionsOfPerson: (id: string) => endpoint<SessionOfPerson[]>(`/api/people/${id}/sessions`),
  researchItems: endpoint<FeedItem[]>('/api/research-items'),
  blogPosts: endpoint<FeedItem[]>('/api/blog-posts'),
  latestResearch: endpoint<FeedItem[]>('/api/research-items/latest'),
  latestPosts: endpoint<FeedItem[]>('/api/blog-posts/latest'),
  latestEpisodes: endpoint<EpisodeSummary[]>('/api/podcast-episodes/latest'),
  podcastEpisodes: endpoint<PodcastEpisode[]>('/api/podcast-episodes'),
  allPodcastEpisodes: endpoint<PodcastEpisode[]>('/api/podcast-episodes/all'),
  /** All episodes, without the fields that only an episode page shows. */
  episodeSummaries: endpoint<EpisodeSummary[]>('/api/podcast-episodes/summaries'),
  podcastEpisode: (slug: string) => endpoint<PodcastEpisode>(`/api/podcast-episodes/slug/${encodeURIComponent(slug)}`),
  /** Episodes published around the same time, newest first. */
  relatedEpisodes: (slug: string) =>
    endpoint<EpisodeSummary[]>(`/api/podcast-episodes/related/${encodeURIComponent(slug)}`),
  instagramPosts: endpoint<SocialPost[]>('/api/instagram-posts'),
  feedItems: (kind: FeedKind) => endpoint<AdminFeedItem[]>(`/api/feeds/items/${kind}`),
  feedSources: endpoint<FeedSourceStatus[]>('/api/feeds/sources'),
};

export const conferenceListEndpoint = (page: number): Endpoint<ListedConference[]> =>
  page === 1 ? endpoints.conferences : endpoints.conferencesPage(page);

/** Paths that have no list to read; an item of a list is written at `${list path}/${id}`. */
export const writePaths = {
  signIn: '/api/auth/google',
  refreshSession: '/api/auth/refresh',
  signOut: '/api/auth/logout',
  signOutEverywhere: '/api/auth/logout-everywhere',
  uploadImage: '/api/cms/upload-image',
  copyImage: '/api/cms/copy-image',
  uploadDocument: '/api/cms/upload-document',
  albumThumbnail: '/api/cms/album-thumbnail',
  feedItems: '/api/feeds/items',
  fetchFeed: '/api/feeds/fetch',
  sessions: '/api/sessions',
  sessionSpeakers: '/api/session-speakers',
};
