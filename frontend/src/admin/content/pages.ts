import { capitalize } from '../../ui/text/capitalize';

/** The first segment of a content key names the page. */
const pages: Record<string, { label: string; path?: string }> = {
  site: { label: 'Whole site', path: '/' },
  hero: { label: 'Home page, top', path: '/' },
  about: { label: 'About', path: '/about' },
  blog: { label: 'Blog', path: '/' },
  research: { label: 'Research', path: '/research' },
  podcast: { label: 'Podcast', path: '/podcasts' },
  conferences: { label: 'Conferences', path: '/conferences' },
  contact: { label: 'Contact', path: '/contact' },
  support: { label: 'Support Us', path: '/support' },
  social: { label: 'Social links', path: '/' },
  impact: { label: 'Impact numbers', path: '/support' },
  ai: { label: 'AI training' },
};

export const describePage = (page: string) => pages[page] ?? { label: capitalize(page) };
