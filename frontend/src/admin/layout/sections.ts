import { managementPaths } from '../conferences/management-paths';
import type { IconName } from '../icon';

/** A section without an icon belongs to the one above it. */
export type Section = { path: string; label: string; icon?: IconName };

export const sections: Section[] = [
  { path: '/admin', label: 'Overview', icon: 'overview' },
  { path: '/admin/content', label: 'Website Content', icon: 'text' },
  { path: '/admin/pages', label: 'Pages', icon: 'document' },
  { path: '/admin/media', label: 'Media', icon: 'media' },
  { path: '/admin/hero-images', label: 'Hero Images', icon: 'image' },
  { path: '/admin/timeline', label: 'Timeline', icon: 'timeline' },
  { path: '/admin/team', label: 'Team Members', icon: 'people' },
  { path: '/admin/partners', label: 'Partners', icon: 'partners' },
  { path: '/admin/testimonials', label: 'Testimonials', icon: 'quote' },
  { path: '/admin/conferences', label: 'Conferences', icon: 'calendar' },
  { path: managementPaths.overview, label: 'Conference Management' },
  { path: managementPaths.speakers, label: 'Speakers', icon: 'microphone' },
  { path: '/admin/feeds', label: 'Feeds', icon: 'feed' },
  { path: '/admin/translations', label: 'Translations', icon: 'languages' },
  { path: '/admin/content-checks', label: 'Content Checks', icon: 'checks' },
  { path: '/admin/visits', label: 'Visits', icon: 'chart' },
  { path: '/admin/activity', label: 'Activity', icon: 'history' },
  { path: '/admin/status', label: 'Status', icon: 'pulse' },
];
