import type { Conference, ListedConference } from '@majlis/contracts/conferences/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { toHistorySubject } from '../../../rows/history/history-subject';
import { useUndo } from '../../../rows/history/use-undo';
import {
  failureMessage,
  invalidateResource,
  rowPath,
  showSavedRow,
  successMessage,
} from '../../../rows/resource/resource-config';
import { sendWrite } from '../../../shell/api/write';
import { useConferenceNames } from '../../../shell/conference-name';
import { useToast } from '../../../shell/toast';
import { useDescribeError } from '../../../shell/use-describe-error';
import { useSingleSubmit } from '../../../shell/use-single-submit';
import { conferenceManagementResource as resource } from '../conference-resource';
import { useConfirmOpenItems } from './open-items';

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
