import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/client';

/** A 403 can have other reasons, such as a cross-site request. */
const isAuthError = ({ status, response }: ApiError) =>
  status === 401 || (status === 403 && response?.code === 'accessDenied');

/** Reports a 401 (no session) or 403 (not an administrator) of any query or mutation. */
export function useAuthErrors(onAuthError: (status: 401 | 403) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const report = (error: unknown) => {
      if (error instanceof ApiError && isAuthError(error)) onAuthError(error.status === 401 ? 401 : 403);
    };
    const unsubscribeQueries = cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
    });
    const unsubscribeMutations = cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
    });
    return () => {
      unsubscribeQueries();
      unsubscribeMutations();
    };
  }, [cache, onAuthError]);
}
