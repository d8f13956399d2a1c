import { distinctPeoplePath, duplicatePeople, type PersonPair } from '@majlis/contracts/duplicates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { queriesUnder } from '../../api/query';
import { sendWrite } from '../api/write';
import { useDescribeError } from '../crud/use-describe-error';
import { rememberFocus } from '../hooks/remember-focus';
import { useToast } from '../toast/toast';

type Mark = { ids: PersonPair; isDistinct: boolean };

/** Marks a pair as two people, or proposes it again; the toast offers the opposite. */
export function useDistinct() {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const mutation = useMutation({
    mutationFn: ({ ids, isDistinct }: Mark) => sendWrite<void>(isDistinct ? 'PUT' : 'DELETE', distinctPeoplePath(ids)),
    onMutate: rememberFocus,
    onSuccess: (_result, { ids, isDistinct }) =>
      toast(isDistinct ? t('duplicates.remembered') : t('duplicates.proposedAgain'), {
        actions: [{ label: t('common.undo'), run: () => mutation.mutate({ ids, isDistinct: !isDistinct }) }],
      }),
    onError: (error) => toast(t('duplicates.rememberFailed'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: async (_result, _error, _mark, restoreFocus) => {
      await cache.invalidateQueries(queriesUnder(duplicatePeople.path));
      // The list is rendered in a later task than its response.
      if (restoreFocus) setTimeout(restoreFocus);
    },
  });
  return {
    mark: (ids: PersonPair, isDistinct: boolean) => mutation.mutate({ ids, isDistinct }),
    isPending: mutation.isPending,
  };
}
