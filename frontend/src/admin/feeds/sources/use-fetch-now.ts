import { writePaths } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queriesUnder } from '../../../api/query';
import { type ToastOptions, useToast } from '../../../ui/toast/toast';
import { useDescribeError } from '../../crud/use-describe-error';
import { feedKindConfig } from '../feed-kinds';
import { describeFeedError } from './describe-feed-error';
import { fetchNow } from './fetch-now';
import { sourceName } from './source-name';
import { formatChanges } from './source-state';

/** Fetches a source on demand and shows the result in a toast. */
export function useFetchNow(source: FeedSourceStatus) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useDescribeError();
  const failed = `Failed to fetch ${sourceName(source)}`;
  return useMutation({
    mutationFn: () => fetchNow(cache, source),
    onSuccess: async (after) => {
      const [message, options] = toToast(source, after);
      toast(message, options);
      if (after)
        await cache.invalidateQueries(queriesUnder(writePaths.feedItems, ...feedKindConfig[source.kind].invalidates));
    },
    onError: (error) => toast(failed, { tone: 'destructive', detail: refusalText(error) }),
  });
}

function toToast(before: FeedSourceStatus, after: FeedSourceStatus | undefined): [string, ToastOptions] {
  const name = sourceName(before);
  if (!after)
    return [`Still fetching ${name}`, { detail: 'It goes on in the background; this page shows how it went.' }];
  if (after.error !== null)
    return [`Failed to fetch ${name}`, { tone: 'destructive', detail: `${describeFeedError(after)}.` }];
  return [`${name} fetched: ${formatChanges(after)}`, {}];
}
