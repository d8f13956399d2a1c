import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { systemStatusEndpoint } from '@majlis/contracts/system-status';
import { useQueries } from '@tanstack/react-query';
import { query } from '../../api/query';
import { collectAlerts, type DashboardAlert } from './collect-alerts';

type Alerts = { alerts?: DashboardAlert[]; isPending: boolean; retry: () => void };

/** There are no alerts until every list is loaded. */
export function useAlerts(): Alerts {
  return useQueries({
    queries: [
      query(endpoints.content),
      query(staffEndpoints.heroImages),
      query(endpoints.timelineEvents),
      query(endpoints.teamMembers),
      query(endpoints.partners),
      query(endpoints.testimonials),
      query(endpoints.conferences),
      query(staffEndpoints.feedSources),
      query(systemStatusEndpoint),
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
      const retry = () => {
        for (const list of lists) if (list.isError) void list.refetch();
      };
      if (!content.data || !heroImages.data || !timelineEvents.data) return { isPending, retry };
      if (!teamMembers.data || !partners.data || !testimonials.data) return { isPending, retry };
      if (!conferences.data || !feedSources.data || !system.data) return { isPending, retry };
      const alerts = collectAlerts({
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
      return { isPending, retry, alerts };
    },
  });
}
