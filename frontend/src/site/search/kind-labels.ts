import type { SearchKind } from '@majlis/contracts/search';

export const kindLabels: Record<SearchKind, string> = {
  page: 'Pages',
  conference: 'Conferences',
  session: 'Sessions',
  paper: 'Papers',
  speaker: 'Speakers',
  research: 'Research',
  blog: 'Blog',
  episode: 'Podcast',
  timeline: 'Milestones',
};
