import { t } from '#messages/staff';
import { managementPaths } from '../conferences/management-paths';
import type { IconName } from '../icon';

/** A section without an icon belongs to the one above it. */
export type Section = { path: string; label: string; icon?: IconName };

export const sections: Section[] = [
  { path: '/admin', label: t('layout.overview'), icon: 'overview' },
  { path: '/admin/content', label: t('common.websiteContent'), icon: 'text' },
  { path: '/admin/pages', label: t('common.pages'), icon: 'document' },
  { path: '/admin/media', label: t('common.media'), icon: 'media' },
  { path: '/admin/hero-images', label: t('common.heroImages'), icon: 'image' },
  { path: '/admin/timeline', label: t('common.timeline'), icon: 'timeline' },
  { path: '/admin/team', label: t('layout.teamMembers'), icon: 'people' },
  { path: '/admin/partners', label: t('common.partners'), icon: 'partners' },
  { path: '/admin/testimonials', label: t('common.testimonials'), icon: 'quote' },
  { path: '/admin/conferences', label: t('common.conferences'), icon: 'calendar' },
  { path: managementPaths.overview, label: t('common.conferenceManagement') },
  { path: managementPaths.speakers, label: t('common.speakers'), icon: 'microphone' },
  { path: '/admin/feeds', label: t('common.feeds'), icon: 'feed' },
  { path: '/admin/translations', label: t('common.translations'), icon: 'languages' },
  { path: '/admin/content-checks', label: t('layout.contentChecks'), icon: 'checks' },
  { path: '/admin/visits', label: t('common.visits'), icon: 'chart' },
  { path: '/admin/activity', label: t('layout.activity'), icon: 'history' },
  { path: '/admin/status', label: t('common.status'), icon: 'pulse' },
];
