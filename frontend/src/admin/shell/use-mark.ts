import { type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { rememberFocus } from './focus';
import { useToast } from './toast';
import { useDescribeError } from './use-describe-error';

type MarkOptions<Subject> = {
  write: (subject: Subject, isMarked: boolean) => Promise<unknown>;
  /** The list that shows what is marked. */
  list: InvalidateQueryFilters;
  describe: (isMarked: boolean) => { done: string; failed: string };
};

/** Marks an entry of a list or takes the mark back; the toast offers the opposite. */
export function useMark<Subject>({ write, list, describe }: MarkOptions<Subject>) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ subject, isMarked }: { subject: Subject; isMarked: boolean }) => write(subject, isMarked),
    onMutate: rememberFocus,
    onSuccess: (_result, { subject, isMarked }) =>
      toast(describe(isMarked).done, {
        actions: [{ label: t('common.undo'), run: () => mutate({ subject, isMarked: !isMarked }) }],
      }),
    onError: (error, { isMarked }) =>
      toast(describe(isMarked).failed, { tone: 'destructive', detail: describeError(error) }),
    onSettled: async (_result, _error, _mark, restoreFocus) => {
      await cache.invalidateQueries(list);
      // The list is rendered in a later task than its response.
      if (restoreFocus) setTimeout(restoreFocus);
    },
  });
  return { mark: (subject: Subject, isMarked: boolean) => mutate({ subject, isMarked }), isPending };
}
