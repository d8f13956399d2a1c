import type { Conference } from '@majlis/contracts/conferences';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';

export const unknownSession = 'This session is not in the program. It may have been moved or withdrawn.';

/** All that visitors may know of a session. One of another conference is unknown in this one. */
export function useSession(sessionId: string, conference: Conference | undefined) {
  const { data, error, isPending, refetch } = useQuery(query(reads.sessionDetail(sessionId)));
  const isOfAnother = data !== undefined && conference !== undefined && data.conferenceId !== conference.id;
  const isUnknown = isOfAnother || (error instanceof ApiError && error.status === 404);
  return { detail: isUnknown ? undefined : data, isUnknown, isPending, retry: () => void refetch() };
}
