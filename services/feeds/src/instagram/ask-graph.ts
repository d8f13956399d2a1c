import { boundedFetch, type FetchOptions } from '@majlis/kit/fetch/bounded-fetch';
import { OutsideFetchError } from '@majlis/kit/fetch/outside-fetch-error';

export type GraphOptions = Pick<FetchOptions, 'reach' | 'signal'>;

const headers = { accept: 'application/json', 'user-agent': 'Majlis/1.0 (photo feed)' };

/** What the Graph API answers, parsed. Throws OutsideFetchError, whose message never has the token in it. */
export async function askGraph(url: URL, parameters: Record<string, string>, options: GraphOptions): Promise<unknown> {
  const asked = new URL(url);
  asked.search = String(new URLSearchParams(parameters));
  const answer = await boundedFetch(asked.href, { ...options, headers, limits: { bytes: 1_048_576, redirects: 0 } });
  if (answer.outcome === 'unchanged') throw new OutsideFetchError('Answered nothing');
  try {
    return JSON.parse(answer.body.toString('utf8'));
  } catch {
    throw new OutsideFetchError('Not a readable answer');
  }
}
