import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The API also finds a row by a former slug. If the current path is another one, it replaces the address, and `keep` puts the
 * response into the cache for it.
 */
export function useRedirectToCurrent(path: string | undefined, keep: (cache: QueryClient) => void): void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const redirect = useEffectEvent((pathname: string) => {
    keep(cache);
    void navigate({ pathname, search, hash }, { replace: true, state });
  });
  useEffect(() => {
    if (path !== undefined) redirect(path);
  }, [path]);
}
