import type { Conference, ListedConference } from '@majlis/contracts/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendWrite } from '../../../api/write';
import { useToast } from '../../../ui/toast/toast';
import { failureMessage, invalidateResource, rowPath, successMessage } from '../../crud/resource-config';
import { useDescribeError } from '../../crud/use-describe-error';
import { toHistorySubject } from '../../history/history-subject';
import { useUndo } from '../../history/use-undo';
import { useConfirmOpenItems } from '../../release/open-items';
import { useSingleSubmit } from '../../use-single-submit';
import { conferenceManagementResource as resource } from '../conference-resource';

const successDetails = {
  published: 'Visitors can now see its page.',
  draft: 'It is a draft now. Visitors cannot see it.',
};

export function PublishButton({ conference }: { conference: ListedConference }) {
  const { title, status, version: ifMatch } = conference;
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const nextStatus = status === 'published' ? 'draft' : 'published';
  const label = nextStatus === 'published' ? 'Publish' : 'Unpublish';
  const statusMutation = useMutation({
    mutationFn: (newStatus: keyof typeof successDetails) =>
      sendWrite<Conference>('PUT', `${rowPath(resource, conference)}/status`, { status: newStatus }, { ifMatch }),
    onSuccess: ({ change }, newStatus) =>
      toast(successMessage(resource, 'update'), {
        detail: successDetails[newStatus],
        actions: undo([change], toHistorySubject(resource, conference)),
      }),
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  const submitOnce = useSingleSubmit();
  const confirmOpenItems = useConfirmOpenItems();
  async function submit() {
    if (nextStatus === 'draft' || (await confirmOpenItems('Publish', conference)))
      await statusMutation.mutateAsync(nextStatus);
  }
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={`${label} ${title}`}
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={statusMutation.isPending}
      onClick={() => submitOnce(submit)}
    >
      {label}
    </button>
  );
}
