/** The account that is signed in. */
export type SignedInUser = {
  uid: string;
  displayName: string;
  photoURL: string | null;
  email: string;
  emailVerified: boolean;
};

/** An account that has signed in at some time; its name is empty while none is known. */
export type StaffAccount = Pick<SignedInUser, 'email' | 'displayName'>;

/** What the browser knows of its staff session; `user` is null when signed out. Times are ISO 8601. */
export type SessionStatus = {
  user: SignedInUser | null;
  isAuthorized: boolean;
  /** When the session ends unless it is refreshed. */
  expiresAt: string | null;
};

export const accessDeniedMessage = 'Access denied. Only authorized users can access this CMS.';

/** Minutes without use after which a staff session ends, and hours after which it ends in any case. */
export const sessionIdleMinutes = 30;
export const maxSessionHours = 8;

/** What the sign-in window tells the page that opened it, over postMessage and this BroadcastChannel; never a token. */
export type SignInOutcome = { type: 'signed-in' | 'denied' | 'cancelled' | 'error' };
export const signInChannel = 'majlis-sign-in';
