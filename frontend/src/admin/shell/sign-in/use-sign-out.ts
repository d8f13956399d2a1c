import { writePaths } from '@majlis/contracts/api/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { t } from '#messages/staff';
import { askBeforeLeaving } from '../../../ui/dialog/leave-guard';
import { sendWrite } from '../api/write';
import { useAuth } from '../auth';
import { type ConfirmOptions, useConfirm } from '../confirm';
import { DraftAccountContext, deleteAllDrafts, draftItems } from '../draft-storage';
import { forgetPlaces } from '../recent-places';
import { useToast } from '../toast';

const discardDraftsQuestion: ConfirmOptions = {
  question: t('layout.logOutWithoutSaving'),
  detail: t('layout.draftsWillBeLost'),
  confirmLabel: t('common.discardChanges'),
};

/** Ends one or all sessions of the account, by path. It deletes the drafts, too, so the user has to confirm first. */
export function useSignOut(path: typeof writePaths.signOut = writePaths.signOut) {
  const { markSignedOut } = useAuth();
  const toast = useToast();
  const confirm = useConfirm();
  const account = useContext(DraftAccountContext);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendWrite<void>('POST', path),
    onSuccess: () => {
      deleteAllDrafts(account);
      forgetPlaces(account);
      markSignedOut('logged-out');
    },
    onError: () => toast(t('layout.logoutFailed'), { tone: 'destructive' }),
  });

  async function confirmAndSignOut() {
    if (draftItems(account).length === 0 || (await confirm(discardDraftsQuestion))) mutate();
  }

  return { signOut: () => askBeforeLeaving(mutate, () => void confirmAndSignOut()), isPending };
}
