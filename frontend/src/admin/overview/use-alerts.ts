import { endpoints } from '@majlis/contracts/endpoints';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import { systemStatusEndpoint } from '@majlis/contracts/system-status';
import { useQueries } from '@tanstack/react-query';
import { query } from '../../api/query';
import { collectAlerts, type DashboardAlert, reportedLists } from './collect-alerts';

type Alerts = { alerts?: DashboardAlert[]; isPending: boolean; retry: () => void };

/** There are no alerts until every list is loaded. */
export function useAlerts(): Alerts {
  const reported = useQueries({ queries: reportedLists.map(({ list }) => query(list)) });
  const named = useQueries({
    queries: [
      query(endpoints.content),
      query(staffEndpoints.heroImages),
      query(endpoints.teamMembers),
      query(endpoints.conferences),
      query(staffEndpoints.feedSources),
      query(systemStatusEndpoint),
    ],
  });
  const lists = [...reported, ...named];
  const isPending = lists.some((list) => list.isPending);
  const retry = () => {
    // Some lists are in both groups, and are fetched once.
    for (const list of lists) if (list.isError) void list.refetch({ cancelRefetch: false });
  };
  const [content, heroImages, teamMembers, conferences, feedSources, system] = named;
  if (reported.some(({ data }) => !data) || !content.data || !heroImages.data || !teamMembers.data)
    return { isPending, retry };
  if (!conferences.data || !feedSources.data || !system.data) return { isPending, retry };
  const alerts = collectAlerts({
    ...Object.fromEntries(reportedLists.map(({ kind }, index) => [kind, reported[index]?.data])),
    content: content.data,
    heroImages: heroImages.data,
    teamMembers: teamMembers.data,
    conferences: conferences.data,
    feedSources: feedSources.data,
    system: system.data,
  });
  return { isPending, retry, alerts };
}
