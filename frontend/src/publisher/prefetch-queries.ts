import type { Query, QueryClient, QueryMeta } from '@tanstack/react-query';
import { parseResponse } from '../api/client';
import { createQueryClient } from '../app/providers';

export type ApiResponse = { status: number; text: string };

export type FetchPath = (apiPath: string) => Promise<ApiResponse>;

export function createPrerenderQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  // A failed query is rendered as an error. In a browser, mounting would request it again.
  client.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY, retryOnMount: false } });
  return client;
}

/** Fetches what the last rendering has requested; resolves to false when nothing was missing. */
export async function prefetchPendingQueries(client: QueryClient, fetchPath: FetchPath): Promise<boolean> {
  const pending = client
    .getQueryCache()
    .findAll({ predicate: (query) => query.state.status === 'pending' && isEnabled(query) });
  await Promise.all(pending.map(({ queryKey, meta }) => prefetchQuery(client, String(queryKey[0]), fetchPath, meta)));
  return pending.length > 0;
}

export const dehydrateQueries = (client: QueryClient): [apiPath: string, data: unknown][] =>
  pathsOf(client, ({ state }) => state.status === 'success').map((apiPath) => [
    apiPath,
    client.getQueryData([apiPath]),
  ]);

/** Only the status 404 makes a query fail: for any other error status `prefetchQuery` itself throws. */
export const isNotFound = (client: QueryClient): boolean =>
  pathsOf(client, ({ state }) => state.status === 'error').length > 0;

function pathsOf(client: QueryClient, matches: (query: Query) => boolean): string[] {
  const queries = client.getQueryCache().getAll().filter(matches);
  return queries.map(({ queryKey }) => String(queryKey[0]));
}

const isEnabled = ({ options }: Query): boolean => !('enabled' in options && options.enabled === false);

/** For the start of a long list, `meta` names the path that is read and the function that derives it (api/long-list.ts). */
export async function prefetchQuery(
  client: QueryClient,
  key: string,
  fetchPath: FetchPath,
  { path = key, derive = (response) => response }: QueryMeta = {},
): Promise<void> {
  if (client.getQueryData([key]) !== undefined) return;
  const { status, text } = await fetchPath(path);
  if (status !== 200 && status !== 404) throw new Error(`${path}: HTTP status ${status}`);
  await client.prefetchQuery({ queryKey: [key], queryFn: () => derive(parseResponse(status, '', text)) });
}
