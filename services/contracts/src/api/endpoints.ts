import type { ConferencePartner } from '../conferences/conference-partners.schema.js';
import type {
  Conference,
  ConferenceWithEditions,
  ListedConference,
  NextConference,
} from '../conferences/conferences.js';
import type { ConferenceDocument } from '../conferences/documents.schema.js';
import type { EpisodeSummary, FeedItem, PodcastEpisode, SocialPost } from '../feeds/feed-items.js';
import type { SessionSpeaker } from '../programme/assignments.schema.js';
import type { ProceedingsSession } from '../programme/proceedings.js';
import type { ProgrammeChange, ProgrammeChanges } from '../programme/programme-changes.js';
import type {
  AgendaSession,
  ProgrammeSession,
  Session,
  SessionDetail,
  SessionTexts,
} from '../programme/sessions.schema.js';
import type { ListedSpeaker, SpeakerDetail } from '../programme/speakers.js';
import { type Endpoint, endpoint } from '../shared/endpoint.js';
import { inConference, listPaths } from '../shared/list-paths.js';
import type { ContentEntry } from '../site/content.schema.js';
import type { CarouselFile } from '../site/hero-images.schema.js';
import type { Oembed } from '../site/oembed.schema.js';
import type { ListedPage, PageLink, PublicPage } from '../site/pages.schema.js';
import type { Partner } from '../site/partners.schema.js';
import type { TeamMember } from '../site/team-members.schema.js';
import type { Testimonial } from '../site/testimonials.schema.js';
import type { TimelineEvent } from '../site/timeline-events.schema.js';

export const endpoints = {
  content: endpoint<ContentEntry[]>('/api/cms/content'),
  carouselFiles: endpoint<CarouselFile[]>('/api/cms/carousel-files'),
  timelineEvents: endpoint<TimelineEvent[]>(listPaths.timelineEvents),
  partners: endpoint<Partner[]>(listPaths.partners),
  /** The published pages that the footer or a menu links. */
  pageLinks: endpoint<PageLink[]>('/api/cms/pages/links'),
  publishedPages: endpoint<ListedPage[]>('/api/cms/pages/published'),
  /** A former slug redirects to the current one. */
  pageBySlug: (slug: string) => endpoint<PublicPage>(`/api/cms/pages/slug/${encodeURIComponent(slug)}`),
  testimonials: endpoint<Testimonial[]>(listPaths.testimonials),
  teamMembers: endpoint<TeamMember[]>(listPaths.teamMembers),
  /** Staff receive all conferences, visitors the first page. */
  conferences: endpoint<ListedConference[]>('/api/conferences'),
  /** Pages start at 2; a page without conferences is a 404. */
  conferencesPage: (page: number) => endpoint<Conference[]>(`/api/conferences?page=${page}`),
  /** The published conference that is running or starts next; null without one. */
  nextConference: endpoint<NextConference | null>('/api/conferences/next'),
  oembed: endpoint<Oembed>('/api/oembed'),
  conferenceBySlug: (slug: string) =>
    endpoint<ConferenceWithEditions>(`/api/conferences/slug/${encodeURIComponent(slug)}`),
  /** Former slugs of the conference and the session, and the id of the session, redirect to the current slugs. */
  sessionBySlug: (slug: string, sessionSlug: string) =>
    endpoint<SessionDetail>(
      `/api/conferences/slug/${encodeURIComponent(slug)}/sessions/${encodeURIComponent(sessionSlug)}`,
    ),
  /** Exists once the programme was released. A former slug redirects to the current one. */
  programmeChanges: (slug: string) =>
    endpoint<ProgrammeChanges>(`/api/conferences/slug/${encodeURIComponent(slug)}/changes`),
  /** Lists how each session has changed during the last days. */
  recentChanges: (conferenceId: string) =>
    endpoint<ProgrammeChange[]>(`/api/conferences/${conferenceId}/recent-changes`),
  /** The sessions with public documents. A former slug of the conference redirects; without such a session it is a 404. */
  proceedings: (slug: string) =>
    endpoint<ProceedingsSession[]>(`/api/conferences/slug/${encodeURIComponent(slug)}/proceedings`),
  sessions: (conferenceId: string) => endpoint<Session[]>(`/api/conferences/${conferenceId}/sessions`),
  /** Every session with only the fields that the conference page lists. */
  agenda: (conferenceId: string) => endpoint<AgendaSession[]>(`/api/conferences/${conferenceId}/agenda`),
  /** Every session with its description and speakers. */
  programme: (conferenceId: string) => endpoint<ProgrammeSession[]>(`/api/conferences/${conferenceId}/programme`),
  /** Every session with its abstract and its speakers' biographies. */
  sessionTexts: (conferenceId: string) => endpoint<SessionTexts[]>(`/api/conferences/${conferenceId}/session-texts`),
  sessionDetail: (id: string) => endpoint<SessionDetail>(`/api/sessions/${encodeURIComponent(id)}`),
  sessionSpeakers: (id: string) => endpoint<SessionSpeaker[]>(`/api/sessions/${encodeURIComponent(id)}/speakers`),
  conferencePartners: (conferenceId: string) =>
    endpoint<ConferencePartner[]>(inConference(listPaths.conferencePartners, conferenceId)),
  documents: (conferenceId: string) => endpoint<ConferenceDocument[]>(inConference(listPaths.documents, conferenceId)),
  /** Everybody with a session in a public conference, by last name. */
  publicSpeakers: endpoint<ListedSpeaker[]>('/api/speakers/public'),
  /** A former slug redirects to the current one. */
  speakerBySlug: (slug: string) => endpoint<SpeakerDetail>(`/api/speakers/slug/${encodeURIComponent(slug)}`),
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
};

export const conferenceListEndpoint = (page: number): Endpoint<ListedConference[]> =>
  page === 1 ? endpoints.conferences : endpoints.conferencesPage(page);

/**
 * Paths that have no list to read. An item of a list is written at `${list path}/${id}`; a session is listed and created below its
 * conference, and otherwise written at `writePaths.sessions`.
 */
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
