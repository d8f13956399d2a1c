import type { Read } from '@majlis/contracts/endpoints';
import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query';
import { ApiError, send } from './client';

/** How a readable address is fetched and cached: the path is the whole key. */
export const query = <T>({ path }: Read<T>) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) =>
      send<T>('GET', path, undefined, { signal }).catch((error: unknown) => standIn<T>(path, error, signal)),
  });

/** A service that is gone is stood in for by the page that was written for visitors; staff are told. */
async function standIn<T>(path: string, error: unknown, { aborted }: AbortSignal): Promise<T> {
  const isAnswer = error instanceof ApiError && error.status < 500;
  if (aborted || isAnswer || window.location.pathname.startsWith('/admin')) throw error;
  const written = await import('./written-answers').then(
    ({ writtenAnswer }) => writtenAnswer(path),
    () => undefined,
  );
  if (written === undefined) throw error;
  return written as T;
}

/** Everything cached at one of these paths or below it. */
export const under = (...paths: string[]): InvalidateQueryFilters => ({
  predicate: ({ queryKey }) => paths.some((path) => isUnder(String(queryKey[0]), path)),
});

function isUnder(candidate: string, path: string): boolean {
  return candidate === path || candidate.startsWith(`${path}/`) || candidate.startsWith(`${path}?`);
}
