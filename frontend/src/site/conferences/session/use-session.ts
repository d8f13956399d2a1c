import type { Conference } from '@majlis/contracts/conferences';
import { endpoints } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';

export const sessionNotFoundText = 'This session is not in the program. It may have been moved or withdrawn.';

export function useSession(sessionId: string, conference: Conference | undefined) {
  const { data, error, isPending, refetch } = useQuery(query(endpoints.sessionDetail(sessionId)));
  const belongsToOtherConference =
    data !== undefined && conference !== undefined && data.conferenceId !== conference.id;
  const isNotFound = belongsToOtherConference || (error instanceof ApiError && error.status === 404);
  return { detail: isNotFound ? undefined : data, isNotFound, isPending, retry: () => void refetch() };
}
