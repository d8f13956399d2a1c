import { writePaths } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { queriesUnder } from '../../../api/query';
import { useDescribeError } from '../../crud/use-describe-error';
import { type ToastOptions, useToast } from '../../toast/toast';
import { feedKindConfig } from '../feed-kinds';
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
      toast(t('feeds.fetchFailed', { name: sourceName(source) }), {
        tone: 'destructive',
        detail: describeError(error),
      }),
  });
}

function toToast(previous: FeedSourceStatus, latest: FeedSourceStatus | undefined): [string, ToastOptions] {
  const name = sourceName(previous);
  if (!latest) return [t('feeds.stillFetching', { name }), { detail: t('feeds.goesOn') }];
  if (latest.error !== null)
    return [
      t('feeds.fetchFailed', { name }),
      { tone: 'destructive', detail: `${t(`feedSources.errors.${latest.error.code}`)}.` },
    ];
  return [t('feeds.fetched', { name, changes: formatChanges(latest) }), {}];
}
