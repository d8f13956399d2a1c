import { writePaths } from '@majlis/contracts/api/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { t } from '#messages/staff';
import { askBeforeLeaving } from '../../../ui/dialog/leave-guard';
import { sendWrite } from '../api/write';
import { type ConfirmOptions, useConfirm } from '../confirm';
import { forgetPlaces } from '../recent-places';
import { useToast } from '../toast';
import { deleteAllInput, InputAccountContext, itemsWithInput } from '../unsaved-input';
import { useAuth } from './auth';

const discardInputQuestion: ConfirmOptions = {
  question: t('layout.logOutWithoutSaving'),
  detail: t('layout.unsavedInputWillBeLost'),
  confirmLabel: t('common.discardChanges'),
};

/** Ends one or all sessions of the account, by path. It deletes unsaved input, too, so the user has to confirm first. */
export function useSignOut(path: typeof writePaths.signOut = writePaths.signOut) {
  const { markSignedOut } = useAuth();
  const toast = useToast();
  const confirm = useConfirm();
  const account = useContext(InputAccountContext);
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendWrite<void>('POST', path),
    onSuccess: () => {
      deleteAllInput(account);
      forgetPlaces(account);
      markSignedOut('logged-out');
    },
    onError: () => toast(t('layout.logoutFailed'), { tone: 'destructive' }),
  });

  async function confirmAndSignOut() {
    if (itemsWithInput(account).length === 0 || (await confirm(discardInputQuestion))) mutate();
  }

  return { signOut: () => askBeforeLeaving(mutate, () => void confirmAndSignOut()), isPending };
}
