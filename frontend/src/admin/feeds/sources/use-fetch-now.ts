import { writes } from '@majlis/contracts/endpoints';
import type { FeedSourceStatus } from '@majlis/contracts/feed-sources';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { under } from '../../../api/query';
import { type ToastOptions, useToast } from '../../../ui/toast/toast';
import { useRefusalText } from '../../editing/use-refusal-text';
import { kindWords } from '../feed-kinds';
import { failureInWords } from './failure-in-words';
import { fetchNow } from './fetch-now';
import { sourceName } from './source-name';
import { changesInWords } from './source-state';

/** Reads a source when somebody asks for it, and says how it went. */
export function useFetchNow(source: FeedSourceStatus) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const failed = `Failed to fetch ${sourceName(source)}`;
  return useMutation({
    mutationFn: () => fetchNow(cache, source),
    onSuccess: async (after) => {
      const [message, options] = outcomeOf(source, after);
      toast(message, options);
      if (after) await cache.invalidateQueries(under(writes.feedItems, ...kindWords[source.kind].shownAt));
    },
    onError: (error) => toast(failed, { tone: 'destructive', detail: refusalText(error) }),
  });
}

function outcomeOf(before: FeedSourceStatus, after: FeedSourceStatus | undefined): [string, ToastOptions] {
  const name = sourceName(before);
  if (!after)
    return [`Still fetching ${name}`, { detail: 'It goes on in the background; this page shows how it went.' }];
  if (after.error !== null)
    return [`Failed to fetch ${name}`, { tone: 'destructive', detail: `${failureInWords(after)}.` }];
  return [`${name} fetched: ${changesInWords(after)}`, {}];
}
