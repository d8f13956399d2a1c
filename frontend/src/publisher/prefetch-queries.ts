import type { QueryClient } from '@tanstack/react-query';
import { parseResponse } from '../api/client';
import { createQueryClient } from '../app/providers';

/** What a service said. An answer such as 404 is one to draw, not an error. */
export type ApiResponse = { status: number; text: string };

/** GET of a public address of the API; throws when the service does not answer. */
export type FetchPath = (path: string) => Promise<ApiResponse>;

/** One for each page, which never forgets and asks for nothing by itself. */
export function createPrerenderQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  // What was answered with an error is drawn as such: a browser would ask again.
  client.setDefaultOptions({ queries: { ...queries, gcTime: Number.POSITIVE_INFINITY, retryOnMount: false } });
  return client;
}

/** Reads what the page that was just drawn has asked for; false when it had all it needs. */
export async function prefetchPendingQueries(client: QueryClient, read: FetchPath): Promise<boolean> {
  const wanted = pathsOf(client, ({ status, isWanted }) => status === 'pending' && isWanted);
  await Promise.all(wanted.map((path) => prefetchQuery(client, path, read)));
  return wanted.length > 0;
}

/** What the page holds, as the browser will be given it. */
export const dehydrateQueries = (client: QueryClient): [path: string, data: unknown][] =>
  pathsOf(client, ({ status }) => status === 'success').map((path) => [path, client.getQueryData([path])]);

/** Whether the page is about something that does not exist. */
export const isNotFound = (client: QueryClient): boolean =>
  pathsOf(client, ({ status }) => status === 'error').length > 0;

type State = { status: string; isWanted: boolean };

function pathsOf(client: QueryClient, isMeant: (state: State) => boolean): string[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) =>
      isMeant({ status: state.status, isWanted: !('enabled' in options && options.enabled === false) }),
    )
    .map(({ queryKey }) => String(queryKey[0]));
}

/** Reads what is not known yet. */
export async function prefetchQuery(client: QueryClient, path: string, read: FetchPath): Promise<void> {
  if (client.getQueryData([path]) !== undefined) return;
  const { status, text } = await read(path);
  if (status !== 200 && status !== 404) throw new Error(`${path} was answered with ${status}`);
  await client.prefetchQuery({ queryKey: [path], queryFn: () => parseResponse(status, '', text) });
}
