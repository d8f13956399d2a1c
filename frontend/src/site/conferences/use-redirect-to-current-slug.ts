import { endpoints } from '@majlis/contracts/api/endpoints';
import type { Conference } from '@majlis/contracts/conferences/conferences';
import { query } from '../../api/query';
import { useRedirectToCurrent } from '../use-redirect-to-current';

export function useRedirectToCurrentSlug(slug: string, conference: Conference | undefined, pathBelow = ''): void {
  const current = conference && conference.slug !== slug ? conference.slug : undefined;
  useRedirectToCurrent(current && `/conferences/${current}${pathBelow}`, (cache) => {
    if (conference) cache.setQueryData(query(endpoints.conferenceBySlug(conference.slug)).queryKey, conference);
  });
}
