import { endpoints } from '@majlis/contracts/endpoints';
import type { SessionStatus, SignedInUser } from '@majlis/contracts/session-status';
import { createContext, useContext } from 'react';
import { query } from '../../api/query';

export const sessionQuery = query(endpoints.session);

/** Shorter than for other answers, so that a sign-out in another tab is noticed on coming back to this one. */
export const sessionStaleMs = 30_000;

export const signedOutSession: SessionStatus = { user: null, isAuthorized: false, expiresAt: null };

/** Why the last session of this page came to its end. */
export type SignOutReason = 'left' | 'expired' | 'denied';

export type Auth = {
  user: SignedInUser | null;
  isLoading: boolean;
  isAuthorized: boolean;
  /** When the session ends unless it is refreshed, ISO 8601. */
  expiresAt: string | null;
  signOutReason: SignOutReason | null;
  /** The session could not be read at all. */
  isUnreachable: boolean;
  /** Draws the screen signed out; the server has ended the session, or will not have it. */
  markSignedOut: (signOutReason: SignOutReason) => void;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}
