import type { Conference } from './conferences.js';
import type { ContentEntry } from './content.js';
import type { FeedItem } from './feed-items.js';
import type { FeedSourceStatus } from './feed-sources.js';
import type { CarouselFile, HeroImage } from './hero-images.js';
import type { Partner } from './partners.js';
import type { SessionStatus } from './session-status.js';
import type { TeamMember } from './team-members.js';
import type { Testimonial } from './testimonials.js';
import type { TimelineEvent } from './timeline-events.js';
import type { ImageFolder, StoredFile } from './uploads.js';

/** A readable address and the shape it answers with; the type never exists at run time. */
export type Read<T> = { path: string; answers?: T };

const read = <T>(path: string): Read<T> => ({ path });

export const reads = {
  session: read<SessionStatus>('/api/auth/session'),
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
  conferences: read<Conference[]>('/api/conferences'),
  conferenceBySlug: (slug: string) => read<Conference>(`/api/conferences/slug/${encodeURIComponent(slug)}`),
  researchItems: read<FeedItem[]>('/api/research-items'),
  feedSources: read<FeedSourceStatus[]>('/api/feeds/sources'),
};

/** Addresses that are only written to; items are written to at `${list path}/${id}`. */
export const writes = {
  signIn: '/api/auth/google',
  refreshSession: '/api/auth/refresh',
  signOut: '/api/auth/logout',
  signOutEverywhere: '/api/auth/logout-everywhere',
  uploadImage: '/api/cms/upload-image',
};
