import { writes } from '@majlis/contracts/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { write } from '../../api/write';
import { type Question, useConfirm } from '../../ui/dialog/confirm';
import { LeaveGuardContext } from '../../ui/dialog/leave-guard';
import { deleteAllDrafts, draftItems } from '../../ui/form/draft-storage';
import { DraftAccountContext } from '../../ui/form/use-draft';
import { useToast } from '../../ui/toast/toast';
import { useAuth } from './auth';

const discarding: Question = {
  question: 'Log out without saving?',
  detail: 'Unsaved changes that were kept in this browser will be lost.',
  confirmLabel: 'Discard changes',
};

/**
 * Ends this session or, with the address for it, all sessions of the account. What is typed and not saved goes with it, so
 * that is asked about first.
 */
export function useSignOut(path: typeof writes.signOut = writes.signOut) {
  const { leave } = useAuth();
  const toast = useToast();
  const guard = useContext(LeaveGuardContext);
  const confirm = useConfirm();
  const account = useContext(DraftAccountContext);
  const { mutate, isPending } = useMutation({
    mutationFn: () => write<void>('POST', path),
    onSuccess: () => {
      deleteAllDrafts(account);
      leave('left');
    },
    onError: () => toast('Failed to logout', { tone: 'destructive' }),
  });

  async function askAndSignOut() {
    if (guard?.holds(mutate)) return;
    if (draftItems(account).length === 0 || (await confirm(discarding))) mutate();
  }

  return { signOut: () => void askAndSignOut(), isPending };
}
