import { reads } from '@majlis/contracts/endpoints';
import { systemStatus } from '@majlis/contracts/system-status';
import { useQueries } from '@tanstack/react-query';
import { query } from '../../api/query';
import { type Matter, matters } from './matters';

type Matters = { found?: Matter[]; isPending: boolean; readAgain: () => void };

/** What needs attention; known once every list has been read. */
export function useMatters(): Matters {
  return useQueries({
    queries: [
      query(reads.content),
      query(reads.heroImages),
      query(reads.timelineEvents),
      query(reads.teamMembers),
      query(reads.partners),
      query(reads.testimonials),
      query(reads.conferences),
      query(reads.feedSources),
      query(systemStatus),
    ],
    combine: (lists) => {
      const [
        content,
        heroImages,
        timelineEvents,
        teamMembers,
        partners,
        testimonials,
        conferences,
        feedSources,
        system,
      ] = lists;
      const isPending = lists.some((list) => list.isPending);
      const readAgain = () => {
        for (const list of lists) if (list.isError) void list.refetch();
      };
      if (!content.data || !heroImages.data || !timelineEvents.data) return { isPending, readAgain };
      if (!teamMembers.data || !partners.data || !testimonials.data) return { isPending, readAgain };
      if (!conferences.data || !feedSources.data || !system.data) return { isPending, readAgain };
      const found = matters({
        content: content.data,
        heroImages: heroImages.data,
        timelineEvents: timelineEvents.data,
        teamMembers: teamMembers.data,
        partners: partners.data,
        testimonials: testimonials.data,
        conferences: conferences.data,
        feedSources: feedSources.data,
        system: system.data,
      });
      return { isPending, readAgain, found };
    },
  });
}
