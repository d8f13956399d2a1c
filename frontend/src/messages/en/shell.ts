// What stands outside the pages: files of the build and of the service worker have these texts.

export const needsScripts = 'This site needs JavaScript to show its pages.';

/** Of the app that a phone installs. */
export const appName = 'Majlis';
export const appDescription = 'A research and conference network';

export const noNetwork = 'There is no network';
export const hasNoCopy =
  'This page was not opened before, so there is no copy of it. Please try again once you are connected.';
export const tryAgain = 'Try again';
export const readableNow = 'What you can read now';
