import { endpoints, writePaths } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { sendWrite } from '../../../api/write';
import { lastAttemptAt } from './source-state';

const pollIntervalMs = 1_000;
const timeoutMs = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Has a source read now; answers how it went, or undefined when that goes on in the background. */
export async function fetchNow(cache: QueryClient, before: FeedSourceStatus): Promise<FeedSourceStatus | undefined> {
  const { url } = before;
  await sendWrite<void>('POST', writePaths.fetchFeed, { url });
  for (let waited = 0; waited < timeoutMs; waited += pollIntervalMs) {
    await sleep(pollIntervalMs);
    // A look that fails costs a second, not the answer.
    const sources = await cache
      .fetchQuery({ ...query(endpoints.feedSources), staleTime: 0, retry: false })
      .catch(() => []);
    const source = sources.find((candidate) => candidate.url === url);
    if (source && lastAttemptAt(source) !== lastAttemptAt(before)) return source;
  }
  return undefined;
}
