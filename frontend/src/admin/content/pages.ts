import * as messages from '#messages/staff/content-labels';
import { capitalize } from '../../ui/text/capitalize';

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

export const describePage = (page: string): { label: string; path?: string } => ({
  label: messages.pageLabels[page] ?? capitalize(page),
  path: paths[page],
});
