import type { Endpoint } from '../shared/endpoint.js';

export type SignedInUser = {
  uid: string;
  displayName: string;
  photoURL: string | null;
  email: string;
  emailVerified: boolean;
};

/** An account that has signed in before; `displayName` is empty if unknown. */
export type StaffAccount = Pick<SignedInUser, 'email' | 'displayName'>;

/** `user` is null when signed out. Times are ISO 8601. */
export type SessionStatus = {
  user: SignedInUser | null;
  isAuthorized: boolean;
  expiresAt: string | null;
};

/** A staff session ends after so many minutes without use, and after so many hours in any case (infra/adr/services.md). */
export const sessionIdleMinutes = 30;
export const maxSessionHours = 8;

/** The sign-in popup sends this to its opener by postMessage and BroadcastChannel; it never carries a token. */
export type SignInOutcome = { type: 'signed-in' | 'denied' | 'cancelled' | 'error' };
export const signInChannel = 'majlis-sign-in';

/** A session of the account. `device` is the browser and system in words, empty if unknown. Times are ISO 8601. */
export type SignedInDevice = { id: string; device: string; signedInAt: string; lastSeenAt: string; isCurrent: boolean };

export const signedInDevices: Endpoint<SignedInDevice[]> = { path: '/api/auth/sessions' };
