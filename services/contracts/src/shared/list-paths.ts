/** The lists that staff edit: where they are read, and below which they are written. The site reads them without the definitions, which need zod. */
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
