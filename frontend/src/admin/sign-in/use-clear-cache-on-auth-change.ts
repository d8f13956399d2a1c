import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from './auth';

/** The same paths return different data to visitors and staff, so the cache is cleared on every sign-in and logout. */
export function useClearCacheOnAuthChange(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const [session] = sessionQuery.queryKey;
    let wasStaff = cache.getQueryData(sessionQuery.queryKey)?.isAuthorized ?? false;
    return cache.getQueryCache().subscribe(({ type, query }) => {
      const isStaff = cache.getQueryData(sessionQuery.queryKey)?.isAuthorized ?? false;
      if (type !== 'updated' || query.queryKey[0] !== session || isStaff === wasStaff) return;
      wasStaff = isStaff;
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session });
    });
  }, [cache]);
}
