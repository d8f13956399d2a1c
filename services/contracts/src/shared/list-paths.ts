/**
 * The paths at which the lists that staff edit are read, and below which they are written. They are apart from the definitions,
 * which need zod, so that the site can read the lists without it.
 */
export const listPaths = {
  heroImages: '/api/cms/hero-images',
  timelineEvents: '/api/cms/timeline',
  partners: '/api/cms/footer-partners',
  testimonials: '/api/cms/testimonials',
  teamMembers: '/api/cms/team-members',
  pages: '/api/cms/pages',
  conferences: '/api/conferences',
  sessions: '/api/conferences/:conferenceId/sessions',
  conferencePartners: '/api/conferences/:conferenceId/partners',
  documents: '/api/conferences/:conferenceId/documents',
  rooms: '/api/conferences/:conferenceId/rooms',
  people: '/api/people',
} as const;

export const inConference = (path: string, conferenceId: string): string => path.replace(':conferenceId', conferenceId);
