import type { AdminFeedItem, FeedItemOverrides } from '@majlis/contracts/feeds/feed-items.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { queriesUnder } from '../../../api/query';
import { toHistorySubject } from '../../rows/history/history-subject';
import { useUndo } from '../../rows/history/use-undo';
import {
  failureMessage,
  invalidateResource,
  type ResourceConfig,
  rowPath,
  showSavedRow,
} from '../../rows/resource/resource-config';
import { sendWrite } from '../../shell/api/write';
import { useToast } from '../../shell/toast';
import { useDescribeError } from '../../shell/use-describe-error';

export type ItemFlag = 'isHidden' | 'isPinned';
type ToggleFlagRequest = { item: AdminFeedItem; flag: ItemFlag };

const toOverrides = ({ titleOverride, descriptionOverride, isHidden, isPinned }: AdminFeedItem): FeedItemOverrides => ({
  titleOverride,
  descriptionOverride,
  isHidden,
  isPinned,
});

/** Hides, shows, pins or unpins an item and offers Undo. The list keeps its order until it is refetched. */
export function useToggleFlag(resource: ResourceConfig<AdminFeedItem>) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ item, flag }: ToggleFlagRequest) =>
      sendWrite<AdminFeedItem>(
        'PUT',
        rowPath(resource, item),
        { ...toOverrides(item), [flag]: !item[flag] },
        { ifMatch: item.version },
      ),
    onSuccess: ({ result: savedItem, change }, { flag }) => {
      showSavedRow(cache, resource, savedItem);
      toast(t(`feeds.flagged.${savedItem.kind}.${flag}.${savedItem[flag] ? 'on' : 'off'}`), {
        actions: undo([change], toHistorySubject(resource, savedItem)),
      });
      return cache.invalidateQueries(queriesUnder(...resource.invalidates));
    },
    onError: (error) => {
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) });
      return invalidateResource(cache, resource);
    },
  });
}
