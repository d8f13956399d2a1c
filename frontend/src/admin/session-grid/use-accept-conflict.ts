import {
  type AcceptedConflict,
  acceptedConflictPath,
  acceptedConflicts,
  type Conflict,
} from '@majlis/contracts/programme-conflicts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { query } from '../../api/query';
import { sendWrite } from '../api/write';
import { useDescribeError } from '../crud/use-describe-error';
import { useToast } from '../toast/toast';

type Acceptance = { conflict: Conflict; reason: string | undefined };

/** Accepts a conflict with a reason; without one it counts again. */
export function useAcceptConflict(conferenceId: string) {
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const save = useMutation({
    mutationFn: ({ conflict: { key }, reason }: Acceptance) => {
      const path = acceptedConflictPath(conferenceId, key);
      return reason === undefined
        ? sendWrite<AcceptedConflict>('DELETE', path)
        : sendWrite<AcceptedConflict>('PUT', path, { reason });
    },
    onSuccess: (_written, { conflict, reason }) => {
      const undo = () => save.mutate({ conflict, reason: conflict.accepted?.reason });
      toast(reason === undefined ? t('sessionGrid.conflictCounts') : t('sessionGrid.conflictAccepted'), {
        actions: [{ label: t('common.undo'), run: undo }],
      });
    },
    onError: (error) =>
      toast(t('sessionGrid.conflictChangeFailed'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: query(acceptedConflicts(conferenceId)).queryKey }),
  });
  return save;
}
