import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isNotFoundError } from '../api/client';
import { query } from '../api/query';
import { useIsPrerenderedNotFound } from '../ui/page/prerender';

/** Reads the row of a page. The API also finds it by a former slug, which the current one then replaces in the address. */
export function useRowBySlug<Row extends { slug: string }>(
  slug: string,
  endpointOf: (slug: string) => Endpoint<Row>,
  pathOf: (slug: string) => string,
) {
  const { data, error, isPending, refetch } = useQuery(query(endpointOf(slug)));
  const isPrerenderedNotFound = useIsPrerenderedNotFound(slug);
  useRedirectToCurrent(data && data.slug !== slug ? pathOf(data.slug) : undefined, (cache) => {
    if (data) cache.setQueryData(query(endpointOf(data.slug)).queryKey, data);
  });
  return { data, error, isPending, isNotFound: isPrerenderedNotFound || isNotFoundError(error), refetch };
}

/** If `path`, the current one, is defined, it replaces the address; `keep` puts the response into the cache for it. */
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
