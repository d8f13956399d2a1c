// The frame of the staff area: each of its visits loads these.

export const overview = 'Overview';
export const teamMembers = 'Team Members';
export const contentChecks = 'Content Checks';
export const activity = 'Activity';
export const conferencePartners = 'Conference Partners';

export const find = 'Find';
export const administrator = 'Administrator';
export const signedInDevices = 'Signed-in devices';
export const logout = 'Logout';
export const logOutEverywhere = 'Log out everywhere';
export const logOutEverywhereHelp = 'Ends all sessions of this account, on all devices.';
export const staffLanguage = 'Language of the staff area';

export const loading = 'Loading dashboard...';
export const pageNotLoaded = 'This page could not be loaded';
export const reloadingHelps =
  'Your connection may be down, or a new version was just installed. Reloading usually helps.';
export const offline = 'You are offline. The page loads when you are connected again.';
export const reload = 'Reload';
export const notReachable = 'The staff area cannot be reached';
export const serverDidNotRespond =
  'The server did not respond. Check your connection. If it works, the site may be restarting.';

export const sessionEndsAt = (time: string): string => `Your session ends at ${time}. Save your work.`;
export const sessionEndsForGood = (time: string): string =>
  `Your session ends at ${time}. It cannot be extended: save your work and sign in again.`;
export const staySignedIn = 'Stay signed in';

export const logOutWithoutSaving = 'Log out without saving?';
export const draftsWillBeLost = 'Unsaved changes that were kept in this browser will be lost.';
export const logoutFailed = 'Failed to logout';
export const accessDenied = 'Access denied. Only authorized users can access this CMS.';

/** The name of a job in the place of a person's. */
export const automatic = (job: string): string => `${job} (automatic)`;
