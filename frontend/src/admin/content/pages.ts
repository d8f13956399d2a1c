import { texts } from '#messages/staff';
import { capitalize } from '../capitalize';

/** By the first segment of a content key. */
const paths: Record<string, string> = {
  site: '/',
  hero: '/',
  about: '/about',
  blog: '/',
  research: '/research',
  podcast: '/podcasts',
  conferences: '/conferences',
  contact: '/contact',
  support: '/support',
  social: '/',
  impact: '/support',
};

const labels: Record<string, string> = texts('contentLabels.pageLabels');

export const describePage = (page: string): { label: string; path?: string } => ({
  label: labels[page] ?? capitalize(page),
  path: paths[page],
});
