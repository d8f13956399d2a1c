import type { Conference, ListedConference } from '@majlis/contracts/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWrite } from '../../../api/write';
import { useToast } from '../../../ui/toast/toast';
import { failureMessage, invalidateResource, rowPath, successMessage } from '../../crud/resource-config';
import { useDescribeError } from '../../crud/use-describe-error';
import { useSingleSubmit } from '../../use-single-submit';
import { conferenceManagementResource as resource } from '../conference-resource';

type StatusChange = Pick<Conference, 'status' | 'version'> & {
  /** Undo restores this status; a change that is itself an undo has none. */
  previousStatus?: Conference['status'];
};

const successDetails = {
  published: 'Visitors can now see its page.',
  draft: 'It is a draft now. Visitors cannot see it.',
  archived: 'It is archived again.',
};

export function PublishButton({ conference }: { conference: ListedConference }) {
  const { title, status, version } = conference;
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const nextStatus = status === 'published' ? 'draft' : 'published';
  const label = nextStatus === 'published' ? 'Publish' : 'Unpublish';
  const statusMutation = useMutation({
    mutationFn: ({ status: newStatus, version: ifMatch }: StatusChange) =>
      sendWrite<Conference>('PUT', `${rowPath(resource, conference)}/status`, { status: newStatus }, { ifMatch }),
    onSuccess: (savedRow, { status: newStatus, previousStatus }) => {
      const undo = previousStatus && {
        label: 'Undo',
        run: () => statusMutation.mutate({ status: previousStatus, version: savedRow.version }),
      };
      toast(successMessage(resource, 'update'), { detail: successDetails[newStatus], action: undo });
    },
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  const submitOnce = useSingleSubmit();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label} ${title}`}
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={statusMutation.isPending}
      onClick={() =>
        submitOnce(() => statusMutation.mutateAsync({ status: nextStatus, version, previousStatus: status }))
      }
    >
      {label}
    </button>
  );
}
