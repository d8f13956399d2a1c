import type { SessionSpeaker } from './assignments.js';
import type { ConferencePartner } from './conference-partners.js';
import type { Conference, ConferenceCounters, ListedConference } from './conferences.js';
import type { ContentEntry } from './content.js';
import type { ConferenceDocument } from './documents.js';
import type { ManagedFeedItem } from './feed-edits.js';
import type { EpisodeSummary, FeedItem, PodcastEpisode, SocialPost } from './feed-items.js';
import type { FeedKind, FeedSourceStatus } from './feed-sources.js';
import type { CarouselFile, HeroImage } from './hero-images.js';
import type { Partner } from './partners.js';
import type { Person, SessionOfPerson } from './people.js';
import type { SessionStatus, StaffAccount } from './session-status.js';
import type { AgendaSession, ProgrammeSession, Session, SessionDetail, SessionPlace } from './sessions.js';
import type { TeamMember } from './team-members.js';
import type { Testimonial } from './testimonials.js';
import type { TimelineEvent } from './timeline-events.js';
import type { ImageFolder, StoredFile } from './uploads.js';

/** A readable address and the shape it answers with; the type never exists at run time. */
export type Read<T> = { path: string; answers?: T };

const read = <T>(path: string): Read<T> => ({ path });

export const reads = {
  session: read<SessionStatus>('/api/auth/session'),
  accounts: read<StaffAccount[]>('/api/auth/accounts'),
  content: read<ContentEntry[]>('/api/cms/content'),
  carouselFiles: read<CarouselFile[]>('/api/cms/carousel-files'),
  heroImages: read<HeroImage[]>('/api/cms/hero-images'),
  deletedContent: read<ContentEntry[]>('/api/cms/content/deleted'),
  deletedHeroImages: read<HeroImage[]>('/api/cms/hero-images/deleted'),
  timelineEvents: read<TimelineEvent[]>('/api/cms/timeline'),
  deletedTimelineEvents: read<TimelineEvent[]>('/api/cms/timeline/deleted'),
  partners: read<Partner[]>('/api/cms/footer-partners'),
  deletedPartners: read<Partner[]>('/api/cms/footer-partners/deleted'),
  testimonials: read<Testimonial[]>('/api/cms/testimonials'),
  deletedTestimonials: read<Testimonial[]>('/api/cms/testimonials/deleted'),
  teamMembers: read<TeamMember[]>('/api/cms/team-members'),
  deletedTeamMembers: read<TeamMember[]>('/api/cms/team-members/deleted'),
  storedImages: (folder: ImageFolder) => read<StoredFile[]>(`/api/cms/images/${folder}`),
  /** For staff all of them, for visitors the first page. */
  conferences: read<ListedConference[]>('/api/conferences'),
  /** From the second one on; there is none without a conference. */
  conferencesOnPage: (page: number) => read<Conference[]>(`/api/conferences/pages/${page}`),
  deletedConferences: read<Conference[]>('/api/conferences/deleted'),
  conferenceCounters: read<ConferenceCounters>('/api/conferences/counters'),
  conferenceBySlug: (slug: string) => read<Conference>(`/api/conferences/slug/${encodeURIComponent(slug)}`),
  /** Whether there is a page of the session below this address of a conference; a former one leads to the present one. */
  sessionPlace: (slug: string, id: string) =>
    read<SessionPlace>(`/api/conferences/slug/${encodeURIComponent(slug)}/sessions/${encodeURIComponent(id)}`),
  sessions: (conferenceId: string) => read<Session[]>(`/api/conferences/${conferenceId}/sessions`),
  deletedSessions: (conferenceId: string) => read<Session[]>(`/api/conferences/${conferenceId}/sessions/deleted`),
  agenda: (conferenceId: string) => read<AgendaSession[]>(`/api/conferences/${conferenceId}/agenda`),
  programme: (conferenceId: string) => read<ProgrammeSession[]>(`/api/conferences/${conferenceId}/programme`),
  sessionDetail: (id: string) => read<SessionDetail>(`/api/sessions/${encodeURIComponent(id)}`),
  sessionSpeakers: (id: string) => read<SessionSpeaker[]>(`/api/sessions/${encodeURIComponent(id)}/speakers`),
  conferencePartners: (conferenceId: string) => read<ConferencePartner[]>(`/api/conferences/${conferenceId}/partners`),
  deletedConferencePartners: (conferenceId: string) =>
    read<ConferencePartner[]>(`/api/conferences/${conferenceId}/partners/deleted`),
  documents: (conferenceId: string) => read<ConferenceDocument[]>(`/api/conferences/${conferenceId}/documents`),
  deletedDocuments: (conferenceId: string) =>
    read<ConferenceDocument[]>(`/api/conferences/${conferenceId}/documents/deleted`),
  people: read<Person[]>('/api/people'),
  deletedPeople: read<Person[]>('/api/people/deleted'),
  speakers: read<Person[]>('/api/speakers'),
  sessionsOfPerson: (id: string) => read<SessionOfPerson[]>(`/api/people/${id}/sessions`),
  researchItems: read<FeedItem[]>('/api/research-items'),
  blogPosts: read<FeedItem[]>('/api/blog-posts'),
  /** What the home page shows of each list: the lists themselves may be as long as a network is old. */
  latestResearch: read<FeedItem[]>('/api/research-items/latest'),
  latestPosts: read<FeedItem[]>('/api/blog-posts/latest'),
  latestEpisodes: read<EpisodeSummary[]>('/api/podcast-episodes/latest'),
  /** The newest three. */
  podcastEpisodes: read<PodcastEpisode[]>('/api/podcast-episodes'),
  allPodcastEpisodes: read<PodcastEpisode[]>('/api/podcast-episodes/all'),
  /** The same without what only an episode's own page shows. */
  episodeSummaries: read<EpisodeSummary[]>('/api/podcast-episodes/summaries'),
  podcastEpisode: (slug: string) => read<PodcastEpisode>(`/api/podcast-episodes/slug/${encodeURIComponent(slug)}`),
  /** The other episodes of the same time, newest first. */
  episodesNear: (slug: string) => read<EpisodeSummary[]>(`/api/podcast-episodes/near/${encodeURIComponent(slug)}`),
  instagramPosts: read<SocialPost[]>('/api/instagram-posts'),
  feedItems: (kind: FeedKind) => read<ManagedFeedItem[]>(`/api/feeds/items/${kind}`),
  feedSources: read<FeedSourceStatus[]>('/api/feeds/sources'),
};

/** A page of the list of conferences, counted from 1. */
export const conferencesOn = (page: number): Read<ListedConference[]> =>
  page === 1 ? reads.conferences : reads.conferencesOnPage(page);

/** Addresses that are only written to; items are written to at `${list path}/${id}`. */
export const writes = {
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
