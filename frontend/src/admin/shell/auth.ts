import type { SessionStatus, SignedInUser } from '@majlis/contracts/staff/session-status';
import { staffEndpoints } from '@majlis/contracts/staff/staff-endpoints';
import { createContext, useContext } from 'react';
import { query } from '../../api/query';

export const sessionQuery = query(staffEndpoints.session);

/** This is shorter than for other queries, so that a logout in another tab is noticed on return to this one. */
export const sessionStaleMs = 30_000;

export const signedOutSession: SessionStatus = { user: null, isAuthorized: false, expiresAt: null };

export type SignOutReason = 'logged-out' | 'expired' | 'denied';

export type Auth = {
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

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}
