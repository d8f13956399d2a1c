import { writePaths } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { staffEndpoints } from '@majlis/contracts/staff-endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { query } from '../../../api/query';
import { sendWrite } from '../../api/write';
import { lastAttemptAt } from './source-state';

const pollIntervalMs = 1_000;
const timeoutMs = 30_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Triggers a fetch and polls for its result; undefined if it takes longer than the timeout. */
export async function fetchNow(cache: QueryClient, previous: FeedSourceStatus): Promise<FeedSourceStatus | undefined> {
  const { url } = previous;
  await sendWrite<void>('POST', writePaths.fetchFeed, { url });
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollIntervalMs) {
    await sleep(pollIntervalMs);
    // A failed poll is ignored: the next one may still get the result.
    const sources = await cache
      .fetchQuery({ ...query(staffEndpoints.feedSources), staleTime: 0, retry: false })
      .catch(() => []);
    const source = sources.find((candidate) => candidate.url === url);
    if (source && lastAttemptAt(source) !== lastAttemptAt(previous)) return source;
  }
  return undefined;
}
