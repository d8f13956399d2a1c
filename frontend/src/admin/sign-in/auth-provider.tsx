import { accessDenied } from '@majlis/contracts/session-status';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { deleteExpiredDrafts } from '../../ui/form/draft-storage';
import { DraftAccountContext } from '../../ui/form/use-draft';
import { useToast } from '../../ui/toast/toast';
import { AuthContext, type Ending, sessionFreshMs, sessionQuery, signedOut } from './auth';
import { useOwnAnswers } from './own-answers';
import { useRefusals } from './refusals';

export function AuthProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const toast = useToast();
  const session = useQuery({ ...sessionQuery, staleTime: sessionFreshMs });
  const { user, isAuthorized, expiresAt } = session.data ?? signedOut;
  const [wasAuthorized, setWasAuthorized] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);

  // A session that is gone without anybody having left has expired.
  if (isAuthorized !== wasAuthorized) {
    setWasAuthorized(isAuthorized);
    setEnding(isAuthorized ? null : (ending ?? 'expired'));
  }

  const leave = useCallback(
    (why: Ending) => {
      setEnding(why);
      cache.setQueryData(sessionQuery.queryKey, signedOut);
    },
    [cache],
  );
  const refuse = useCallback(
    (status: 401 | 403) => {
      if (!cache.getQueryData(sessionQuery.queryKey)?.isAuthorized) return;
      if (status === 403) toast(accessDenied, { tone: 'destructive' });
      leave(status === 403 ? 'denied' : 'expired');
    },
    [cache, toast, leave],
  );
  useRefusals(refuse);
  useOwnAnswers();
  useEffect(deleteExpiredDrafts, []);

  const { isPending: loading, isLoadingError: isUnreachable } = session;
  return (
    <AuthContext value={{ user, loading, isAuthorized, expiresAt, ending, isUnreachable, leave }}>
      <DraftAccountContext value={user?.uid ?? ''}>{children}</DraftAccountContext>
    </AuthContext>
  );
}
