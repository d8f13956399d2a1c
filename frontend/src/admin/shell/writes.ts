// Shows staff what became of a write, and keeps a double click from writing twice. api/write.ts sends the request.
import { type InvalidateQueryFilters, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../api/client';
import { formatLocalDateTime } from '../../ui/time/format-local-time';
import { rememberFocus } from './focus';
import { useStaffNames } from './sign-in/auth';
import { textOf } from './text';
import { useToast } from './toast';

/** Explains a failed write in a sentence below the toast's message. */
export function useDescribeError(): (error: unknown) => string {
  const { nameOf, isOwn } = useStaffNames();
  return (error) => {
    if (error instanceof ExplainedError) return error.message;
    if (!(error instanceof ApiError)) return t('editConflicts.notReached');
    const { response, status } = error;
    if (response?.changed) {
      const { by, at } = response.changed;
      return t(isOwn(by) ? 'editConflicts.listIsNewerByYou' : 'editConflicts.listIsNewer', {
        name: nameOf(by),
        when: formatLocalDateTime(at),
      });
    }
    if (response && status < 500) return textOf(response);
    return t('editConflicts.serverProblem');
  };
}

/** Returns what most writes need: the cache with the lists that they change, and toasts for success and failure. */
export function useWriteTools() {
  const toast = useToast();
  const describeError = useDescribeError();
  const fail = (message: string, error: unknown) =>
    toast(message, { tone: 'destructive', detail: describeError(error) });
  return { cache: useQueryClient(), toast, describeError, fail };
}

/** Shows in a toast that a write failed, and why. */
export const useFailureToast = () => useWriteTools().fail;

/** An error whose message is meant for staff. */
export class ExplainedError extends Error {}

/** The clicks of a double click are at most this far apart. */
const doubleClickMs = 600;

/** Ignores the second click of a double click, and clicks while the previous request is in flight. */
export function useSingleSubmit(): (request: () => Promise<unknown>) => void {
  const clickedAt = useRef(Number.NEGATIVE_INFINITY);
  // `isPending` of a mutation changes only with the next render.
  const isInFlight = useRef(false);
  return (request) => {
    const isRepeated = performance.now() - clickedAt.current < doubleClickMs;
    clickedAt.current = performance.now();
    if (isRepeated || isInFlight.current) return;
    const release = () => {
      isInFlight.current = false;
    };
    isInFlight.current = true;
    request().then(release, release);
  };
}

type MarkOptions<Subject> = {
  write: (subject: Subject, isMarked: boolean) => Promise<unknown>;
  /** The cached list that shows the marks. */
  list: InvalidateQueryFilters;
  describe: (isMarked: boolean) => { done: string; failed: string };
};

/** Marks an entry of a list or takes the mark back; the toast offers the opposite. */
export function useMark<Subject>({ write, list, describe }: MarkOptions<Subject>) {
  const { cache, toast, fail } = useWriteTools();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ subject, isMarked }: { subject: Subject; isMarked: boolean }) => write(subject, isMarked),
    onMutate: rememberFocus,
    onSuccess: (_result, { subject, isMarked }) =>
      toast(describe(isMarked).done, {
        actions: [{ label: t('common.undo'), run: () => mutate({ subject, isMarked: !isMarked }) }],
      }),
    onError: (error, { isMarked }) => fail(describe(isMarked).failed, error),
    onSettled: async (_result, _error, _mark, restoreFocus) => {
      await cache.invalidateQueries(list);
      // The list is rendered in a later task than its response.
      if (restoreFocus) setTimeout(restoreFocus);
    },
  });
  return { mark: (subject: Subject, isMarked: boolean) => mutate({ subject, isMarked }), isPending };
}
