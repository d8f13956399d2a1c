import type { Endpoint } from '@majlis/contracts/endpoints';
import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query';
import { ApiError, sendRequest } from './client';

/** How a readable address is fetched and cached: the path is the whole key. */
export const query = <T>({ path }: Endpoint<T>) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) =>
      sendRequest<T>('GET', path, undefined, { signal }).catch((error: unknown) =>
        fallBackToPrerendered<T>(path, error, signal),
      ),
  });

/** A service that is gone is stood in for by the page that was written for visitors; staff are told. */
async function fallBackToPrerendered<T>(path: string, error: unknown, { aborted }: AbortSignal): Promise<T> {
  const isAnswer = error instanceof ApiError && error.status < 500;
  if (aborted || isAnswer || window.location.pathname.startsWith('/admin')) throw error;
  const written = await import('./prerendered-data').then(
    ({ readPrerenderedData }) => readPrerenderedData(path),
    () => undefined,
  );
  if (written === undefined) throw error;
  return written as T;
}

/** Everything cached at one of these paths or below it. */
export const queriesUnder = (...paths: string[]): InvalidateQueryFilters => ({
  predicate: ({ queryKey }) => paths.some((path) => isUnder(String(queryKey[0]), path)),
});

function isUnder(candidate: string, path: string): boolean {
  return candidate === path || candidate.startsWith(`${path}/`) || candidate.startsWith(`${path}?`);
}
