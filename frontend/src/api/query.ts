import type { Endpoint } from '@majlis/contracts/shared/endpoint';
import { readInLanguage } from '@majlis/contracts/shared/languages';
import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query';
import { language, pathPrefix } from '#messages/language';
import { ApiError, sendRequest } from './client';

export const query = <T>({ path }: Endpoint<T>) =>
  queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) =>
      sendRequest<T>('GET', inLanguage(path), undefined, { signal }).catch((error: unknown) =>
        fallBackToPrerendered<T>(path, error, signal),
      ),
  });

/** The response has its texts in the language of the page; the publisher reads the same path (services/publisher/src/targets/pages.ts). */
export const inLanguage = (path: string): string => (pathPrefix ? readInLanguage(path, language) : path);

/** When a service is unreachable, visitors get the data of the prerendered page; staff see the error. */
export async function fallBackToPrerendered<T>(path: string, error: unknown, { aborted }: AbortSignal): Promise<T> {
  const isClientError = error instanceof ApiError && error.status < 500;
  if (aborted || isClientError || window.location.pathname.startsWith('/admin')) throw error;
  const prerendered = await import('./prerendered-data').then(
    ({ readPrerenderedData }) => readPrerenderedData(path),
    () => undefined,
  );
  if (prerendered === undefined) throw error;
  return prerendered as T;
}

export const queriesUnder = (...paths: string[]): InvalidateQueryFilters => ({
  predicate: ({ queryKey }) => paths.some((path) => isUnder(String(queryKey[0]), path)),
});

const isUnder = (candidate: string, path: string): boolean =>
  candidate === path || ['/', '?', '#'].some((separator) => candidate.startsWith(path + separator));
