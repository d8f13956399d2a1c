import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { sendWrite } from '../../api/write';
import { failureMessage, invalidateResource, rowPath, showSavedRow, successMessage } from '../../crud/resource-config';
import { useDescribeError } from '../../crud/use-describe-error';
import { toHistorySubject } from '../../history/history-subject';
import { useUndo } from '../../history/use-undo';
import { useConfirmOpenItems } from '../../release/open-items';
import { useToast } from '../../toast/toast';
import { useSingleSubmit } from '../../use-single-submit';
import { useConferenceNames } from '../conference-name';
import { conferenceManagementResource as resource } from '../conference-resource';

const successDetails = {
  published: t('conferences.visitorsSeeIt'),
  draft: t('conferences.isDraftNow'),
};

export function PublishButton({ conference }: { conference: ListedConference }) {
  const { status, version: ifMatch } = conference;
  const name = useConferenceNames().nameOf(conference);
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const nextStatus = status === 'published' ? 'draft' : 'published';
  const statusMutation = useMutation({
    mutationFn: (newStatus: keyof typeof successDetails) =>
      sendWrite<Conference>('PUT', `${rowPath(resource, conference)}/status`, { status: newStatus }, { ifMatch }),
    onSuccess: ({ result, change }, newStatus) => {
      showSavedRow(cache, resource, result);
      toast(successMessage(resource, 'update'), {
        detail: successDetails[newStatus],
        actions: undo([change], toHistorySubject(resource, conference)),
      });
    },
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  const submitOnce = useSingleSubmit();
  const confirmOpenItems = useConfirmOpenItems();
  async function submit() {
    if (nextStatus === 'draft' || (await confirmOpenItems('publish', conference)))
      await statusMutation.mutateAsync(nextStatus);
  }
  return (
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      aria-label={
        nextStatus === 'published'
          ? t('conferences.publishConference', { title: name })
          : t('conferences.unpublishConference', { title: name })
      }
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={statusMutation.isPending}
      onClick={() => submitOnce(submit)}
    >
      {nextStatus === 'published' ? t('common.publish') : t('common.unpublish')}
    </button>
  );
}
