import type { Read } from '@majlis/contracts/endpoints';
import { type InvalidateQueryFilters, queryOptions } from '@tanstack/react-query';
import { send } from './client';

/** How a readable address is fetched and cached: the path is the whole key. */
export const query = <T>({ path }: Read<T>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => send<T>('GET', path, undefined, { signal }) });

/** Everything cached at one of these paths or below it. */
export const under = (...paths: string[]): InvalidateQueryFilters => ({
  predicate: ({ queryKey }) => paths.some((path) => isUnder(String(queryKey[0]), path)),
});

function isUnder(candidate: string, path: string): boolean {
  return candidate === path || candidate.startsWith(`${path}/`) || candidate.startsWith(`${path}?`);
}
