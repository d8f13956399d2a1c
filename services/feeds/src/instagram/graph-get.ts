import { RemoteFetchError } from '@majlis/kit/fetch/remote-fetch-error';
import { type FetchOptions, safeFetch } from '@majlis/kit/fetch/safe-fetch';

export type GraphOptions = Pick<FetchOptions, 'addressPolicy' | 'signal'>;

const headers = { accept: 'application/json', 'user-agent': 'Majlis/1.0 (photo feed)' };

/** Returns the parsed response. Throws RemoteFetchError, whose message never contains the token. */
export async function graphGet(url: URL, parameters: Record<string, string>, options: GraphOptions): Promise<unknown> {
  const asked = new URL(url);
  asked.search = String(new URLSearchParams(parameters));
  const answer = await safeFetch(asked.href, { ...options, headers, limits: { bytes: 1_048_576, redirects: 0 } });
  if (answer.outcome === 'unchanged') throw new RemoteFetchError('Answered nothing');
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    throw new RemoteFetchError('Not a readable answer');
  }
}
