import { reads, writes } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { write } from '../../../api/write';
import { lastTryOf } from './source-state';

const lookEveryMs = 1_000;
const patienceMs = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Has a source read now; answers how it went, or undefined when that goes on in the background. */
export async function fetchNow(cache: QueryClient, before: FeedSourceStatus): Promise<FeedSourceStatus | undefined> {
  const { url } = before;
  await write<void>('POST', writes.fetchFeed, { url });
  for (let waited = 0; waited < patienceMs; waited += lookEveryMs) {
    await pause(lookEveryMs);
    // A look that fails costs a second, not the answer.
    const sources = await cache.fetchQuery({ ...query(reads.feedSources), staleTime: 0, retry: false }).catch(() => []);
    const source = sources.find((candidate) => candidate.url === url);
    if (source && lastTryOf(source) !== lastTryOf(before)) return source;
  }
  return undefined;
}
