import { accessDeniedMessage } from '@majlis/contracts/session-status';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/client';

/** A 403 can have other reasons, such as a cross-site request. */
const isAuthError = ({ status, response: problem }: ApiError) =>
  status === 401 || (status === 403 && problem?.message === accessDeniedMessage);

/** Reports a 401 (no session) or 403 (not an administrator) of any query or mutation. */
export function useAuthErrors(onRefused: (status: 401 | 403) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const notice = (error: unknown) => {
      if (error instanceof ApiError && isAuthError(error)) onRefused(error.status === 401 ? 401 : 403);
    };
    const stopReads = cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
    });
    const stopWrites = cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') notice(event.action.error);
    });
    return () => {
      stopReads();
      stopWrites();
    };
  }, [cache, onRefused]);
}
