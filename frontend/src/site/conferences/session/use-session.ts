import { endpoints } from '@majlis/contracts/api/endpoints';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';

export function useSession(slug: string, sessionSlug: string) {
  const { data, error, isPending, refetch } = useQuery(query(endpoints.sessionBySlug(slug, sessionSlug)));
  const isNotFound = error instanceof ApiError && error.status === 404;
  return { detail: isNotFound ? undefined : data, isNotFound, isPending, retry: () => void refetch() };
}
