import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../api/client';

/** Tells when any read or write is answered 401 (no session) or 403 (not on the list). */
export function useRefusals(onRefused: (status: 401 | 403) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const notice = (error: unknown) => {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) onRefused(error.status);
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
