import { writePaths } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as messages from '#messages/staff/feeds';
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
  const describeError = useDescribeError();
  return useMutation({
    mutationFn: () => fetchNow(cache, source),
    onSuccess: async (after) => {
      const [message, options] = toToast(source, after);
      toast(message, options);
      if (after)
        await cache.invalidateQueries(queriesUnder(writePaths.feedItems, ...feedKindConfig[source.kind].invalidates));
    },
    onError: (error) =>
      toast(messages.fetchFailed(sourceName(source)), { tone: 'destructive', detail: describeError(error) }),
  });
}

function toToast(previous: FeedSourceStatus, latest: FeedSourceStatus | undefined): [string, ToastOptions] {
  const name = sourceName(previous);
  if (!latest) return [messages.stillFetching(name), { detail: messages.goesOn }];
  if (latest.error !== null)
    return [messages.fetchFailed(name), { tone: 'destructive', detail: `${describeFeedError(latest)}.` }];
  return [messages.fetched(name, formatChanges(latest)), {}];
}
