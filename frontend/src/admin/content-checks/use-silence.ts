import { type ContentProblem, contentProblems, silencePath } from '@majlis/contracts/content-problems';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { sendWrite } from '../api/write';
import { useDescribeError } from '../crud/use-describe-error';
import { rememberFocus } from '../hooks/remember-focus';
import { useToast } from '../toast/toast';

type Change = { problem: ContentProblem; isSilenced: boolean };

/** Silences a problem or shows it again; the toast offers the opposite. */
export function useSilence() {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const mutation = useMutation({
    mutationFn: ({ problem: { key, fingerprint }, isSilenced }: Change) =>
      isSilenced
        ? sendWrite<void>('PUT', silencePath(key), { fingerprint })
        : sendWrite<void>('DELETE', silencePath(key)),
    onMutate: rememberFocus,
    onSuccess: (_result, { problem, isSilenced }) =>
      toast(isSilenced ? t('contentProblems.silenced') : t('contentProblems.shownAgain'), {
        actions: [{ label: t('common.undo'), run: () => mutation.mutate({ problem, isSilenced: !isSilenced }) }],
      }),
    onError: (error, { isSilenced }) =>
      toast(isSilenced ? t('contentProblems.silenceFailed') : t('contentProblems.showAgainFailed'), {
        tone: 'destructive',
        detail: describeError(error),
      }),
    onSettled: async (_result, _error, _change, restoreFocus) => {
      await cache.invalidateQueries({ queryKey: query(contentProblems).queryKey });
      // The list is rendered in a later task than its response.
      if (restoreFocus) setTimeout(restoreFocus);
    },
  });
  return {
    silence: (problem: ContentProblem, isSilenced: boolean) => mutation.mutate({ problem, isSilenced }),
    isPending: mutation.isPending,
  };
}
