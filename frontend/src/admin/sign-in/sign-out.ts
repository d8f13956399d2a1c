import { writes } from '@majlis/contracts/endpoints';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../api/write';
import { dropAllDrafts } from '../../ui/form-draft';
import { useToast } from '../../ui/toast';
import { useAuth } from './auth';

/** Ends this session or, with the address for it, all sessions of the account. */
export function useSignOut(path: typeof writes.signOut = writes.signOut) {
  const { leave } = useAuth();
  const toast = useToast();
  return useMutation({
    mutationFn: () => write<void>('POST', path),
    onSuccess: () => {
      dropAllDrafts();
      leave('left');
    },
    onError: () => toast('Failed to logout', { tone: 'destructive' }),
  });
}
