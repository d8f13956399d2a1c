import type { SessionStatus, SignedInUser } from '@majlis/contracts/staff/session-status';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { t } from '#messages/staff';
import { ApiError } from '../../../api/client';
import { query } from '../../../api/query';
import { useToast } from '../toast';
import { deleteExpiredInput, InputAccountContext } from '../unsaved-input';

export const sessionQuery = query(staffEndpoints.session);

/** This is shorter than for other queries, so that a logout in another tab is noticed on return to this one. */
const sessionStaleMs = 30_000;

const signedOutSession: SessionStatus = { user: null, isAuthorized: false, expiresAt: null };

export type SignOutReason = 'logged-out' | 'expired' | 'denied';

type Auth = {
  user: SignedInUser | null;
  isLoading: boolean;
  isAuthorized: boolean;
  /** The session ends at this time (ISO 8601) unless it is refreshed. */
  expiresAt: string | null;
  signOutReason: SignOutReason | null;
  isUnreachable: boolean;
  /** Renders the signed-out state after the server has ended or rejected the session. */
  markSignedOut: (signOutReason: SignOutReason) => void;
};

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

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
  useEffect(deleteExpiredInput, []);

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
      <InputAccountContext value={user?.uid ?? ''}>{children}</InputAccountContext>
    </AuthContext>
  );
}

/** A 403 can have other reasons, such as a cross-site request. */
const isAuthError = ({ status, response }: ApiError) =>
  status === 401 || (status === 403 && response?.code === 'accessDenied');

/** Reports a 401 (no session) or 403 (not an administrator) of any query or mutation. */
function useAuthErrors(onAuthError: (status: 401 | 403) => void): void {
  const cache = useQueryClient();
  useEffect(() => {
    const report = (error: unknown) => {
      if (error instanceof ApiError && isAuthError(error)) onAuthError(error.status === 401 ? 401 : 403);
    };
    const unsubscribeQueries = cache.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
    });
    const unsubscribeMutations = cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') report(event.action.error);
    });
    return () => {
      unsubscribeQueries();
      unsubscribeMutations();
    };
  }, [cache, onAuthError]);
}

/** The same paths return different data to visitors and staff, so the cache is cleared on every sign-in and logout. */
function useClearCacheOnAuthChange(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const [session] = sessionQuery.queryKey;
    let wasStaff = cache.getQueryData(sessionQuery.queryKey)?.isAuthorized ?? false;
    return cache.getQueryCache().subscribe(({ type, query }) => {
      const isStaff = cache.getQueryData(sessionQuery.queryKey)?.isAuthorized ?? false;
      if (type !== 'updated' || query.queryKey[0] !== session || isStaff === wasStaff) return;
      wasStaff = isStaff;
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== session });
    });
  }, [cache]);
}

/** Names the account behind a change. Rows store email addresses, which are shown when no name is known. */
export function useStaffNames() {
  const { user } = useAuth();
  const { data: accounts = [] } = useQuery({ ...query(staffEndpoints.accounts), staleTime: sessionStaleMs });
  const nameOf = (email: string) => accounts.find((account) => account.email === email)?.displayName || email;
  const isOwn = (email: string) => email === user?.email;
  return {
    nameOf,
    isOwn,
    /** Returns the name of the account or job that made a change. */
    actorName: (actor: string) =>
      actor.startsWith('job:') ? t('layout.automatic', { job: actor.slice(4) }) : nameOf(actor),
  };
}
