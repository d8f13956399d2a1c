import type { FeedItemEdit, ManagedFeedItem } from '@majlis/contracts/feed-edits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { under } from '../../../api/query';
import { write } from '../../../api/write';
import { useToast } from '../../../ui/toast/toast';
import { addressOf, failedText, nounAtStart, type Resource, refresh } from '../../editing/resource';
import { useRefusalText } from '../../editing/use-refusal-text';

/** Hiding and pinning. */
export type Mark = 'isHidden' | 'isPinned';
type Marking = { item: ManagedFeedItem; mark: Mark; isUndo?: boolean };

const done: Record<Mark, [whenOff: string, whenOn: string]> = {
  isHidden: ['is shown to visitors again', 'is hidden from visitors'],
  isPinned: ['is not pinned any more', 'is pinned: it comes first'],
};

const editOf = ({ ownTitle, ownDescription, isHidden, isPinned }: ManagedFeedItem): FeedItemEdit => ({
  ownTitle,
  ownDescription,
  isHidden,
  isPinned,
});

/** Hides or shows, pins or unpins an item, and offers to undo it. The list keeps its order until it is read again. */
export function useMark(resource: Resource<ManagedFeedItem>) {
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const marking = useMutation({
    mutationFn: ({ item, mark }: Marking) =>
      write<ManagedFeedItem>(
        'PUT',
        addressOf(resource, item),
        { ...editOf(item), [mark]: !item[mark] },
        { ifMatch: item.version },
      ),
    onSuccess: (written, { mark, isUndo }) => {
      cache.setQueryData<ManagedFeedItem[]>([resource.list.path], (items) =>
        items?.map((item) => (item.id === written.id ? written : item)),
      );
      const undo = { label: 'Undo', run: () => marking.mutate({ item: written, mark, isUndo: true }) };
      toast(`${nounAtStart(resource)} ${done[mark][Number(written[mark]) as 0 | 1]}`, isUndo ? {} : { action: undo });
      return cache.invalidateQueries(under(...resource.shownAt));
    },
    onError: (error) => {
      toast(failedText(resource, 'update'), { tone: 'destructive', detail: refusalText(error) });
      return refresh(cache, resource);
    },
  });
  return marking;
}
