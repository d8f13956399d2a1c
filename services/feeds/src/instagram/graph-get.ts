import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { type FetchOptions, safeFetch } from '@majlis/kit/fetch/safe-fetch';

export type GraphOptions = Pick<FetchOptions, 'addressPolicy' | 'signal'>;

const headers = { accept: 'application/json', 'user-agent': 'Majlis/1.0 (photo feed)' };

/** The messages of its errors never contain the token. */
export async function graphGet(url: URL, parameters: Record<string, string>, options: GraphOptions): Promise<unknown> {
  const requestUrl = new URL(url);
  requestUrl.search = String(new URLSearchParams(parameters));
  const response = await safeFetch(requestUrl.href, {
    ...options,
    headers,
    limits: { bytes: 1_048_576, redirects: 0 },
  });
  if (response.outcome === 'unchanged') throw new RemoteFetchError('Unexpected 304 Not Modified');
  try {
    return JSON.parse(response.body.toString('utf8'));
  } catch {
    throw new RemoteFetchError('Not a readable response');
  }
}
