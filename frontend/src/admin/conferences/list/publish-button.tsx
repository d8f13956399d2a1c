import type { Conference, ListedConference } from '@majlis/contracts/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWrite } from '../../../api/write';
import { useToast } from '../../../ui/toast/toast';
import { failureMessage, invalidateResource, rowPath, successMessage } from '../../crud/resource-config';
import { useDescribeError } from '../../crud/use-describe-error';
import { useSingleSubmit } from '../../use-single-submit';
import { conferenceManagementResource as resource } from '../conference-resource';

type StatusChange = Pick<Conference, 'status' | 'version'> & {
  /** The status that Undo restores; undefined when the change itself is an undo. */
  previousStatus?: Conference['status'];
};

const successDetails = {
  published: 'Visitors now see its page.',
  draft: 'It is a draft: visitors do not see it.',
  archived: 'It is archived again.',
};

/** Publishes or withdraws a conference and offers Undo. */
export function PublishButton({ conference }: { conference: ListedConference }) {
  const { title, status, version } = conference;
  const cache = useQueryClient();
  const toast = useToast();
  const refusalText = useDescribeError();
  const next = status === 'published' ? 'draft' : 'published';
  const label = next === 'published' ? 'Publish' : 'Withdraw';
  const change = useMutation({
    mutationFn: ({ status: to, version: ifMatch }: StatusChange) =>
      sendWrite<Conference>('PUT', `${rowPath(resource, conference)}/status`, { status: to }, { ifMatch }),
    onSuccess: (written, { status: to, previousStatus: before }) => {
      const undo = before && {
        label: 'Undo',
        run: () => change.mutate({ status: before, version: written.version }),
      };
      toast(successMessage(resource, 'update'), { detail: successDetails[to], action: undo });
    },
    onError: (error) => toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: refusalText(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  const press = useSingleSubmit();
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label} ${title}`}
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={change.isPending}
      onClick={() => press(() => change.mutateAsync({ status: next, version, previousStatus: status }))}
    >
      {label}
    </button>
  );
}
