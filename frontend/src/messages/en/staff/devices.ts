/** What is loading. */
export const devices = 'devices';
export const unknownDevice = 'Unknown device';
export const thisOne = '(this one)';
export const signedIn = (at: string, lastUsed: string): string => `Signed in ${at}, last used ${lastUsed}`;
export const logOut = 'Log out';
/** Read out behind the one above, hence the space. */
export const ofDevice = (name: string): string => ` ${name || 'unknown device'}`;
export const nowhereElse = 'You are signed in nowhere else.';
export const loggedOut = 'The device is logged out';
export const logOutFailed = 'Failed to log out the device';
