import type { Conference, ListedConference } from '@majlis/contracts/conferences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { sendWrite } from '../api/write';
import { conferenceManagementResource as resource } from '../conferences/conference-resource';
import { failureMessage, invalidateResource, rowPath, showSavedRow } from '../crud/resource-config';
import { useDescribeError } from '../crud/use-describe-error';
import { toHistorySubject } from '../history/history-subject';
import { useUndo } from '../history/use-undo';
import { useToast } from '../toast/toast';
import { useSingleSubmit } from '../use-single-submit';
import { useConfirmOpenItems } from './open-items';

export function ReleaseButton({ conference }: { conference: ListedConference }) {
  const { releasedAt, version: ifMatch } = conference;
  const cache = useQueryClient();
  const toast = useToast();
  const describeError = useDescribeError();
  const undo = useUndo();
  const confirmOpenItems = useConfirmOpenItems();
  const submitOnce = useSingleSubmit();
  const release = useMutation({
    mutationFn: (isReleased: boolean) =>
      sendWrite<Conference>('PUT', `${rowPath(resource, conference)}/release`, { isReleased }, { ifMatch }),
    onSuccess: ({ result, change }, isReleased) => {
      showSavedRow(cache, resource, result);
      toast(isReleased ? t('release.released') : t('release.takenBack'), {
        detail: isReleased ? t('release.releasedDetail') : t('release.takenBackDetail'),
        actions: undo([change], toHistorySubject(resource, conference)),
      });
    },
    onError: (error) =>
      toast(failureMessage(resource, 'update'), { tone: 'destructive', detail: describeError(error) }),
    onSettled: () => invalidateResource(cache, resource),
  });
  async function submit() {
    if (releasedAt !== null || (await confirmOpenItems('release', conference)))
      await release.mutateAsync(releasedAt === null);
  }
  return (
    <button
      type="button"
      className={`btn ${releasedAt === null ? 'btn-primary' : 'btn-quiet'}`}
      // A disabled button would lose the focus, so aria-disabled is used instead.
      aria-disabled={release.isPending}
      onClick={() => submitOnce(submit)}
    >
      {releasedAt === null ? t('release.release') : t('release.takeBack')}
    </button>
  );
}
