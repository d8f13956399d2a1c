import * as common from '#messages/staff/common';
import * as messages from '#messages/staff/layout';
import { managementPaths } from '../conferences/management-paths';
import type { IconName } from '../icon';

/** A section without an icon belongs to the one above it. */
export type Section = { path: string; label: string; icon?: IconName };

export const sections: Section[] = [
  { path: '/admin', label: messages.overview, icon: 'overview' },
  { path: '/admin/content', label: common.websiteContent, icon: 'text' },
  { path: '/admin/pages', label: common.pages, icon: 'document' },
  { path: '/admin/media', label: common.media, icon: 'media' },
  { path: '/admin/hero-images', label: common.heroImages, icon: 'image' },
  { path: '/admin/timeline', label: common.timeline, icon: 'timeline' },
  { path: '/admin/team', label: messages.teamMembers, icon: 'people' },
  { path: '/admin/partners', label: common.partners, icon: 'partners' },
  { path: '/admin/testimonials', label: common.testimonials, icon: 'quote' },
  { path: '/admin/conferences', label: common.conferences, icon: 'calendar' },
  { path: managementPaths.overview, label: common.conferenceManagement },
  { path: managementPaths.speakers, label: common.speakers, icon: 'microphone' },
  { path: '/admin/feeds', label: common.feeds, icon: 'feed' },
  { path: '/admin/translations', label: common.translations, icon: 'languages' },
  { path: '/admin/content-checks', label: messages.contentChecks, icon: 'checks' },
  { path: '/admin/visits', label: common.visits, icon: 'chart' },
  { path: '/admin/activity', label: messages.activity, icon: 'history' },
  { path: '/admin/status', label: common.status, icon: 'pulse' },
];
