import { writes } from '@majlis/contracts/endpoints';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { write } from '../../api/write';
import { dropAllDrafts } from '../../ui/form-draft';
import { LeaveGuardContext } from '../../ui/leave-guard';
import { useToast } from '../../ui/toast';
import { useAuth } from './auth';

/**
 * Ends this session or, with the address for it, all sessions of the account. What is typed and not saved goes with it, so
 * that is asked about first.
 */
export function useSignOut(path: typeof writes.signOut = writes.signOut) {
  const { leave } = useAuth();
  const toast = useToast();
  const guard = useContext(LeaveGuardContext);
  const { mutate, isPending } = useMutation({
    mutationFn: () => write<void>('POST', path),
    onSuccess: () => {
      dropAllDrafts();
      leave('left');
    },
    onError: () => toast('Failed to logout', { tone: 'destructive' }),
  });

  function signOut() {
    if (!guard?.holds(mutate)) mutate();
  }

  return { signOut, isPending };
}
