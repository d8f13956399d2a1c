import { mailMergePath } from '@majlis/contracts/session-counts';
import { useMutation } from '@tanstack/react-query';
import { t } from '#messages/staff';
import { readResponse, send } from '../../api/client';
import { useDescribeError } from '../crud/use-describe-error';
import { useToast } from '../toast/toast';

type MailMerge = { ids?: string[]; conferenceId?: string };

/** Downloads a file for mail merge. It is requested with the ids of the list, which no address can hold. */
export function useMailMerge() {
  const toast = useToast();
  const describeError = useDescribeError();
  return useMutation({
    mutationFn: async (input: MailMerge) => {
      const response = await send('POST', mailMergePath, input);
      if (!response.ok) return readResponse<void>(response);
      saveFile(await response.blob(), 'mail-merge.csv');
    },
    onError: (error) => toast(t('speakers.mailMergeFailed'), { tone: 'destructive', detail: describeError(error) }),
  });
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The download begins in a later task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
