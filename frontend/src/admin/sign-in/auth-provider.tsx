import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { t } from '#messages/staff';
import { deleteExpiredDrafts } from '../form/draft-storage';
import { DraftAccountContext } from '../form/use-draft';
import { useToast } from '../toast/toast';
import { AuthContext, type SignOutReason, sessionQuery, sessionStaleMs, signedOutSession } from './auth';
import { useAuthErrors } from './use-auth-errors';
import { useClearCacheOnAuthChange } from './use-clear-cache-on-auth-change';

export function AuthProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient();
  const toast = useToast();
  const session = useQuery({ ...sessionQuery, staleTime: sessionStaleMs });
  const { user, isAuthorized, expiresAt } = session.data ?? signedOutSession;
  const [wasAuthorized, setWasAuthorized] = useState(false);
  const [signOutReason, setSignOutReason] = useState<SignOutReason | null>(null);

  // A session that disappears without a logout has expired.
  if (isAuthorized !== wasAuthorized) {
    setWasAuthorized(isAuthorized);
    setSignOutReason(isAuthorized ? null : (signOutReason ?? 'expired'));
  }

  const markSignedOut = useCallback(
    (reason: SignOutReason) => {
      setSignOutReason(reason);
      cache.setQueryData(sessionQuery.queryKey, signedOutSession);
    },
    [cache],
  );
  const onAuthError = useCallback(
    (status: 401 | 403) => {
      if (!cache.getQueryData(sessionQuery.queryKey)?.isAuthorized) return;
      if (status === 403) toast(t('layout.accessDenied'), { tone: 'destructive' });
      markSignedOut(status === 403 ? 'denied' : 'expired');
    },
    [cache, toast, markSignedOut],
  );
  useAuthErrors(onAuthError);
  useClearCacheOnAuthChange();
  useEffect(deleteExpiredDrafts, []);

  const { isPending: isLoading, isLoadingError: isUnreachable } = session;
  return (
    <AuthContext
      value={{
        user,
        isLoading,
        isAuthorized,
        expiresAt,
        signOutReason,
        isUnreachable,
        markSignedOut,
      }}
    >
      <DraftAccountContext value={user?.uid ?? ''}>{children}</DraftAccountContext>
    </AuthContext>
  );
}
