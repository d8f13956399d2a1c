export const loginTitle = 'CMS Admin Login';
export const lead = 'Sign in to manage your website content';
export const sessionEnded = 'Your session has ended. Sign in again to continue. What you typed was kept.';
export const accessDenied =
  'Your account no longer has access. Ask the person who runs this site. What you typed was kept.';
export const signingIn = 'Signing in...';
export const signInWithGoogle = 'Sign in with Google';
export const backToWebsite = 'Back to the website';
export const canCloseWindow = 'You can close this window.';
export const signInFailed = 'Failed to sign in. Please check your Google sign-in configuration.';
export const windowClosed = 'The sign-in window was closed before you signed in.';
export const signInCancelled = 'Sign-in was canceled.';
